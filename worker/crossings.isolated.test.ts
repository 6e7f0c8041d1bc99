import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deliverDatabaseMessages } from './jobs/deliver-database-messages.ts';
import { BindingsBrowser } from './testing/bindings-browser.ts';
import { CROSSING_OPERATIONS } from './testing/crossing-operations.ts';
import { PAYMENT_OPERATIONS } from './testing/crossing-payments.ts';
import { type Ending, inAnHour, type Operation, stopAt } from './testing/crossings.ts';
import { listInvariantViolations } from './testing/invariants.ts';
import { recordCrossings } from './testing/recorded-crossings.ts';

/** More writes than any operation makes. */
const MAX_WRITES = 40;
/** Each stop prepares its own itinerary. */
const TEST_MS = 600_000;
const REPLAYS = 3;

/** Stopped requests are logged as errors. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

async function expectInvariants() {
  const violations = (await listInvariantViolations()) as { broken: string }[];
  // Test itineraries are marked as paid in the database.
  expect(violations.filter(({ broken }) => !broken.startsWith('is_paid'))).toEqual([]);
}

it(
  'replays what crossed three times and out of order, with the same result',
  async () => {
    const recorded = await recordCrossings();
    const prepared = [];
    for (const { prepare } of Object.values(CROSSING_OPERATIONS)) {
      const { run, check } = await prepare(new BindingsBrowser());
      await run();
      prepared.push(check);
    }
    await deliverDatabaseMessages(env, inAnHour());
    for (const check of prepared) await check();
    const { kinds, entries } = await recorded.stop();
    expect(kinds).toEqual([
      'accept',
      'claim',
      'coupon-freed',
      'coupon-used',
      'delete',
      'forget-address',
      'release',
    ]);
    expect(entries).toBeGreaterThan(Object.keys(CROSSING_OPERATIONS).length);
    const result = await recorded.readAll();
    for (let n = 0; n < REPLAYS; n++) await recorded.replay();
    expect(await recorded.readAll()).toEqual(result);
    await expectInvariants();
  },
  TEST_MS,
);

/** Stops the operation at each of its writes in turn, each time for another itinerary. */
async function stopEverywhere({ prepare }: Operation, endings: Ending[]): Promise<void> {
  for (let at = 1; at <= MAX_WRITES; at++) {
    for (const ending of endings) {
      const browser = new BindingsBrowser();
      const { run, check } = await prepare(browser);
      const { bindings, isStopped } = stopAt(at, ending);
      browser.bindings = bindings;
      await Promise.resolve(run()).catch(() => undefined);
      browser.bindings = {};
      await deliverDatabaseMessages(env, inAnHour());
      await check();
      if (!isStopped()) return;
    }
  }
  throw new Error(`More than ${MAX_WRITES} writes`);
}

it.each(Object.entries(CROSSING_OPERATIONS))(
  'stopped at any point of %s, both sides agree after the next run of the jobs',
  async (name, operation) => {
    // Without an answer to a write, the databases are as before the next one. What Stripe was told may differ.
    await stopEverywhere(operation, name in PAYMENT_OPERATIONS ? ['before', 'after'] : ['before']);
    await expectInvariants();
  },
  TEST_MS,
);
