import { afterEach, describe, expect, it, vi } from 'vitest';
import { RIGHT_EVENTS, type RightEvent } from './testing/right-events.ts';
import { RIGHTS, type RightName } from './testing/rights.ts';
import { findOutcome, RIGHTS_TABLE_SIZE } from './testing/rights-table.ts';

const RIGHT_NAMES = Object.keys(RIGHTS) as RightName[];
const EVENT_NAMES = Object.keys(RIGHT_EVENTS) as RightEvent[];

/** For what ends after the response: closed connections and deleted files. */
const SOON = { timeout: 5_000, interval: 20 };

afterEach(() => vi.useRealTimers());

it('lists each right and event once', () => {
  expect(RIGHTS_TABLE_SIZE).toBe(RIGHT_NAMES.length * EVENT_NAMES.length);
});

describe.each(RIGHT_NAMES)('the right %s', (name) => {
  const cells = EVENT_NAMES.map((event) => ({ event, outcome: findOutcome(name, event) }));

  it.each(cells)('$outcome: $event', async ({ event, outcome }) => {
    expect(outcome).toMatch(/^(ends|stays)$/);
    const right = await RIGHTS[name]();
    if (!right.worksOnce) expect(await right.works()).toBe(true);
    await RIGHT_EVENTS[event](right);
    if (right.worksOnce || outcome === 'stays') expect(await right.works()).toBe(outcome === 'stays');
    else await vi.waitFor(async () => expect(await right.works()).toBe(false), SOON);
  });
});
