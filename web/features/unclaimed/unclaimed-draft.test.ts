import { expect, it } from 'vitest';
import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import {
  findUnclaimedErrors,
  isSameUnclaimedDraft,
  toUnclaimedBody,
  toUnclaimedDraft,
} from './unclaimed-draft.ts';

const card = {
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

it('shows the wall clock of the place and sends an untouched time back exactly', () => {
  const draft = toUnclaimedDraft(card);
  expect(draft.starts).toBe('2026-11-01T01:30');
  expect(toUnclaimedBody({ ...draft, title: ' Train ' }, card)).toMatchObject({
    title: 'Train',
    datetime: card.datetime,
  });
  expect(toUnclaimedBody({ ...draft, starts: '2026-11-01T02:30' }, card).datetime).toBe('2026-11-01T02:30');
  expect(toUnclaimedBody({ ...draft, timeZone: 'America/Chicago' }, card).datetime).toBe('2026-11-01T01:30');
});

it('takes the end away with the beginning', () => {
  const draft = { ...toUnclaimedDraft(card), ends: '2026-11-01T05:00' };
  expect(toUnclaimedBody(draft, card).endsAt).toBe('2026-11-01T05:00');
  expect(toUnclaimedBody({ ...draft, starts: '' }, card)).toMatchObject({ datetime: null, endsAt: null });
});

it('needs a title, and an end after the start', () => {
  expect(findUnclaimedErrors({ ...toUnclaimedDraft(card), title: ' ' })).toHaveProperty('title');
  expect(findUnclaimedErrors({ ...toUnclaimedDraft(card), ends: '2026-10-01T05:00' })).toHaveProperty(
    'endsAt',
  );
  expect(
    isSameUnclaimedDraft(toUnclaimedDraft(card), { ...toUnclaimedDraft(card), title: 'Night train ' }),
  ).toBe(true);
});
