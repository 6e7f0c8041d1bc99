import { expect, it } from 'vitest';
import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import {
  findUnclaimedErrors,
  isSameUnclaimedDraft,
  toUnclaimedBody,
  toUnclaimedDraft,
} from './unclaimed-draft.ts';

const event = {
  id: 1,
  kind: 'event',
  title: 'Night train',
  description: '',
  datetime: '2026-11-01T06:30:45Z', // the second 1:30 of that night in New York
  endsAt: null,
  timeZone: 'America/New_York',
  location: 'Penn Station',
  attendees: '',
  eventType: 'transportation',
} as UnclaimedEvent;

it('shows local time and sends an unchanged time back exactly', () => {
  const draft = toUnclaimedDraft(event);
  expect(draft.startsAt).toBe('2026-11-01T01:30');
  expect(toUnclaimedBody({ ...draft, title: ' Train ' }, event)).toMatchObject({
    title: 'Train',
    datetime: event.datetime,
  });
  expect(toUnclaimedBody({ ...draft, startsAt: '2026-11-01T02:30' }, event).datetime).toBe(
    '2026-11-01T02:30',
  );
  expect(toUnclaimedBody({ ...draft, timeZone: 'America/Chicago' }, event).datetime).toBe('2026-11-01T01:30');
});

it('drops the end when the start is removed', () => {
  const draft = { ...toUnclaimedDraft(event), endsAt: '2026-11-01T05:00' };
  expect(toUnclaimedBody(draft, event).endsAt).toBe('2026-11-01T05:00');
  expect(toUnclaimedBody({ ...draft, startsAt: '' }, event)).toMatchObject({ datetime: null, endsAt: null });
});

it('requires a title, and an end after the start', () => {
  const draft = toUnclaimedDraft(event);
  expect(findUnclaimedErrors({ ...draft, title: ' ' })).toHaveProperty('title');
  expect(findUnclaimedErrors({ ...draft, endsAt: '2026-10-01T05:00' })).toHaveProperty('endsAt');
  expect(isSameUnclaimedDraft(draft, { ...draft, title: 'Night train ' })).toBe(true);
});
