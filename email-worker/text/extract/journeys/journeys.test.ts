import { describe, expect, it } from 'vitest';
import { TEXT_ONLY } from '../../../testing/text-only.ts';
import { parseMailText } from '../../label/mail-text.ts';
import { readJourneys } from './journeys.ts';
import { LEG_RULES } from './leg-rules.ts';

/** What a text is read as: the rule, the type, the start and the stops. */
function readLegs(text: string): string[] {
  const mail = parseMailText({
    subject: 'Hello',
    sentAt: new Date('2027-04-05T10:00:00Z'),
    delivery: 'direct',
    text,
    ...TEXT_ONLY,
  });
  return readJourneys(mail).map(({ trace, kind, start, from, to }) =>
    [
      trace?.rules.join(' '),
      kind,
      start.local,
      from?.iata ?? from?.name ?? '?',
      to?.iata ?? to?.name ?? '?',
    ].join(' '),
  );
}

const NONE: string[] = [];

/** For each rule texts that it applies to, then texts that lack what it asks for. */
const EXAMPLES: Record<string, [string, string[]][]> = {
  'leg.codes': [
    ['1 May 2027\nLIS 10:00\nPDL 11:30', ['leg.codes flight 2027-05-01T10:00 LIS PDL']],
    [
      '1 May 2027\nLisbon (LIS) 10:00\nPonta Delgada (PDL) 11:30',
      ['leg.codes flight 2027-05-01T10:00 LIS PDL'],
    ],
    // No day, and letters that are not an airport.
    ['LIS 10:00\nPDL 11:30', NONE],
    ['1 May 2027\nFAQ 10:00\nVAT 11:30', NONE],
  ],
  'leg.number': [
    [
      'Your flight TP 1865\nDate: 1 May 2027\nDeparts: 10:00 Lisbon',
      ['leg.number flight 2027-05-01T10:00 Lisbon ?'],
    ],
    ['Train IC 512\nDate: 1 May 2027\nDeparts: 10:00 Leeds', ['leg.number train 2027-05-01T10:00 Leeds ?']],
    // A number that no stop belongs to, and a stop without a number.
    ['Call IC 512 on 1 May 2027 at 10:00', NONE],
    ['Your flight\nDate: 1 May 2027\nDeparts: 10:00 Lisbon', NONE],
  ],
  'leg.labels': [
    [
      '1 May 2027\nDeparts: Leeds 10:00\nArrives: York 10:40',
      ['leg.labels train 2027-05-01T10:00 Leeds York'],
    ],
    // Labels without stops, and without an arrival.
    ['1 May 2027\nDeparts: 10:00\nArrives: 10:40', NONE],
    ['1 May 2027\nFrom: Leeds\nTo: York\nDeparts: 10:00', NONE],
  ],
  'leg.mode': [
    ['Your train\n1 May 2027\n10:00 Leeds\n10:40 York', ['leg.mode train 2027-05-01T10:00 Leeds York']],
    ['Your bus\n1 May 2027, 10:00\nLeeds → York', ['leg.mode bus 2027-05-01T10:00 Leeds York']],
    // Not about travel, and a flight without an arrival.
    ['Your tour\n1 May 2027\n10:00 Meeting point\n11:00 Castle', NONE],
    ['Your flight\n1 May 2027\nFrom: Leeds\nTo: York\nDeparts: 10:00', NONE],
  ],
  'leg.times': [
    [
      '1 May 2027\nLeeds → York\nDeparts 10:00\nArrives 10:40',
      ['leg.times train 2027-05-01T10:00 Leeds York'],
    ],
    // Two times that no label calls a departure and an arrival.
    ['1 May 2027\nLeeds → York\n10:00\n10:40', NONE],
  ],
};

describe.each(Object.entries(EXAMPLES))('%s', (_, examples) => {
  it.each(examples)('reads %j as %j', (text, legs) => {
    expect(readLegs(text)).toEqual(legs);
  });
});

it('has examples for each rule', () => {
  expect(LEG_RULES.map(({ id }) => id)).toEqual(Object.keys(EXAMPLES));
});
