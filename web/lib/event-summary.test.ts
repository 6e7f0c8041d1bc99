import { expect, it } from 'vitest';
import { formatSummaryTime, listSummaryChanges } from './event-summary.ts';

const brief = {
  title: 'Flight to Lisbon',
  datetime: '2026-06-13T03:15:00Z',
  endsAt: null,
  timeZone: 'America/Los_Angeles',
  location: 'SFO',
};

it('formats the time in the zone of the event', () => {
  expect(formatSummaryTime(brief)).toBe('Jun 12, 2026, 8:15 PM PDT');
  expect(formatSummaryTime({ ...brief, endsAt: '2026-06-13T04:40:00Z' })).toBe(
    'Jun 12, 2026, 8:15 PM – 9:40 PM PDT',
  );
  expect(formatSummaryTime({ ...brief, endsAt: '2026-06-13T14:00:00Z' })).toBe(
    'Jun 12, 2026, 8:15 PM – Jun 13, 7:00 AM PDT',
  );
  expect(formatSummaryTime({ ...brief, endsAt: '2026-06-13T14:00:00Z', endTimeZone: 'Europe/Rome' })).toBe(
    'Jun 12, 2026, 8:15 PM PDT – Jun 13, 4:00 PM Rome time',
  );
  expect(formatSummaryTime({ ...brief, datetime: null })).toBeUndefined();
});

it('lists only the fields that differ', () => {
  expect(listSummaryChanges(brief, brief)).toEqual([]);
  expect(listSummaryChanges(brief, { ...brief, location: '', datetime: null })).toEqual([
    { label: 'When', was: 'Jun 12, 2026, 8:15 PM PDT', is: 'No date' },
    { label: 'Where', was: 'SFO', is: 'No location' },
  ]);
});
