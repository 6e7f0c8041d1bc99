import { expect, it } from 'vitest';
import { formatProjectSummary } from './project-summary.ts';

it('formats the dates and the number of events', () => {
  const format = (firstDay: string | null, lastDay: string | null, eventCount: number) =>
    formatProjectSummary({ firstDay, lastDay, eventCount });
  expect(format(null, null, 0)).toBe('No events yet');
  expect(format('2026-06-12', '2026-06-12', 1)).toBe('June 12, 2026 · 1 event');
  expect(format('2026-06-12', '2026-06-14', 12)).toBe('June 12–14, 2026 · 12 events');
});
