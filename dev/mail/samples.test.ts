import { describe, expect, it } from 'vitest';
import type { Booking } from '../../email-worker/booking.ts';
import { LANGUAGES } from '../../email-worker/languages/languages.ts';
import { readTextBookings } from '../../email-worker/text/decide/text-bookings.ts';
import { readTextSamples, type TextSample } from './read-samples.ts';

const samples = readTextSamples();

/** A booking in the format of `TextSample.expect`. */
function toExpectLine(booking: Booking, wanted: string): string {
  const { iata, name, street, city } = booking.place ?? booking.from ?? {};
  const where = [iata, name, street, city].filter(Boolean).join(', ');
  const place = wanted.split(' ').slice(2).join(' ');
  const unsure = booking.start.ambiguous || booking.isWeak ? '?' : '';
  return [`${booking.kind} ${booking.start.local}${unsure}`, where.includes(place) ? place : `[${where}]`]
    .filter(Boolean)
    .join(' ');
}

describe.each([...Map.groupBy(samples, ({ name }) => name.split('/')[0] ?? '')])('%s', (_, own) => {
  it.each(own.map((sample): [string, TextSample] => [sample.name, sample]))(
    '%s',
    (_, { message, ...sample }) => {
      const found = readTextBookings(message);
      expect(found.map((booking, i) => toExpectLine(booking, sample.expect[i] ?? ''))).toEqual(sample.expect);
      for (const { evidence, trace } of found) {
        expect(evidence?.start).toBeTruthy();
        expect(`${message.text}\n${message.subject}`).toContain(evidence?.start);
        expect(message.text).toContain(evidence?.place);
        expect(trace?.rules).not.toEqual([]);
      }
    },
  );
});

it('has samples of every language', () => {
  const languages = new Set(samples.map(({ name }) => name.split('/')[0]));
  expect(LANGUAGES.map(({ code }) => code).filter((code) => !languages.has(code))).toEqual([]);
});
