import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readMail } from '../../../email-worker/read-mail.ts';
import { computeBookingKey } from '../../../email-worker/resolve/booking-key.ts';
import { compareReading, type StoredCard } from './compare.ts';

const SAMPLE = new URL('../../../email-worker/fixtures/samples/hotel.eml', import.meta.url);
const reading = await readMail(new Uint8Array(readFileSync(SAMPLE)), {
  now: new Date('2027-05-08T12:00:00Z'),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
});
const [card] = reading.drafts;
if (!card) throw new Error('the sample has no booking');

const stored = (changes: Partial<StoredCard> = {}): StoredCard => ({
  id: 1,
  mail_id: 1,
  user_id: 1,
  booking_key: computeBookingKey(card.identity) ?? null,
  kind: 'event',
  status: 'waiting',
  sequence: 0,
  title: card.title,
  starts_at: Date.parse(card.datetime ?? ''),
  time_zone: card.timeZone,
  location: card.location,
  event_type: card.eventType,
  confidence: card.confidence,
  needs_review: Number(card.needsReview),
  ...changes,
});
const problem = { kind: 'problem', title: 'Your stay', starts_at: null, event_type: 'other' };

it('says nothing where nothing would change', () => {
  expect(compareReading(reading, [stored()])).toEqual([]);
});

it('says what would be another', () => {
  expect(compareReading(reading, [stored({ location: '', time_zone: 'UTC' })])).toEqual([
    expect.stringMatching(/^~ \[hotel\]/),
    '    zone: UTC → Europe/Lisbon',
    `    place:  → ${card.location}`,
  ]);
});

it('says what would come and what would go', () => {
  expect(compareReading(reading, [stored(problem)])).toEqual([
    expect.stringMatching(/^\+ \[hotel\]/),
    '- [problem] Your stay',
  ]);
  expect(compareReading({ ...reading, drafts: [] }, [stored(), stored(problem)])).toEqual([
    `- [event] ${card.title}`,
  ]);
});

it('leaves alone what somebody edited or assigned', () => {
  expect(compareReading(reading, [stored({ sequence: 1, title: 'Ours' })])).toEqual([]);
  expect(compareReading(reading, [stored({ status: 'assigned', location: 'Elsewhere' })])).toEqual([]);
});

it('knows a booking that another mail has told of since', () => {
  expect(compareReading(reading, [], [stored({ mail_id: 2, starts_at: 0 })])).toEqual([]);
  expect(compareReading(reading, [], [stored({ mail_id: 2, status: 'deleted' })])).toHaveLength(1);
});
