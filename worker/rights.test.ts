import { afterEach, describe, expect, it, vi } from 'vitest';
import { RIGHT_EVENTS, type RightEvent } from './testing/right-events.ts';
import { RIGHTS, type RightName } from './testing/rights.ts';
import { findOutcome, RIGHTS_TABLE_SIZE } from './testing/rights-table.ts';

const RIGHT_NAMES = Object.keys(RIGHTS) as RightName[];
const EVENT_NAMES = Object.keys(RIGHT_EVENTS) as RightEvent[];

/** For what ends after the response: closed connections and deleted files. */
const SOON = { timeout: 5_000, interval: 20 };

/** Events that leave nothing for others to change. */
const LAST: RightEvent[] = [
  'accountDeletedItineraryKept',
  'accountDeletedWithItinerary',
  'itineraryDeleted',
  'ownerRemoved',
];

/** Events that follow each other on one right, each of which it must survive; the others have a right of their own. */
const isInSequence = (name: RightName, event: RightEvent) =>
  findOutcome(name, event) === 'stays' && !LAST.includes(event);

afterEach(() => vi.useRealTimers());

it('lists each right and event once', () => {
  expect(RIGHTS_TABLE_SIZE).toBe(RIGHT_NAMES.length * EVENT_NAMES.length);
});

describe.each(RIGHT_NAMES)('the right %s', (name) => {
  const sequence = EVENT_NAMES.filter((event) => isInSequence(name, event));
  const alone = EVENT_NAMES.filter((event) => !sequence.includes(event));

  it(`stays: ${sequence.join(', ')}`, async () => {
    const right = await RIGHTS[name]();
    for (const event of sequence) {
      await RIGHT_EVENTS[event](right);
      if (!right.worksOnce) expect({ event, works: await right.works() }).toEqual({ event, works: true });
    }
    if (right.worksOnce) expect(await right.works()).toBe(true);
  });

  it.each(alone.map((event) => ({ event, outcome: findOutcome(name, event) })))(
    '$outcome: $event',
    async ({ event, outcome }) => {
      expect(outcome).toMatch(/^(ends|stays)$/);
      const right = await RIGHTS[name]();
      if (!right.worksOnce && outcome === 'ends') expect(await right.works()).toBe(true);
      await RIGHT_EVENTS[event](right);
      if (right.worksOnce || outcome === 'stays') expect(await right.works()).toBe(outcome === 'stays');
      else await vi.waitFor(async () => expect(await right.works()).toBe(false), SOON);
    },
  );
});
