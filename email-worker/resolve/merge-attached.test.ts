import { expect, it } from 'vitest';
import type { Booking } from '../booking.ts';
import { mergeAttached } from './merge-attached.ts';

const book = (facts: Partial<Booking> & { at: string }): Booking => {
  const { at, ...rest } = facts;
  return {
    kind: 'train',
    status: 'confirmed',
    source: 'text',
    start: { local: at, yearStated: true },
    people: [],
    details: [],
    ...rest,
  };
};
const train = book({
  at: '2028-01-15T07:20',
  source: 'pdf',
  from: { name: 'Chicago' },
  to: { name: 'Ann Arbor' },
  end: { local: '2028-01-15T13:49', yearStated: true },
  confirmation: '7F21A9',
});
const vague = { kind: 'activity', isWeak: true, name: 'Trip', people: ['Robin Vale'] } as const;

it.each([
  [
    'the day, with the same number',
    { ...vague, people: ['Robin Vale'], at: '2028-01-15', confirmation: '7f-21a9' },
  ],
  ['the start', { ...vague, people: ['Robin Vale'], at: '2028-01-15T07:20' }],
  ['the arrival', { ...vague, people: ['Robin Vale'], at: '2028-01-15T13:49' }],
])('takes a vague mention of %s for the journey in the file', (_, mention) => {
  const [only, ...more] = mergeAttached([book(mention)], [train]);
  expect(more).toEqual([]);
  expect(only).toMatchObject({ kind: 'train', source: 'pdf', people: ['Robin Vale'] });
  expect(only?.name).toBeUndefined();
  expect(only?.isWeak).toBeFalsy();
});

it.each([
  ['the day, without a number', { ...vague, people: [], at: '2028-01-15' }],
  ['another time', { ...vague, people: [], at: '2028-01-15T20:00', confirmation: '7F21A9' }],
  ['a cancelled one', { ...vague, people: [], at: '2028-01-15T07:20', status: 'cancelled' as const }],
  ['a sure table', { kind: 'restaurant' as const, name: 'Lupa', at: '2028-01-15T07:20' }],
])('keeps %s apart', (_, other) => {
  expect(mergeAttached([book(other)], [train])).toHaveLength(2);
});

it('prefers a sure reading, whichever side has it', () => {
  const unsure = book({ at: '2028-01-15T09:20', from: train.from, to: train.to, isWeak: true });
  expect(mergeAttached([unsure], [train])).toMatchObject([{ start: { local: '2028-01-15T07:20' } }]);
  expect(mergeAttached([{ ...train, source: 'text' }], [{ ...unsure, source: 'pdf' }])).toMatchObject([
    { start: { local: '2028-01-15T07:20' } },
  ]);
  expect(mergeAttached([unsure], [train])[0]?.start.ambiguous).toBeUndefined();
});
