import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DATE_CASES } from '../../../worker/domain/time/testing/date-cases.ts';
import { toInstant } from '../../../worker/domain/time/zoned-time.ts';
import { LiveStatus } from './live-status.tsx';

describe.each(DATE_CASES)('offline: $name', ({ now, timeZone, today, tomorrow }) => {
  const instantOf = (wallTime: string) => toInstant(wallTime, timeZone) ?? Number.NaN;

  function readStatus(asOf: number, at = Date.parse(now), isOffline = true) {
    vi.stubEnv('TZ', timeZone);
    vi.useFakeTimers({ now: at });
    render(<LiveStatus change={undefined} asOf={asOf} isOffline={isOffline} />);
    vi.unstubAllEnvs();
    return screen.getByRole('status').textContent;
  }

  it('shows only the time for a copy of today', () => {
    expect(readStatus(instantOf(`${today}T00:05`))).toBe("You're offline. Last updated 12:05 AM.");
  });

  it('says that changes may be missing from an old copy of the server', () => {
    const shown = readStatus(instantOf(`${today}T00:05`), Date.parse(now), false);
    expect(shown).toBe('Shown as of 12:05 AM. Changes may be missing.');
  });

  it('adds the date for a copy of the day before', () => {
    const copied = instantOf(`${today}T23:50`);
    const date = new Date(`${today}T12:00Z`).toLocaleDateString('en-US', {
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
    expect(readStatus(copied, instantOf(`${tomorrow}T00:05`))).toBe(
      `You're offline. Last updated ${date}, 11:50 PM.`,
    );
  });
});
