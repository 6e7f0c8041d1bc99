import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { addDays, toLocalDay } from '../../../worker/domain/time/days.ts';
import { DATE_CASES } from '../../../worker/domain/time/testing/date-cases.ts';
import { createEvent } from '../../testing/create-event.ts';
import { ListTab } from './list-tab.tsx';

const MINUTE_MS = 60_000;

function renderListTab(now: string, timeZone: string, events: Event[]) {
  vi.useFakeTimers({ now: Date.parse(now) });
  const project = { timeZone, showCountdown: true } as Project;
  render(
    <ListTab
      project={project}
      pageZone={timeZone}
      events={events}
      onOpen={() => {}}
      onAddToCalendar={() => {}}
    />,
  );
}

/** Titles of the events in a section, each with the badge of its day and its own. */
function readSection(name: string): string[] {
  const section = screen.queryByRole('heading', { name, level: 2 })?.parentElement;
  if (!section) return [];
  return within(section)
    .getAllByRole('heading', { level: 4 })
    .map((title) => {
      const day = title.closest('.day')?.querySelector('h3 .badge')?.textContent;
      const badge = title.parentElement?.querySelector('.visually-hidden')?.textContent;
      return [title.textContent, day, badge].filter(Boolean).join(' | ');
    });
}

describe.each(DATE_CASES)('$name', ({ now, timeZone, today, tomorrow, untilTomorrowNoon }) => {
  const noonOf = (title: string, days: number) =>
    createEvent({ title, starts: `${addDays(today, days)}T12:00`, timeZone });

  it('shows current, upcoming and past events during the trip', () => {
    renderListTab(now, timeZone, [
      noonOf('Later', 2),
      noonOf('Next', 1),
      createEvent({
        title: 'Long stay',
        starts: `${addDays(today, -1)}T12:00`,
        ends: `${tomorrow}T11:00`,
        timeZone,
      }),
      noonOf('Over', -2),
    ]);
    expect(readSection('Upcoming Events')).toEqual(['Long stay | Happening now', 'Next | Tomorrow', 'Later']);
    expect(readSection('Past Events')).toEqual(['Over']);
    const card = screen.getByRole('region', { name: 'Now and next' });
    expect(card).toHaveTextContent(/^NowLong stayuntil .*11:00 AM.*NextNext/);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('counts down to the next event while nothing is on', () => {
    renderListTab(now, timeZone, [noonOf('Next', 1), noonOf('Over', -2)]);
    const [hours, minutes] = untilTomorrowNoon;
    const day = Math.floor(hours / 24);
    // As it is shown: without minutes if it is more than a day.
    const units = { day, hour: hours % 24, minute: day > 0 ? 0 : minutes };
    const words = Object.entries(units)
      .filter(([, count]) => count > 0)
      .map(([unit, count]) => `${count} ${unit}${count === 1 ? '' : 's'}`);
    expect(screen.getByRole('timer')).toHaveTextContent(words.join(', '));
  });

  it('shows the Today badge from the first to the last minute of the day', () => {
    renderListTab(now, timeZone, [
      createEvent({ title: 'First', starts: `${today}T00:00`, timeZone }),
      createEvent({ title: 'Last', starts: `${today}T23:59`, timeZone }),
      createEvent({ title: 'Tomorrow', starts: `${tomorrow}T00:00`, timeZone }),
    ]);
    const all = [...readSection('Past Events'), ...readSection('Upcoming Events')];
    expect(all).toEqual(['First | Today', 'Last | Today', 'Tomorrow | Tomorrow']);
  });

  it('shows all events as upcoming before the trip, and as past in their order after it', () => {
    const trip = [noonOf('Arrival', 0), noonOf('Departure', 3)];
    renderListTab(`${addDays(today, -40)}T12:00:00Z`, timeZone, trip);
    expect(readSection('Upcoming Events')).toEqual(['Arrival', 'Departure']);
    act(() => vi.setSystemTime(Date.parse(`${addDays(today, 40)}T12:00:00Z`)));
    act(() => void document.dispatchEvent(new window.Event('visibilitychange')));
    expect(readSection('Upcoming Events')).toEqual([]);
    expect(readSection('Past Events')).toEqual(['Arrival', 'Departure']);
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.queryByText('Event Time!')).toBeNull();
  });

  it('says that it is time from the start of the last event until its day is over', () => {
    renderListTab(now, timeZone, [createEvent({ title: 'First', starts: `${today}T00:00`, timeZone })]);
    expect(screen.getByText('Event Time!')).toBeVisible();
    vi.setSystemTime(Date.parse(now) + 48 * 60 * MINUTE_MS);
    act(() => void document.dispatchEvent(new window.Event('visibilitychange')));
    expect(screen.queryByText('Event Time!')).toBeNull();
  });

  it('names what comes next on its day, in minutes when it is soon', () => {
    const later = (minutes: number) => new Date(Date.parse(now) + minutes * MINUTE_MS).toISOString();
    const dinner = { ...noonOf('Dinner', 0), datetime: later(60), endsAt: later(200) };
    renderListTab(now, timeZone, [dinner, noonOf('Next week', 7)]);
    if (toLocalDay(Date.parse(later(60)), timeZone) !== today) {
      expect(screen.queryByRole('region', { name: 'Now and next' })).toBeNull();
      return;
    }
    const card = screen.getByRole('region', { name: 'Now and next' });
    expect(card).toHaveTextContent(/^NextDinnerin 1 h/);
    act(() => void vi.advanceTimersByTime(20 * MINUTE_MS));
    expect(card).toHaveTextContent(/^NextDinnerin 40 min/);
    expect(within(card).getByRole('timer')).toHaveTextContent('40 minutes');
    act(() => void vi.advanceTimersByTime(10 * MINUTE_MS));
    expect(card).toHaveTextContent(/^NextDinnerin 30 min/);
    act(() => void vi.advanceTimersByTime(30 * MINUTE_MS));
    expect(card).toHaveTextContent(/^NowDinneruntil .*NextNext week/);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('moves an event to the past when it ends, while the page stays open', () => {
    const [start, end] = [Date.parse(now) + 5 * MINUTE_MS, Date.parse(now) + 10 * MINUTE_MS];
    const toast = {
      ...noonOf('Toast', 0),
      datetime: new Date(start).toISOString(),
      endsAt: new Date(end).toISOString(),
    };
    renderListTab(now, timeZone, [toast]);
    expect(readSection('Upcoming Events')[0]).not.toContain('Happening now');
    act(() => void vi.advanceTimersByTime(5 * MINUTE_MS));
    expect(readSection('Upcoming Events')[0]).toContain('Happening now');
    act(() => void vi.advanceTimersByTime(5 * MINUTE_MS));
    expect(readSection('Past Events')[0]).toMatch(/^Toast/);
  });
});
