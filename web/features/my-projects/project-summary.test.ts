import { expect, it } from 'vitest';
import { formatProjectSummary } from './project-summary.ts';

const timeZone = 'America/New_York';

it('formats the dates and the number of events', () => {
  const format = (firstEventAt: string | null, lastEventAt: string | null, eventCount: number) =>
    formatProjectSummary({ firstEventAt, lastEventAt, eventCount, timeZone });
  expect(format(null, null, 0)).toBe('No events yet');
  expect(format('2026-06-13T02:30:00Z', '2026-06-13T02:30:00Z', 1)).toBe('Jun 12, 2026 · 1 event');
  expect(format('2026-06-12T15:00:00Z', '2026-06-14T15:00:00Z', 12)).toBe(
    'Jun 12 – Jun 14, 2026 · 12 events',
  );
  expect(format('2026-12-30T15:00:00Z', '2027-01-02T15:00:00Z', 3)).toBe(
    'Dec 30, 2026 – Jan 2, 2027 · 3 events',
  );
});
