import { expect, it } from 'vitest';
import { formatWallClock } from '../../../worker/domain/time/zoned-time.ts';
import { createExampleItinerary } from './example-itinerary.ts';

it('begins on a Friday, ten to sixteen days from now', () => {
  for (let day = 1; day <= 7; day++) {
    const now = Date.UTC(2026, 9, day, 23, 30);
    const [first] = createExampleItinerary(now).events;
    const start = Date.parse(first?.datetime ?? '');
    expect(new Date(start).getUTCDay()).toBe(5);
    expect((start - now) / 86_400_000).toBeGreaterThan(9);
    expect((start - now) / 86_400_000).toBeLessThan(17);
  }
});

it('keeps local times over the change to winter time', () => {
  const { events } = createExampleItinerary(Date.UTC(2026, 9, 13, 12));
  const times = events.map(({ datetime, timeZone }) => formatWallClock(Date.parse(datetime), timeZone));
  expect(times.at(0)).toBe('2026-10-23T16:30');
  expect(times.at(-1)).toBe('2026-10-25T15:40');
});
