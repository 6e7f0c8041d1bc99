import { describe, expect, it } from 'vitest';
import type { Booking } from '../../booking.ts';
import { COMMON } from '../../fixtures/text/common.ts';
import { COMMON_MORE } from '../../fixtures/text/common-more.ts';
import { FAR } from '../../fixtures/text/far.ts';
import { FRESH } from '../../fixtures/text/fresh.ts';
import { FRESH_LAST } from '../../fixtures/text/fresh-last.ts';
import { FRESH_MORE } from '../../fixtures/text/fresh-more.ts';
import { JOURNEYS } from '../../fixtures/text/journeys.ts';
import { MORE } from '../../fixtures/text/more.ts';
import { NOTHING } from '../../fixtures/text/nothing.ts';
import { ODD } from '../../fixtures/text/odd.ts';
import { OTHERS } from '../../fixtures/text/others.ts';
import { PARTS } from '../../fixtures/text/parts.ts';
import type { TextSample } from '../../fixtures/text/sample.ts';
import { SHORT } from '../../fixtures/text/short.ts';
import { SINGLE_SHAPES } from '../../fixtures/text/single-shapes.ts';
import { STAYS } from '../../fixtures/text/stays.ts';
import { VISITS } from '../../fixtures/text/visits.ts';
import { WILD } from '../../fixtures/text/wild.ts';
import { WILD_RIDES } from '../../fixtures/text/wild-rides.ts';
import { WILDER } from '../../fixtures/text/wilder.ts';
import type { Message } from '../../message.ts';
import { readTextBookings } from './text-bookings.ts';

const toMessage = ({ subject, sent, from, delivery, text }: TextSample): Message => ({
  subject,
  from: { name: from ?? 'Vendor', address: 'mail@vendor.example' },
  sentAt: new Date(`${sent}T10:00:00Z`),
  delivery: delivery ?? 'direct',
  text,
  html: '',
  jsonLd: [],
  calendars: [],
  passes: [],
  pdfs: [],
});

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

const check = (sample: TextSample) => {
  const found = readTextBookings(toMessage(sample));
  expect(found.map((booking, i) => toExpectLine(booking, sample.expect[i] ?? ''))).toEqual(sample.expect);
  for (const { evidence } of found) {
    expect(evidence?.start).toBeTruthy();
    expect(`${sample.text}\n${sample.subject}`).toContain(evidence?.start);
    expect(sample.text).toContain(evidence?.place);
  }
};

describe('stays', () => {
  it.each(STAYS)('$name', check);
});

describe('journeys', () => {
  it.each(JOURNEYS)('$name', check);
});

describe('tables, tickets, cars and rides', () => {
  it.each(OTHERS)('$name', check);
});

describe('unusual layouts and false positives', () => {
  it.each([...MORE, ...SHORT, ...ODD])('$name', check);
});

describe('emails as vendors write them', () => {
  it.each([
    ...WILD,
    ...WILD_RIDES,
    ...WILDER,
    ...FAR,
    ...FRESH,
    ...FRESH_MORE,
    ...FRESH_LAST,
    ...COMMON,
    ...COMMON_MORE,
    ...SINGLE_SHAPES,
    ...VISITS,
    ...PARTS,
  ])('$name', check);
});

describe('emails that confirm nothing', () => {
  it.each(NOTHING)('$name', check);
});
