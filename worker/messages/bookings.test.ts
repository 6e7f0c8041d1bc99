import { expect, it } from 'vitest';
import { BOOKING_WORDS, type BookingWords, fillWords } from './bookings.ts';

const listPlaceholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

it.each(Object.entries(BOOKING_WORDS))('has the same placeholders in %s as in English', (_, words) => {
  const list = ({ details, ...rest }: BookingWords) =>
    Object.entries({ ...rest, ...details }).map(([key, text]) => [key, ...listPlaceholders(text)]);
  expect(list(words)).toEqual(list(BOOKING_WORDS.en));
});

it('fills placeholders once', () => {
  expect(fillWords('{what} to {to}', { what: '{to}', to: 'Rome' })).toBe('{to} to Rome');
});
