import { VOCABULARIES, type Vocabulary } from './vocabulary.ts';

/** An email with one booking, and the expected result. */
export interface GeneratedEmail {
  raw: Uint8Array;
  body: string;
  /** Local time, `YYYY-MM-DDTHH:mm`. */
  start: string;
  eventType: string;
}

type Rows = [label: string, value: string][];

/** Lines, table rows, headings, table columns and spans. */
const LAYOUTS: ((rows: Rows) => string)[] = [
  (rows) => rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
  (rows) => `<table>${rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`,
  (rows) => rows.map(([label, value]) => `<p><b>${label}</b><br>${value}</p>`).join(''),
  (rows) => `<table><tr>${rows.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${rows.map(([, value]) => `<td>${value}</td>`).join('')}</tr></table>`,
  (rows) => rows.map(([label, value]) => `<div><span>${label}:</span> <span>${value}</span></div>`).join(''),
]; // biome-ignore format: one line per layout

const STYLES: Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'full' },
  { dateStyle: 'long' },
  { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
];

/** Every combination of language, layout, date style and kind of booking. `seed` shifts dates and times. */
export function* generateEmails(seed: number): Generator<GeneratedEmail> {
  let count = seed;
  for (const [locale, words] of Object.entries(VOCABULARIES)) {
    for (const layout of LAYOUTS) {
      for (const style of STYLES) {
        for (const kind of [makeHotel, makeTable, makeTrain]) {
          count += 7;
          yield makeMail(locale, words, layout, style, kind, count);
        }
      }
    }
  }
}

interface Part {
  words: Vocabulary;
  day: (offset: number) => string;
  clock: (offset: number) => string;
}

function makeMail(
  locale: string,
  words: Vocabulary,
  layout: (rows: Rows) => string,
  style: Intl.DateTimeFormatOptions,
  kind: (part: Part) => { rows: Rows; eventType: string; hour: number },
  count: number,
): GeneratedEmail {
  const at = Date.UTC(2027, count % 12, 1 + (count % 26));
  const minute = ['00', '15', '30', '45'][count % 4] ?? '00';
  const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
  const part: Part = {
    words,
    day: (offset) => format.format(at + offset * 86_400_000),
    clock: (hour) => words.clock(hour, minute),
  };
  const { rows, eventType, hour } = kind(part);
  const made = layout(rows);
  const isMarkup = made.startsWith('<');
  const body = isMarkup
    ? `<h1>${words.subject}</h1><p>${words.confirmed}</p>${made}`
    : `${words.confirmed}\n\n${made}\n`;
  const head = `From: Vendor <v@vendor.example>\nSubject: ${words.subject}\nDate: Tue, 01 Dec 2026 10:00:00 +0100\nMIME-Version: 1.0\nContent-Type: text/${isMarkup ? 'html' : 'plain'}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n`;
  const start = `${new Date(at).toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:${minute}`;
  return { raw: new TextEncoder().encode(head + body), body, start, eventType };
}

const makeHotel = ({ words, day, clock }: Part) => ({
  eventType: 'hotel',
  hour: 15,
  rows: [
    [words.reference, 'K4X7PQ21'],
    ['Hotel', 'Hotel Aurora'],
    [words.checkIn, `${day(0)} ${clock(15)}`],
    [words.checkOut, `${day(2)} ${clock(11)}`],
    [words.address, `Main 12, ${words.city}`],
  ] satisfies Rows,
});

const makeTable = ({ words, day, clock }: Part) => ({
  eventType: 'restaurant',
  hour: 20,
  rows: [
    [words.restaurant, 'Casa Verde'],
    [words.date, day(0)],
    [words.time, clock(20)],
    [words.address, `Main 5, ${words.city}`],
    [words.reference, 'K4X7PQ22'],
  ] satisfies Rows,
});

const makeTrain = ({ words, day, clock }: Part) => ({
  eventType: 'transportation',
  hour: 9,
  rows: [
    [words.reference, 'K4X7PQ23'],
    [words.train, 'IC 123'],
    [words.from, words.stations[0]],
    [words.to, words.stations[1]],
    [words.date, day(0)],
    [words.departure, clock(9)],
    [words.arrival, clock(11)],
  ] satisfies Rows,
});
