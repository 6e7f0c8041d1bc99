import { expect, it } from 'vitest';
import { EVENT_DEFAULTS } from '../../../worker/contract/events.ts';
import type { ReviewedEvent } from '../../../worker/contract/reviewed-event.ts';
import { findReviewErrors, REVIEW_FORM, toReviewBody, toReviewDraft } from './review-draft.ts';

const event: ReviewedEvent = {
  ...EVENT_DEFAULTS,
  title: 'Night train',
  datetime: '2026-11-01T06:30:45Z', // the second 1:30 of that night in New York
  timeZone: 'America/New_York',
  location: 'Penn Station',
  attendees: '',
};

it('shows local time and sends an unchanged time back exactly', () => {
  const draft = toReviewDraft(event);
  expect(draft.startsAt).toBe('2026-11-01T01:30');
  expect(toReviewBody({ ...draft, title: ' Train ' }, event)).toMatchObject({
    title: 'Train',
    datetime: event.datetime,
  });
  expect(toReviewBody({ ...draft, startsAt: '2026-11-01T02:30' }, event).datetime).toBe('2026-11-01T02:30');
  expect(toReviewBody({ ...draft, timeZone: 'America/Chicago' }, event).datetime).toBe('2026-11-01T01:30');
});

it('drops the end when the start is removed', () => {
  const draft = { ...toReviewDraft(event), endsAt: '2026-11-01T05:00' };
  expect(toReviewBody(draft, event).endsAt).toBe('2026-11-01T05:00');
  expect(toReviewBody({ ...draft, startsAt: '' }, event)).toMatchObject({ datetime: null, endsAt: null });
});

it('requires a title, and an end after the start', () => {
  const draft = toReviewDraft(event);
  expect(findReviewErrors({ ...draft, title: ' ' })).toHaveProperty('title');
  expect(findReviewErrors({ ...draft, endsAt: '2026-10-01T05:00' })).toHaveProperty('endsAt');
  expect(REVIEW_FORM.isSame(draft, { ...draft, title: 'Night train ' })).toBe(true);
});

it('asks who sees it in one question', () => {
  const toDraft = (attendees: string) => toReviewDraft({ ...event, audience: 'attendees', attendees });
  expect(toDraft('Ann')).toMatchObject({ visibility: 'only', attendees: 'Ann' });
  expect(toDraft('Everyone except Ann, Ben')).toMatchObject({ visibility: 'except', attendees: 'Ann, Ben' });
  const body = { attendees: 'Everyone except Ann, Ben', audience: 'attendees' };
  expect(toReviewBody(toDraft(body.attendees))).toMatchObject(body);
  expect(toReviewBody({ ...toDraft('Ann'), visibility: 'everyone' })).toMatchObject({
    attendees: 'Ann',
    audience: 'everyone',
  });
  expect(findReviewErrors({ ...toDraft('Ann'), attendees: ' ' })).toHaveProperty('attendees');
  expect(findReviewErrors(toDraft('Everyone'))).toEqual({});
});
