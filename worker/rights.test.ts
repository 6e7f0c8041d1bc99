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

afterEach(() => vi.useRealTimers());

it('lists each right and event once', () => {
  expect(RIGHTS_TABLE_SIZE).toBe(RIGHT_NAMES.length * EVENT_NAMES.length);
});

/** Rights that are given in one scenario. */
const GROUPS = [...Map.groupBy(RIGHT_NAMES, (name) => RIGHTS[name].setUp).values()];

async function giveAll(names: RightName[]) {
  const scenario = await RIGHTS[names[0] as RightName].setUp();
  const rights = [];
  for (const name of names) rights.push({ name, ...(await RIGHTS[name].give(scenario)) });
  return { scenario, rights };
}

type GivenRights = Awaited<ReturnType<typeof giveAll>>['rights'];

async function listWorking(rights: GivenRights): Promise<RightName[]> {
  const working: RightName[] = [];
  for (const { name, works } of rights) if (await works()) working.push(name);
  return working;
}

describe.each(GROUPS.map((names) => ({ names, title: names.join(', ') })))('$title', ({ names }) => {
  const findEnded = (event: RightEvent) => names.filter((name) => findOutcome(name, event) === 'ends');
  /** Events that follow each other, each of which all must survive; the others have a scenario of their own. */
  const sequence = EVENT_NAMES.filter((event) => findEnded(event).length === 0 && !LAST.includes(event));
  const alone = EVENT_NAMES.filter((event) => !sequence.includes(event));

  it(`stay: ${sequence.join(', ')}`, async () => {
    const { scenario, rights } = await giveAll(names);
    const lasting = rights.filter(({ worksOnce }) => !worksOnce);
    for (const event of sequence) {
      await RIGHT_EVENTS[event](scenario);
      expect({ event, working: await listWorking(lasting) }).toEqual({
        event,
        working: lasting.map(({ name }) => name),
      });
    }
    expect(await listWorking(rights)).toEqual(names);
  });

  it.each(alone.map((event) => [event, findEnded(event).join(', ') || 'none'] as const))(
    '%s ends %s',
    async (event) => {
      const ends = findEnded(event);
      const { scenario, rights } = await giveAll(names);
      const lasting = rights.filter(({ worksOnce }) => !worksOnce);
      expect(await listWorking(lasting)).toEqual(lasting.map(({ name }) => name));
      await RIGHT_EVENTS[event](scenario);
      const ended = lasting.filter(({ name }) => ends.includes(name));
      const others = rights.filter((right) => !ended.includes(right));
      await vi.waitFor(async () => expect(await listWorking(ended)).toEqual([]), SOON);
      expect(await listWorking(others)).toEqual(names.filter((name) => !ends.includes(name)));
    },
  );
});
