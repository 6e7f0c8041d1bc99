import { expect, it } from 'vitest';
import { readPlanFile, toPastedPlan } from './plan-source.ts';

const toFile = (name: string, content: BlobPart, type = '') => new File([content], name, { type });

it('recognizes what is pasted', () => {
  expect(toPastedPlan('Friday\n7 pm dinner')).toMatchObject({ kind: 'text' });
  expect(toPastedPlan('\nBEGIN:VCALENDAR\n')).toMatchObject({ kind: 'ics' });
  expect(toPastedPlan('{"format": "foldout-itinerary"}')).toMatchObject({ kind: 'json' });
  expect(toPastedPlan(' \n')).toEqual({ problem: 'Paste your plan, or choose a file.' });
  expect(toPastedPlan('ä'.repeat(140_000))).toEqual({
    problem: 'This text is too large. Add up to 256 KB at a time.',
  });
});

it('reads files by their ending, else by their type', async () => {
  expect(await readPlanFile(toFile('Trip.ICS', 'BEGIN:VCALENDAR'))).toEqual({
    kind: 'ics',
    label: 'Trip.ICS',
    content: 'BEGIN:VCALENDAR',
    text: 'BEGIN:VCALENDAR',
  });
  expect(await readPlanFile(toFile('shared', 'a,b', 'text/csv; charset=utf-8'))).toMatchObject({
    kind: 'csv',
  });
  expect(await readPlanFile(toFile('plan.pdf', new Uint8Array([37, 80, 68, 70])))).toEqual({
    kind: 'pdf',
    label: 'plan.pdf',
    content: 'JVBERg==',
  });
});

it('reads the encodings of spreadsheets', async () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0x44, 0, 0xe9, 0]);
  const windows = new Uint8Array([0x44, 0xe9]);
  expect(await readPlanFile(toFile('a.csv', utf16))).toMatchObject({ content: 'Dé' });
  expect(await readPlanFile(toFile('a.csv', windows))).toMatchObject({ content: 'Dé' });
});

it.each([
  ['plan.xlsx', 'x', /Copy the cells/],
  ['plan.docx', 'x', /copy the text/],
  ['IMG_1.HEIC', 'x', /Images can't be read/],
  ['plan.zip', 'x', /can't read this kind of file/],
  ['plan.txt', '', /empty/],
  ['plan.txt', 'x'.repeat(256 * 1024 + 1), /256 KB/],
])('says why it does not read %s', async (name, content, problem) => {
  expect(await readPlanFile(toFile(name, content))).toEqual({ problem: expect.stringMatching(problem) });
});
