import { expect, it } from 'vitest';
import type { PlanKind } from '../../email-worker/plans/plan.ts';
import { readPlan } from '../../email-worker/plans/read-plan.ts';
import { countWork } from '../mail/hostile/count-work.ts';

const CONTEXT = { zone: 'Europe/Lisbon', now: new Date('2027-05-03T09:00:00Z'), events: [] };
const SMALL_SIZE = 8 * 1024;
/** Work of 32 times the size grows by 44 with n log n, and by 1,000 if it is quadratic. */
const MAX_GROWTH = 48;
/** Work of a plan without content. */
const BASE = 200_000;
/**
 * Units that reading any plan of 256 KB may take. The most expensive ones take 130 ms of CPU for 30 million, measured in
 * Node on the slow machine of docs/plan-accuracy.md.
 */
const MAX_WORK = 60_000_000;
const FULL_SIZE = 255 * 1024;

const fill = (piece: string, size: number): string =>
  piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
const calendar = (body: string) => `BEGIN:VCALENDAR\n${body}\n`;
const rule = (text: string) =>
  `BEGIN:VEVENT\nDTSTART:19900612T100000\nRRULE:${text}\nSUMMARY:x\nEND:VEVENT\n`;

/** Plans by what they attack, each of about `size` bytes. */
const INPUTS: Record<string, [PlanKind, (size: number) => string]> = {
  'lines of events': ['text', (size) => fill('12 June 2027 10:00 Dinner at the harbor\n', size)],
  'lines of days': ['text', (size) => fill('Monday in the old town by the sea\n', size)],
  'lines of words': ['text', (size) => fill('lorem ipsum dolor sit amet consectetur\n', size)],
  'lines of numbers': ['text', (size) => fill('1 2/3.4:5 6.7. 8h 9 pm 10-11 12.12. +1\n', size)],
  'lines of labels': [
    'text',
    (size) =>
      fill('Date: the day of the boat\nWhere: some place by the sea\nTime: 10:00 in the evening\n', size),
  ],
  'lines of brackets': ['text', (size) => fill('(10:00 ((( [x] **a** __b__ `c` \n', size)],
  'one line of times': ['text', (size) => fill('10:00 Dinner, ', size)],
  'one line of dates': ['text', (size) => fill('12 June 2027 ', size)],
  'one line of signs': ['text', (size) => fill('**_~~|', size)],
  'one line of links': ['text', (size) => fill('https://a.b/c ', size)],
  'rows of pipes': ['text', (size) => fill('| 10:00 | Dinner | at a place | \n', size)],
  'rows of headings': ['text', (size) => fill('Date\tTime\tTitle\tWhere\tDescription\n', size)],
  'a chat': ['text', (size) => fill('12/06/2027, 19:03 - Anna: see you at 10:00 tomorrow\n', size)],
  'a chat of heads': ['text', (size) => fill('[12/06/2027, 19:03:22] Anna: hi there all\n', size)],
  'a table of values': ['csv', (size) => `Date,Time,Title\n${fill('11.06.2027,10:00,A dinner out\n', size)}`],
  'a table without dates': [
    'csv',
    (size) => `Date,Time,Title\n${fill('one thing,another,a third one\n', size)}`,
  ],
  'a table of quotes': ['csv', (size) => fill('"a""b,', size)],
  'a row of cells': ['csv', (size) => fill('1,', size)],
  'a calendar of events': [
    'ics',
    (size) => calendar(fill('BEGIN:VEVENT\nDTSTART:20270612T100000\nEND:VEVENT\n', size)),
  ],
  'a calendar of rules': ['ics', (size) => calendar(fill(rule('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'), size))],
  'a calendar of counts': ['ics', (size) => calendar(fill(rule('FREQ=DAILY;COUNT=99999'), size))],
  'a calendar of positions': [
    'ics',
    (size) => calendar(fill(rule('FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=32'), size)),
  ],
  'a calendar of exceptions': [
    'ics',
    (size) =>
      calendar(
        `BEGIN:VEVENT\nDTSTART:20270612T100000\nRRULE:FREQ=DAILY\n${fill('EXDATE:20270612T100000\n', size)}`,
      ),
  ],
  'a calendar of zones': ['ics', (size) => calendar(fill('TZID:X\nTZOFFSETTO:+0100\n', size))],
};

it.each(Object.entries(INPUTS))('%s takes work in proportion to its size', async (_, [kind, build]) => {
  const read = (size: number) =>
    countWork(async () => {
      const { refusal } = await readPlan({ kind, content: build(size), context: CONTEXT });
      // It would cost nothing.
      expect(['too-large', 'too-many-lines']).not.toContain(refusal);
    });
  const [small, full] = [await read(SMALL_SIZE), await read(FULL_SIZE)];
  expect(full / Math.max(BASE, small), `${small}, ${full} units`).toBeLessThan(MAX_GROWTH);
  expect(full).toBeLessThan(MAX_WORK);
});
