import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Project } from '../../../worker/contract/projects.ts';
import { addDays } from '../../../worker/domain/time/days.ts';
import { DATE_CASES } from '../../../worker/domain/time/testing/date-cases.ts';
import { formatFullDate } from '../../lib/dates.ts';
import { createEvent } from '../../testing/create-event.ts';
import { PrintLayout } from './print-layout.tsx';

describe.each(DATE_CASES)('printed: $name', ({ now, timeZone, today }) => {
  it('shows the day of printing, and counts upcoming and past events at that time', () => {
    vi.stubEnv('TZ', timeZone);
    vi.useFakeTimers({ now: Date.parse(now) });
    const events = [-2, -1, 1, 2, 3].map((days) =>
      createEvent({ title: 'Walk', starts: `${addDays(today, days)}T12:00`, timeZone }),
    );
    const project = { projectId: 'ABCD2345' } as Project;
    render(
      <PrintLayout
        project={project}
        title="Trip"
        pageZone={timeZone}
        events={events}
        people={[]}
        appearance={{}}
      />,
    );
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    vi.unstubAllEnvs();
    const date = formatFullDate(`${today}T12:00Z`, 'UTC');
    expect(screen.getByText(`Generated ${date}`)).toBeVisible();
    expect(screen.getByText('Total Events: 5 (3 upcoming, 2 past)')).toBeVisible();
    expect(screen.getByText(`Printed ${date} · 5 events`)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  });
});
