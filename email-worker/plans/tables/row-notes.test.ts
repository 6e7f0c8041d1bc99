import { expect, it } from 'vitest';
import { readPlan } from '../read-plan.ts';

async function readRow(notes: string) {
  const content = `Date,Time,What,Notes\n2027-06-12,09:00,Museum,"${notes}"\n2027-06-13,10:00,Beach,`;
  const context = { zone: 'UTC', now: new Date('2027-05-01T12:00:00Z'), events: [] };
  const { proposals } = await readPlan({ kind: 'csv', content, context });
  const [first] = proposals;
  return { end: first?.endsAt?.slice(11, 16), people: first?.attendees, reasons: first?.reviewReasons };
}

it.each([
  ['an arrival', 'lands 14:25', { end: '14:25', people: '', reasons: [] }],
  ['a return', 'back 19:30', { end: '19:30', people: '', reasons: [] }],
  ['all whom it is for', 'only Ana, Ben, Cleo', { end: undefined, people: 'Ana, Ben, Cleo', reasons: [] }],
  ['whom it is for before the word', 'Jen and Mia only', { end: undefined, people: 'Jen, Mia', reasons: [] }],
  [
    'who does not come',
    'everyone except Ben',
    { end: undefined, people: 'Everyone except Ben', reasons: [] },
  ],
  ['who it is for', 'just Ollie + Freya', { end: undefined, people: 'Ollie, Freya', reasons: [] }],
  [
    'another time, which is doubtful',
    'moved to 13:30',
    { end: undefined, people: '', reasons: ['changed-later'] },
  ],
])('reads %s in the notes of a row', async (_, notes, expected) => {
  expect(await readRow(notes)).toEqual(expected);
});
