import { expect, it } from 'vitest';
import type { Booking } from '../booking.ts';
import { applyFindings } from './check-with-rules.ts';

const TEXT =
  'Hotel Rosa, Roma. Check-in 12 June 2027 15:00. Check-out 14 June 2027. Museum, 13 June 2027 10:00';

const RULE: Booking = {
  kind: 'hotel',
  status: 'confirmed',
  source: 'text',
  name: 'Hotel Rosa',
  place: { name: 'Hotel Rosa', city: 'Roma' },
  start: { local: '2027-06-12T15:00', yearStated: true },
  end: { local: '2027-06-14', yearStated: true },
  people: [],
  details: [],
  evidence: { start: 'Check-in 12 June 2027 15:00', place: 'Hotel Rosa' },
};
const MODEL: Booking = { ...RULE, source: 'model' };
const MUSEUM: Booking = {
  ...RULE,
  kind: 'activity',
  name: 'Museum',
  place: { name: 'Museum' },
  start: { local: '2027-06-13T10:00', yearStated: true },
  evidence: { start: 'Museum, 13 June 2027 10:00', place: 'Museum' },
};
const apply = (booking: Booking, rules: Booking[], rejectedCount = 0) =>
  applyFindings({ bookings: [booking], rejectedCount }, rules, TEXT);

it('confirms what the rules read in the same way', () => {
  expect(apply(MODEL, [RULE])).toMatchObject([{ source: 'model', isConfirmed: true }]);
});

it.each<[string, Partial<Booking>, Partial<Booking>]>([
  ['another time', { start: { local: '2027-06-12T16:00', yearStated: true } }, {}],
  ['another end', { end: { local: '2027-06-15', yearStated: true } }, {}],
  ['an end that only the model has', {}, { end: undefined }],
  ['a weak answer', { isWeak: true }, {}],
  ['a weak rule', {}, { isWeak: true }],
  ['an ambiguous date', {}, { start: { ...RULE.start, ambiguous: true } }],
  [
    'a zone that only the model knows',
    { place: { name: 'Hotel Rosa' }, start: { ...RULE.start, zone: 'Europe/Rome' } },
    { place: { name: 'Hotel Rosa' } },
  ],
])('does not confirm with %s', (_, answer, rule) => {
  const [booking] = apply({ ...MODEL, ...answer }, [{ ...RULE, ...rule }]);
  expect(booking).toMatchObject({ source: 'model' });
  expect(booking?.isConfirmed).toBeUndefined();
});

it('replaces what the model was shown and did not find', () => {
  expect(apply(MODEL, [RULE, MUSEUM])).toHaveLength(1);
});

it('keeps all readings of the rules, marked as uncertain, if a part of the answer was rejected', () => {
  expect(apply(MODEL, [RULE, MUSEUM], 1)).toMatchObject([
    { name: 'Hotel Rosa' },
    { name: 'Museum', isWeak: true },
  ]);
});

it('keeps what the rules read from words that the model was not shown', () => {
  const unseen = { ...MUSEUM, evidence: { start: 'On page 9: 13 June 2027 10:00', place: '' } };
  expect(apply(MODEL, [RULE, unseen])).toMatchObject([
    { name: 'Hotel Rosa' },
    { name: 'Museum', isWeak: true },
  ]);
});
