import { expect, it, vi } from 'vitest';
import type { CloudflareAccount } from './account.ts';
import { checkProduct } from './product-check.ts';

const ORIGIN = 'https://foldout.example.com';
const PROJECT = { projectId: 'CHECK001', accessCode: 'K7M2QX' };

/** A product whose email is sent and whose cron runs at the `after`th question. */
function prepare({ emailAfter = 1, cronAfter = 1, openStatus = 200 }) {
  const asked = { email: 0, cron: 0 };
  const deleted: unknown[] = [];
  const query = async (_path: string, { sql, params }: { sql: string; params: unknown[] }) => {
    const answer = (rows: object[]) => [{ results: rows }];
    if (sql.startsWith('DELETE')) {
      deleted.push(params[0]);
      return answer([]);
    }
    if (sql.includes('outbox')) return answer(++asked.email >= emailAfter ? [{ sent: 1 }] : []);
    return answer(++asked.cron >= cronAfter ? [{ ran: 1 }] : []);
  };
  const account = { list: async () => [{ uuid: 'u', name: 'foldout' }], query };
  const get = vi.fn(async (url: string) => {
    if (url.endsWith('/api/projects')) return Response.json({ project: PROJECT }, { status: 201 });
    if (url.endsWith('/access')) return new Response('{}', { headers: { 'set-cookie': 'g=1; Path=/' } });
    return new Response('{}', { status: openStatus });
  });
  const run = () =>
    checkProduct(account as unknown as CloudflareAccount, {
      origin: ORIGIN,
      recipient: 'nora@example.org',
      databases: ['foldout'],
      get,
      pauseMs: 0,
    });
  return { run, get, deleted };
}

it('creates an itinerary, opens it, waits for its email and the cron, and deletes it', async () => {
  const { run, get, deleted } = prepare({ emailAfter: 2, cronAfter: 3 });
  expect(await run()).toContain('an email was sent');
  expect(get).toHaveBeenLastCalledWith(`${ORIGIN}/api/projects/CHECK001/itinerary`, {
    headers: { cookie: 'g=1' },
  });
  expect(deleted).toEqual(['CHECK001']);
});

it.each([
  [{ openStatus: 500 }, 'cannot be opened (200, 500)'],
  [{ emailAfter: 100 }, 'The email of a new itinerary was not sent'],
  [{ cronAfter: 100 }, 'The scheduled jobs did not run'],
])('says what did not happen: %o', async (product, message) => {
  const { run, deleted } = prepare(product);
  await expect(run()).rejects.toThrow(message);
  expect(deleted).toEqual(['CHECK001']);
});
