import { expect, it } from 'vitest';
import { readPlan } from '../read-plan.ts';
import { writeDayLists } from './day-lists.ts';

it('writes lists of days as ranges, and leaves times', () => {
  expect(writeDayLists('27/28/29 Aug')).toBe('27 - 29 Aug');
  expect(writeDayLists('5, 6 y 7 de marzo')).toBe('5 - 7 de marzo');
  expect(writeDayLists('Klausur 20./21.5.')).toBe('Klausur 20.5. - 21.5.');
  expect(writeDayLists('uscita 22-23/1')).toBe('uscita 22.1. - 23.1.');
  expect(writeDayLists('22 a 25/7')).toBe('22.7. - 25.7.');
  expect(writeDayLists('Reise 17.-19.09.2027')).toBe('Reise 17.09.2027 - 19.09.2027');
  expect(writeDayLists('vr 18 t/m zo 20 juni')).toBe('vr 18 t/m 20 juni');
  expect(writeDayLists('3/6-7の旅')).toBe('3月6日 - 3月7日の旅');
  for (const other of ['9-11.30 Workshop', '5/6 people', '10 - 12 Uhr', '3, 4 and 5 beers', '21-3/4'])
    expect(writeDayLists(other)).toBe(other);
});

it('takes a dotted pair behind another weekday for a time', async () => {
  const context = { zone: 'UTC', now: new Date('2027-08-01T12:00:00Z'), events: [] };
  const content = 'Weekend 27.-29.8.\nFreitag 19.08 Ankunft Bahnhof\nFreitag 27.08 Treffen';
  const { proposals } = await readPlan({ kind: 'text', content, context });
  expect(proposals.map(({ datetime }) => datetime)).toEqual([
    '2027-08-27T19:08:00.000Z',
    '2027-08-27T12:00:00.000Z',
  ]);
});
