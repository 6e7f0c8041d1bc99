import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from './app.ts';
import type { TestBrowser } from './testing/browser.ts';
import { wrapAll } from './testing/database.ts';
import { createTestItinerary, EVENT_INPUT } from './testing/project.ts';

/** Messages from Cloudflare's documentation ("Debug D1"), and whether a read is tried again at once. */
const TEMPORARY = [
  ['D1 DB reset because its code was updated.', true],
  ['Internal error while starting up D1 DB storage caused object to be reset.', true],
  ['Network connection lost.', true],
  ['Internal error in D1 DB storage caused object to be reset.', true],
  ['Cannot resolve D1 DB due to transient issue on remote node.', true],
  ['Replica disconnected from primary.', true],
  ["Can't read from request stream because client disconnected.", true],
  ['D1 DB storage operation exceeded timeout which caused object to be reset.', false],
  ['D1 DB is overloaded. Requests queued for too long.', false],
  ['D1 DB is overloaded. Too many requests queued.', false],
  ["D1 DB's isolate exceeded its memory limit and was reset.", false],
  ['D1 DB exceeded its CPU time limit and was reset.', false],
] as const;

const PERMANENT = [
  'Exceeded maximum DB size.',
  "Your account has exceeded D1's maximum account storage limit, please contact Cloudflare to raise your limit.",
  'no such column: titel at offset 7: SQLITE_ERROR',
];

/** The test databases, in which the next `failures` queries that match `pattern` fail with `message`. */
class FailingDatabase {
  /** How often such a query was executed. */
  executions = 0;
  readonly bindings: Record<string, D1Database>;

  constructor(pattern: RegExp, message: string, failures: number) {
    this.bindings = wrapAll((run, { queries }) => {
      if (!queries.some((query) => pattern.test(query))) return run();
      this.executions += 1;
      return this.executions <= failures ? Promise.reject(new Error(`D1_ERROR: ${message}`)) : run();
    });
  }
}

const send = async (
  browser: TestBrowser,
  { bindings }: FailingDatabase,
  ...request: [string, string, unknown?]
) => app.fetch(browser.toRequest(...request), { ...env, ...bindings }, createExecutionContext());

/** Failed requests are logged as errors. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('an error of the database that passes', () => {
  it.each(TEMPORARY)(
    'is 503 when an event is written, and the write is not repeated: %s',
    async (message) => {
      const { host, path } = await createTestItinerary();
      const database = new FailingDatabase(/^insert into "events"/i, message, 1);
      const response = await send(host, database, 'POST', `${path}/events`, EVENT_INPUT);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toMatchObject({ success: false, code: 'UNAVAILABLE', retryAfter: 5 });
      expect(database.executions).toBe(1);
    },
  );

  it.each(TEMPORARY)(
    'is repeated once when people are read, if that helps: %s (%s)',
    async (message, isRepeated) => {
      const { host, path } = await createTestItinerary();
      const once = new FailingDatabase(/^select .* from "people"/i, message, 1);
      expect((await send(host, once, 'GET', `${path}/people`)).status).toBe(isRepeated ? 200 : 503);
      const twice = new FailingDatabase(/^select .* from "people"/i, message, 2);
      const response = await send(host, twice, 'GET', `${path}/people`);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(twice.executions).toBe(isRepeated ? 2 : 1);
    },
  );
});

describe('another error of the database', () => {
  it.each(PERMANENT)('is 500: %s', async (message) => {
    const { host, path } = await createTestItinerary();
    const database = new FailingDatabase(/^select .* from "people"/i, message, 1);
    const response = await send(host, database, 'GET', `${path}/people`);
    expect(response.status).toBe(500);
    expect(response.headers.get('retry-after')).toBeNull();
    expect(database.executions).toBe(1);
  });
});
