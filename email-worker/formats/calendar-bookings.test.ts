import { expect, it } from 'vitest';
import type { Message } from '../message.ts';
import { readCalendarBookings } from './calendar-bookings.ts';

const toMessage = (lines: string[]): Message => ({
  subject: 'Your calendar entry',
  delivery: 'direct',
  text: '',
  html: '',
  jsonLd: [],
  calendars: [
    [
      'BEGIN:VCALENDAR',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'DTSTART;TZID=Europe/Berlin:20270507T101500',
      'DTEND;TZID=Europe/Berlin:20270507T124000',
      ...lines,
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  ],
  passes: [],
  pdfs: [],
});
const read = (...lines: string[]) =>
  readCalendarBookings(toMessage(lines)).map(({ kind, from, to, place }) =>
    [kind, from?.name ?? place?.name, to?.name].filter(Boolean).join(' | '),
  );

it.each([
  ['Zugfahrt Kassel - Erfurt', 'train | Kassel | Erfurt'],
  ['Tågresa Lund - Kalmar', 'train | Lund | Kalmar'],
  ['Togrejse Odense - Esbjerg', 'train | Odense | Esbjerg'],
  ['Treinticket Breda – Venlo', 'train | Breda | Venlo'],
  ['Busreise Bergen - Voss', 'bus | Bergen | Voss'],
  ['Vliegreis Eindhoven - Porto', 'flight | Eindhoven | Porto'],
  ['Überfahrt Rostock - Gedser', 'ferry | Rostock | Gedser'],
  ['Train Lyon - Dijon', 'train | Lyon | Dijon'],
])('%s', (summary, wanted) => {
  expect(read(`SUMMARY:${summary}`)).toEqual([wanted]);
});

it.each([
  ['Tafelreservering De Vier Eiken', 'restaurant | Kade 5'],
  ['Hotelovernachting Zonnehof', 'hotel | Kade 5'],
  ['Team meeting Lyon - Dijon', 'activity | Kade 5'],
  ['Intercity Hotel Kassel', 'hotel | Kade 5'],
])('%s at its place', (summary, wanted) => {
  expect(read(`SUMMARY:${summary}`, 'LOCATION:Kade 5')).toEqual([wanted]);
});

it('reads the tracks of stops', () => {
  const [leg] = readCalendarBookings(
    toMessage([
      'SUMMARY:Treinreis Breda - Venlo',
      'LOCATION:Breda\\, spoor 7',
      'DESCRIPTION:Vertrek 10:15 Breda spoor 7\\nAankomst 12:40 Venlo spoor 2b',
    ]),
  );
  expect(leg).toMatchObject({
    kind: 'train',
    from: { name: 'Breda', terminal: 'spoor 7' },
    to: { name: 'Venlo', terminal: 'spoor 2b' },
  });
});
