import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

const list = async (text: string) =>
  (await readTestPlan(text)).map(({ datetime, title, location }) =>
    [datetime?.slice(8, 16), title, location].filter(Boolean).join(' '),
  );

it.each([
  ['entities', '19:30&nbsp;Dinner &amp; drinks'],
  ['breaks of HTML', '19:30 Dinner & drinks<br>'],
  ['breaks of Markdown', '19:30 Dinner & drinks\\'],
  ['signs without width', '\u200e19:30 Din\u00adner &\u200b drinks'],
  ['spaces of other widths', '\u00a019:30\u202fDinner & drinks\u00a0'],
  ['other colons', '19∶30 Dinner & drinks'],
  ['minutes behind an apostrophe', "19'30 Dinner & drinks"],
  ['wide digits', '１９：３０ Dinner & drinks'],
  ['tabs behind signs of lists', '•\t19:30 Dinner & drinks'],
  ['no space behind signs of lists', '-19:30 Dinner & drinks'],
  ['signs of lists from fonts', '\uf0b7 19:30 Dinner & drinks'],
  ['numbers in brackets', '(1) 19:30 Dinner & drinks'],
  ['letters', 'a) 19:30 Dinner & drinks'],
  ['numbers in circles', '① 19:30 Dinner & drinks'],
  ['numbers on keys', '1\uFE0F\u20E3 19:30 Dinner & drinks'],
])('reads lines with %s', async (_, line) => {
  expect(await list(`Saturday 12 June\n${line}`)).toEqual(['12T19:30 Dinner & drinks']);
});

it('reads heads of chats with spaces at their ends and hidden signs', async () => {
  const chat = ['[12/06/2027, 09:03:22] Anna: Train Monday 11:00  ', '[12/06/2027, 09:05:00] Jan: ok '];
  const plain = await list(chat.join('\n').replace(/ +$/gm, ''));
  expect(plain).toEqual(['14T11:00 Train']);
  expect(await list(chat.map((line) => `\u200e${line.replace(' ', '\u00a0')}`).join('\n'))).toEqual(plain);
});

it('joins what belongs together where an empty line stands below each line', async () => {
  const plan = [
    'Saturday 12 June',
    '19:30 Dinner',
    '📍 La Mar',
    '',
    'Sunday 13 June',
    '11:00 Brunch',
    '📍 Rosa’s',
  ];
  const read = await list(plan.join('\n'));
  expect(read).toEqual(['12T19:30 Dinner La Mar', '13T11:00 Brunch Rosa’s']);
  expect(await list(plan.join('\n\n'))).toEqual(read);
});

it('reads rows of a table with empty lines between them', async () => {
  const rows = ['Date;Time;What;Where', '12/06/2027;19:30;Dinner;La Mar', '13/06/2027;11:00;Brunch;Rosa’s'];
  const more = [
    '13/06/2027;15:00;Museum;Tate',
    '14/06/2027;9:00;Train;Station',
    '14/06/2027;12:00;Lunch;Home',
  ];
  const read = await list([...rows, ...more].join('\n\n'));
  expect(read.slice(0, 2)).toEqual(['12T19:30 Dinner La Mar', '13T11:00 Brunch Rosa’s']);
});
