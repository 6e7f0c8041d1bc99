import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readMail } from '../../../email-worker/read-mail.ts';
import { computeBookingKey } from '../../../email-worker/resolve/booking-key.ts';
import { compareReading, type StoredUnclaimedEvent } from './compare.ts';

const SAMPLE = new URL('../../../email-worker/fixtures/samples/hotel.eml', import.meta.url);
const reading = await readMail(new Uint8Array(readFileSync(SAMPLE)), {
  now: new Date('2027-05-08T12:00:00Z'),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
});
const [draft] = reading.drafts;
if (!draft) throw new Error('the sample has no booking');

const stored = (changes: Partial<StoredUnclaimedEvent> = {}): StoredUnclaimedEvent => ({
  id: 1,
  mail_id: 1,
  user_id: 1,
  booking_key: computeBookingKey(draft.identity) ?? null,
  kind: 'event',
  status: 'waiting',
  sequence: 0,
  title: draft.title,
  starts_at: Date.parse(draft.datetime ?? ''),
  time_zone: draft.timeZone,
  location: draft.location,
  event_type: draft.eventType,
  confidence: draft.confidence,
  needs_review: Number(draft.needsReview),
  ...changes,
});
const problem = { kind: 'problem', title: 'Your stay', starts_at: null, event_type: 'other' };

it('returns nothing if nothing changes', () => {
  expect(compareReading(reading, [stored()])).toEqual([]);
});

it('lists changed fields', () => {
  expect(compareReading(reading, [stored({ location: '', time_zone: 'UTC' })])).toEqual([
    expect.stringMatching(/^~ \[hotel\]/),
    '    zone: UTC → Europe/Lisbon',
    `    place:  → ${draft.location}`,
  ]);
});

it('lists added and removed events', () => {
  expect(compareReading(reading, [stored(problem)])).toEqual([
    expect.stringMatching(/^\+ \[hotel\]/),
    '- [problem] Your stay',
  ]);
  expect(compareReading({ ...reading, drafts: [] }, [stored(), stored(problem)])).toEqual([
    `- [event] ${draft.title}`,
  ]);
});

it('ignores edited and assigned events', () => {
  expect(compareReading(reading, [stored({ sequence: 1, title: 'Ours' })])).toEqual([]);
  expect(compareReading(reading, [stored({ status: 'added', location: 'Elsewhere' })])).toEqual([]);
});

it('ignores a booking that another email contains', () => {
  expect(compareReading(reading, [], [stored({ mail_id: 2, starts_at: 0 })])).toEqual([]);
  expect(compareReading(reading, [], [stored({ mail_id: 2, status: 'deleted' })])).toHaveLength(1);
});
