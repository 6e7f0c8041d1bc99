import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

const list = async (text: string) =>
  (await readTestPlan(text)).map(({ datetime, endsAt, title, location, attendees }) =>
    [datetime?.slice(8, 16), endsAt?.slice(11, 16), title, location, attendees].filter(Boolean).join(' '),
  );

const READ = ['12T19:30 Dinner La Mar Anna', '13T11:00 Brunch Rosa’s'];
const ROWS = [
  ['Date', 'Time', 'What', 'Where', 'Who'],
  ['12/06/2027', '19:30', 'Dinner', 'La Mar', 'Anna'],
  ['13/06/2027', '11:00', 'Brunch', 'Rosa’s', ''],
];

const join = (separator: string) => ROWS.map((row) => row.join(separator));

it.each([
  ['semicolons and quotes', ROWS.map((row) => row.map((cell) => `"${cell}"`).join(';'))],
  ['tabs and quotes', ROWS.map((row) => row.map((cell) => cell && `"${cell}"`).join('\t'))],
  ['pipes without a frame', join(' | ')],
  ['pipes and an empty first cell', join(' | ').map((row, at) => (at ? ` | ${row}` : `No. | ${row}`))],
  [
    'spaces',
    ROWS.map((row) =>
      row
        .map((cell) => cell.padEnd(13))
        .join('')
        .trimEnd(),
    ),
  ],
  ['signs beside headings', ROWS.map((row, at) => row.map((cell) => (at ? cell : `📍 ${cell}`)).join('\t'))],
])('reads a table with %s', async (_, lines) => {
  expect(await list(lines.join('\n'))).toEqual(READ);
});

it('keeps the headings of a table for rows below another day', async () => {
  const rows = ROWS.map(([, ...cells]) => cells.join('\t'));
  const lines = [rows[0], 'Saturday 12 June', rows[1], '', 'Sunday 13 June', rows[2]];
  expect(await list(lines.join('\n'))).toEqual(READ);
});

it('reads a ditto mark in a table with tabs', async () => {
  const lines = ['Date\tTime\tWhat\tWhere', '12/06/2027\t19:30\tDinner\tLa Mar', '"\t21:00\tParty\t"'];
  expect(await list(lines.join('\n'))).toEqual(['12T19:30 Dinner La Mar', '12T21:00 Party La Mar']);
});

it('reads hours with a dash in a cell', async () => {
  const lines = ['Date\tTime\tWhat', '12/06/2027\t15-17\tMuseum', '12/06/2027\t19–21\tDinner'];
  expect(await list(lines.join('\n'))).toEqual(['12T15:00 17:00 Museum', '12T19:00 21:00 Dinner']);
});
