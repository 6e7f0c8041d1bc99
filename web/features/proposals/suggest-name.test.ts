import { expect, it } from 'vitest';
import type { ReadEvent } from '../../../worker/contract/proposals.ts';
import type { PlanSource } from './plan-source.ts';
import { suggestName } from './suggest-name.ts';

const pasted = (text: string): PlanSource => ({ kind: 'text', content: text, text });
const file = (label: string): PlanSource => ({ ...pasted(''), label });
const at = (first: number) =>
  ({ location: '', timeZone: 'UTC', source: { lines: { first, last: first } } }) as ReadEvent;

it.each([
  ['WhatsApp Chat with Lisbon crew.txt', 'Lisbon crew'],
  ['WhatsApp Chat - Ski trip.txt', 'Ski trip'],
  ['Our_wedding.ics', 'Our wedding'],
  ['_chat.txt', undefined],
  ['Document (2).pdf', undefined],
  ['calendar.ics', undefined],
])('takes the name of a file: %s', (label, name) => {
  expect(suggestName(file(label), [])).toBe(name);
});

it.each([
  ['Lisbon weekend!!\n\nFriday\n7 pm dinner', 'Lisbon weekend'],
  ['# Ski trip\nFriday\n7 pm dinner', 'Ski trip'],
  ['Friday, June 12\n7 pm dinner\n9 pm drinks', undefined],
  ['Nora: the plan\nFriday\n7 pm dinner', undefined],
  ['So what are we doing?\nFriday\n7 pm dinner', undefined],
  ['Dinner tomorrow', undefined],
  ['Lisbon trip, June 12–14\n\nFriday\n7 pm dinner', 'Lisbon trip'],
  ['SALVADOR 12-15 novembro (sex a seg)\n\nSEX\nvoo 06h10', 'Salvador'],
  ['Klassenfahrt nach Sylt vom 7. bis 10. Juni\n\nMontag\n6.45 Uhr Treffpunkt', 'Klassenfahrt nach Sylt'],
  ['Samstag, 12. Juni\n19 Uhr Essen\n21 Uhr Bar', undefined],
  ['vendredi 11 juin\n19h dîner\n21h bar', undefined],
  ['So what a trip\nFriday\n7 pm dinner', 'So what a trip'],
  ['12 June\n7 pm dinner\n9 pm drinks', undefined],
  ['Sat\n7 pm dinner\n9 pm drinks', undefined],
])('takes a heading: %j', (text, name) => {
  expect(suggestName(pasted(text), [])).toBe(name);
});

it.each([
  ['[6/1/27, 8:14:22 PM] Jess 💃 created group “NASHVEGAS 🤠”', 'Nashvegas 🤠'],
  ['‎[12.05.27, 18:33:10] Jonas hat die Gruppe „Hüttenwochenende“ erstellt.', 'Hüttenwochenende'],
  ['03/08/2027 19:05 - Rita criou o grupo "Porto em agosto"', 'Porto em agosto'],
  ['6/1/27, 8:15 PM - Jess: I call it “the big one”', undefined],
  ['Jess said “yes”', undefined],
])('takes the name of the group of a chat: %s', (note, name) => {
  const text = `[6/1/27, 8:14:22 PM] Messages are encrypted.\n${note}\n6/1/27, 8:16 PM - Ann: dinner at 8`;
  expect(suggestName(pasted(text), [])).toBe(name);
});

it('takes no line that an event was read from', () => {
  expect(suggestName(pasted('Friday\n7 pm dinner\n9 pm drinks'), [at(1)])).toBeUndefined();
  expect(suggestName(pasted('\nWeekend away\n7 pm dinner\n9 pm drinks'), [at(3)])).toBe('Weekend away');
  expect(suggestName(undefined, [])).toBeUndefined();
});

const inPlace = (location: string, datetime: string | null = '2027-03-05T18:00:00.000Z') =>
  ({ location, datetime, timeZone: 'Europe/Lisbon', source: { lines: { first: 2, last: 2 } } }) as ReadEvent;

it.each([
  [
    'Friday March 5',
    ['Casa do Bairro, Lisbon', 'Rua Nova 3, Lisbon', 'Palácio, Sintra'],
    'Lisbon, March 2027',
  ],
  ['Freitag, 5. März', ['Zum Hirsch, Köln', 'Dom, Köln'], 'Köln, März 2027'],
  ['Friday March 5', ['Casa do Bairro, Lisbon', 'Palácio, Sintra'], undefined],
  ['Friday March 5', ['Casa do Bairro, Lisbon', 'Rua, Lisbon', 'Palácio, Sintra', 'Vila, Sintra'], undefined],
  ['Friday March 5', ['Lisbon', 'Lisbon'], undefined],
])('takes the town of most events, and their month: %s %j', (day, places, name) => {
  const events = places.map((location) => inPlace(location));
  expect(suggestName(pasted(`${day}\n7 pm dinner\n9 pm drinks`), events)).toBe(name);
});

it('names no month of events without a date', () => {
  const events = [inPlace('Casa do Bairro, Lisbon', null), inPlace('Rua Nova 3, Lisbon', null)];
  expect(suggestName(pasted('7 pm dinner\n9 pm drinks\n10 pm bar'), events)).toBeUndefined();
});

const CHAT =
  'Ana: omg lisbon is happening\nBen: yes\nAna: land friday may 14 at 3:40 pm\nAna: flight home 11:25 from LIS';

const inZone = (timeZone: string, line: number) =>
  ({
    location: '',
    datetime: '2027-05-14T14:40:00.000Z',
    timeZone,
    source: { lines: { first: line, last: line } },
  }) as ReadEvent;

it.each([
  ['of the talk', CHAT, [inZone('America/New_York', 3), inZone('Europe/Lisbon', 4)], 'Lisbon, May 2027'],
  ['nobody names', CHAT, [inZone('America/New_York', 3), inZone('Europe/Madrid', 4)], undefined],
  [
    'only a flight starts in',
    'Ana: yes\nAna: party friday 7 pm\nBen: my flight from Lisbon lands at 3',
    [inZone('America/New_York', 2), inZone('Europe/Lisbon', 3)],
    undefined,
  ],
  [
    'with another',
    `Mia: from new york with love\n${CHAT}`,
    [inZone('America/New_York', 4), inZone('Europe/Lisbon', 5)],
    undefined,
  ],
])('takes a town in a chat without addresses: one %s', (_, text, events, name) => {
  expect(suggestName(pasted(text), events)).toBe(name);
});
