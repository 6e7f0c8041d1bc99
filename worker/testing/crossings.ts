import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import type { BindingsBrowser } from './bindings-browser.ts';
import { wrapAll } from './database.ts';
import { everyDatabase } from './databases.ts';

/** An operation that two databases take part in. */
export type Operation = {
  /** `browser` makes the calls of `run`. */
  prepare: (browser: BindingsBrowser) => Promise<{
    run: () => Promise<unknown>;
    /** What both sides must agree about after the minute job. */
    check: () => Promise<void>;
  }>;
};

/** When every message is due, also one that was tried in vain. */
export const inAnHour = () => Date.now() + 3_600_000;

/** How a write ends at which the Worker is stopped: before it, or after it without an answer. */
export type Ending = 'before' | 'after';

const WRITES = /\b(insert|update|delete)\b/i;

/**
 * The bindings of a Worker that is stopped at its write number `at` to any database: it makes no other call after it. Stopped
 * at a read, it leaves the databases as it does when it is stopped before the next write.
 */
export function stopAt(at: number, ending: Ending) {
  let writes = 0;
  const bindings = wrapAll(async (run, { queries }) => {
    const isWrite = queries.some((query) => WRITES.test(query));
    if (isWrite) writes += 1;
    if (writes < at) return run();
    if (isWrite && writes === at && ending === 'after') await run();
    throw new Error('D1_ERROR: stopped by a test');
  });
  return { bindings, isStopped: () => writes >= at };
}

type DirectoryRow = { summary: string | null; owner: number | null; claimable: string | null };
type ProjectRow = {
  name: string;
  owner: number | null;
  email: string;
  paid: number;
  disowned: number | null;
};

/** What the directory and the itinerary's database say. */
export async function readBoth(id: number) {
  const directory = await env.DB.prepare(
    'SELECT summary, owner_user_id AS owner, claimable_by AS claimable FROM itineraries WHERE project_number = ?',
  )
    .bind(id)
    .first<DirectoryRow>();
  const project = await everyDatabase
    .prepare(
      'SELECT name, owner_user_id AS owner, owner_email AS email, is_paid AS paid, disowned_at AS disowned FROM projects WHERE id = ?',
    )
    .bind(id)
    .first<ProjectRow>();
  return { directory, project };
}

/** The directory's row is what the itinerary's database says. */
export async function expectAgreement(id: number): Promise<void> {
  const { directory, project } = await readBoth(id);
  if (!project) {
    expect(directory?.summary ?? null).toBeNull();
    expect(directory?.owner ?? null).toBeNull();
    return;
  }
  const summary = JSON.parse(directory?.summary ?? 'null') as { name: string; isPaid: boolean } | null;
  expect(summary).toMatchObject({ name: project.name, isPaid: project.paid === 1 });
  expect(directory?.owner ?? null).toBe(project.owner);
  const isClaimable = project.owner === null && project.disowned === null && project.email !== '';
  expect(directory?.claimable ?? null).toBe(isClaimable ? project.email : null);
}

/** Uses of a coupon that are counted, and those that are reserved. */
export const countUses = async (code: string) => ({
  uses: await env.DB.prepare('SELECT count(*) AS n FROM coupon_uses WHERE code = ? AND reservation IS NULL')
    .bind(code)
    .first('n'),
  reserved: await env.DB.prepare(
    'SELECT count(*) AS n FROM coupon_uses WHERE code = ? AND reservation IS NOT NULL',
  )
    .bind(code)
    .first<number>('n'),
});

/** Events of an itinerary that are not deleted. */
export const countEventRows = (id: number) =>
  everyDatabase
    .prepare('SELECT count(*) AS n FROM events WHERE project_id = ? AND deleted_at IS NULL')
    .bind(id)
    .first('n');
