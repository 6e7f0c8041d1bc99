import { describe, expect, it } from 'vitest';
import type { PlanContext } from '../plan.ts';
import { readPlan } from '../read-plan.ts';
import { expandRule } from './recurrence.ts';

const CONTEXT: PlanContext = { zone: 'Europe/Lisbon', now: new Date('2027-05-03T09:00:00Z'), events: [] };

const read = (events: string, context = CONTEXT, head = '') =>
  readPlan({ kind: 'ics', content: `BEGIN:VCALENDAR\n${head}${events}END:VCALENDAR\n`, context });
const event = (...lines: string[]) => `BEGIN:VEVENT\n${lines.join('\n')}\nSUMMARY:Yoga\nEND:VEVENT\n`;
const starts = async (...lines: string[]) =>
  (await read(event(...lines))).proposals.map(({ datetime }) => datetime?.slice(0, 16));

describe('times', () => {
  it.each([
    ['DTSTART:20270611T190000Z', '2027-06-11T19:00'],
    ['DTSTART:20270611T190000', '2027-06-11T18:00'],
    ['DTSTART;TZID=America/New_York:20270611T190000', '2027-06-11T23:00'],
    ['DTSTART;TZID="W. Europe Standard Time":20270611T190000', '2027-06-11T17:00'],
  ])('%s', async (line, start) => {
    expect(await starts(line)).toEqual([start]);
  });

  it('flags a day without a time, and a zone that the calendar only defines', async () => {
    const [day] = (await read(event('DTSTART;VALUE=DATE:20270611'))).proposals;
    expect(day).toMatchObject({
      datetime: '2027-06-11T11:00:00.000Z',
      endsAt: null,
      reviewReasons: ['all-day'],
    });
    const zone =
      'BEGIN:VTIMEZONE\nTZID:Custom\nBEGIN:STANDARD\nTZOFFSETTO:-0500\nEND:STANDARD\nBEGIN:DAYLIGHT\nTZOFFSETTO:-0400\nEND:DAYLIGHT\nEND:VTIMEZONE\n';
    const [defined] = (await read(zone + event('DTSTART;TZID=Custom:20270611T190000'))).proposals;
    expect(defined).toMatchObject({ timeZone: 'America/New_York', reviewReasons: ['zone-unknown'] });
  });
});

describe('repeating events', () => {
  it('says that they repeat, and leaves out exceptions', async () => {
    const { proposals } = await read(
      event('DTSTART:20270611T190000Z', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20270618T190000Z'),
    );
    expect(proposals.map(({ datetime, reviewReasons }) => [datetime?.slice(0, 10), reviewReasons])).toEqual([
      ['2027-06-11', ['repeats']],
      ['2027-06-25', ['repeats']],
    ]);
  });

  it('adds other dates, and takes changed and canceled ones from their own entries', async () => {
    const uid = 'UID:1';
    const { proposals, unread } = await read(
      event(uid, 'DTSTART:20270611T190000Z', 'RRULE:FREQ=DAILY;COUNT=3', 'RDATE:20270620T100000Z') +
        event(uid, 'DTSTART:20270612T200000Z', 'RECURRENCE-ID:20270612T190000Z') +
        event(uid, 'DTSTART:20270613T190000Z', 'RECURRENCE-ID:20270613T190000Z', 'STATUS:CANCELLED'),
    );
    expect(proposals.map(({ datetime }) => datetime?.slice(0, 13))).toEqual([
      '2027-06-11T19',
      '2027-06-12T20',
      '2027-06-20T10',
    ]);
    expect(unread.map(({ text }) => text)).toEqual(['Yoga, 2027-06-13 20:00']);
  });

  it('adds at most 60 dates within a year, from today on', async () => {
    const { proposals } = await read(event('DTSTART:20200101T190000Z', 'RRULE:FREQ=DAILY'));
    expect(proposals).toHaveLength(60);
    expect(proposals[0]?.datetime).toBe('2027-05-02T18:00:00.000Z');
    expect(proposals[0]?.reviewReasons).toContain('repeats-further');
  });

  const expand = (rule: string, first: string) => expandRule(rule, first, first, { days: 5_000 }).days;
  it.each([
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=4',
      '2027-06-01',
      ['2027-06-01', '2027-06-03', '2027-06-15', '2027-06-17'],
    ],
    ['FREQ=MONTHLY;BYDAY=2FR;COUNT=2', '2027-06-11', ['2027-06-11', '2027-07-09']],
    ['FREQ=MONTHLY;BYDAY=-1SU;COUNT=2', '2027-06-27', ['2027-06-27', '2027-07-25']],
    ['FREQ=MONTHLY;BYMONTHDAY=31;COUNT=2', '2027-05-31', ['2027-05-31', '2027-07-31']],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2', '2027-06-30', ['2027-06-30', '2027-07-30']],
    ['FREQ=DAILY;UNTIL=20270603T000000Z', '2027-06-01', ['2027-06-01', '2027-06-02', '2027-06-03']],
    ['FREQ=SECONDLY', '2027-06-01', ['2027-06-01']],
  ])('%s', (rule, first, days) => {
    expect(expand(rule, first)).toEqual(days);
  });
});

it('recognizes the entries of our own calendar files', async () => {
  const context = { ...CONTEXT, events: [{ id: 7, title: 'Moved', startsAt: 0 }] };
  const { proposals } = await read(event('UID:event-7@foldout', 'DTSTART:20270611T190000Z'), context);
  expect(proposals[0]?.duplicateOf).toBe(7);
});
