import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';
import type { PlanKind } from '../plan.ts';
import { readPlan } from '../read-plan.ts';

/** Each proposal as start, title and reasons of a review. Rows are lines, and ` | ` stands between cells. */
async function list(table: string, separator = '\t', kind: PlanKind = 'text'): Promise<string[]> {
  const content = table.trim().replaceAll(' | ', separator);
  const context = { zone: 'UTC', now: new Date('2026-11-23T12:00:00Z'), events: [] };
  const { proposals } = await readPlan({ kind, content, context });
  return proposals.map(({ datetime, title, reviewReasons }) =>
    [datetime?.slice(0, 16) ?? '-', title, ...reviewReasons].join(' '),
  );
}

it.each([
  ['Day | Date | Time | What\nFri | 05/14/2027 | 4:30 PM | Arrival\nFri | 05/14/2027 | 7 PM | BBQ'],
  ['Date | Day | Time | What\n05/14/2027 | Fri | 4:30 PM | Arrival\n05/14/2027 | Fri | 7 PM | BBQ'],
  ['Tag | Datum | Uhrzeit | Was\nFr | 14.05.2027 | 16:30 | Arrival\nFr | 14.05.2027 | 19 Uhr | BBQ'],
  ['Wochentag | Termin | Uhrzeit | Was\nFr | 14.05.2027 | 16:30 | Arrival\nFr | 14.05.2027 | 19:00 | BBQ'],
  ['Jour | Date | Heure | Quoi\nven. | 14/05/2027 | 16h30 | Arrival\nven. | 14/05/2027 | 19h | BBQ'],
  ['Día | Fecha | Hora | Actividad\nvie | 14/05/2027 | 16:30 | Arrival\nvie | 14/05/2027 | 19:00 | BBQ'],
  ['Giorno | Data | Ora | Attività\nven | 14/05/2027 | 16:30 | Arrival\nven | 14/05/2027 | 19:00 | BBQ'],
  ['Dzień | Data | Godzina | Co\npt. | 14.05.2027 | 16:30 | Arrival\npt. | 14.05.2027 | 19:00 | BBQ'],
  ['曜日 | 日付 | 時間 | 内容\n金 | 2027/05/14 | 16:30 | Arrival\n金 | 2027/05/14 | 19:00 | BBQ'],
  ['Fri | 05/14/2027 | 4:30 PM | Arrival\nFri | 05/14/2027 | 7 PM | BBQ'],
])('takes the full dates of a table, whatever column stands first: %s', async (table) => {
  const events = ['2027-05-14T16:30 Arrival', '2027-05-14T19:00 BBQ'];
  expect(await list(table)).toEqual(events);
  expect(await list(table, ';', 'csv')).toEqual(events);
});

it('marks a weekday that disagrees with its date', async () => {
  const table = 'Day | Date | Time | What\nFri | 05/14/2027 | 4 PM | Arrival\nSun | 05/15/2027 | 9 AM | Hike';
  expect(await list(table)).toEqual(['2027-05-14T16:00 Arrival', '2027-05-15T09:00 Hike weekday-differs']);
});

it('reads columns by their cells, not only by their headings', async () => {
  expect(await list('When | Day | What\n16:30 | 14.05.2027 | Ankunft\n10:00 | 15.05.2027 | Kanu')).toEqual([
    '2027-05-14T16:30 Ankunft',
    '2027-05-15T10:00 Kanu',
  ]);
  const deadlines =
    'Day | Time | What | RSVP by\nSat | 10 AM | Canoe | 05/01/2027\nSun | 11 AM | Hike | 05/01/2027';
  expect(await list(deadlines)).toEqual([
    '2026-11-28T10:00 Canoe relative-date',
    '2026-11-29T11:00 Hike nearby-date',
  ]);
});

it('reads rows without a date, ditto marks and rows that hold only a day', async () => {
  const table = `
Day | Date | Time | What
Fri | 05/14/2027 | 4 PM | Arrival
 |  | 7 PM | BBQ
Sat |  | 9 AM | Hike
 | 05/16/2027 | 10 AM | Brunch
 | " | 2 PM | Canoe
 | TBD | 3 PM | Massage
Monday, May 17, 2027 |  |  | 
 |  | 11 AM | Checkout`;
  expect(await list(table)).toEqual([
    '2027-05-14T16:00 Arrival',
    '2027-05-14T19:00 BBQ',
    '2027-05-15T09:00 Hike nearby-date',
    '2027-05-16T10:00 Brunch',
    '2027-05-16T14:00 Canoe',
    '- Massage no-date maybe',
    '2027-05-17T11:00 Checkout',
  ]);
});

it.each([
  ['en', 'Date\tTime\tActivity\tGroup'],
  ['es', 'Fecha\tHora\tActividad\tGrupo'],
  ['de', 'Datum\tUhrzeit\tProgramm\tGruppe'],
])('takes groups in a column of their own for the people in %s', async (_, headings) => {
  const rows = ['2027-05-08\t09:00\tKayak\tSeniors', '2027-05-08\t10:00\tKayak\tJuniors'];
  const proposals = await readTestPlan([headings, ...rows].join('\n'));
  expect(proposals.map(({ attendees }) => attendees)).toEqual(['Seniors', 'Juniors']);
});
