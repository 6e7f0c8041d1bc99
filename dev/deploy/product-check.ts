import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from '../steps.mjs';
import type { CloudflareAccount } from './account.ts';
import { queryDatabase } from './migrate.ts';

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;
type Options = {
  origin: string;
  /** Who gets the email of the check. */
  recipient: string;
  /** Names of the databases. */
  databases: string[];
  get?: Fetch;
  pauseMs?: number;
};

const NAME = 'Deployment check';
/** The cron runs every minute, and an email may be retried. */
const ATTEMPTS = 18;
const PAUSE_MS = 10_000;

/**
 * Uses the deployed product once as people do: creates an itinerary, which sends an email through a queue, opens it with its
 * code, waits for the email and for the cron, and deletes it. Throws CommandError with what did not happen.
 */
export async function checkProduct(account: CloudflareAccount, options: Options): Promise<string> {
  const { origin, databases, pauseMs = PAUSE_MS } = options;
  const startedAt = Date.now();
  const { projectId, accessCode } = await create(options);
  try {
    await open(options, projectId, accessCode);
    const missing = new Set(['email', 'cron']);
    for (let n = 0; n < ATTEMPTS && missing.size > 0; n++) {
      if (n > 0) await wait(pauseMs);
      if (await isEmailSent(account, databases, projectId)) missing.delete('email');
      if (await hasCronRun(account, databases, startedAt)) missing.delete('cron');
    }
    if (missing.size > 0)
      throw new CommandError(
        `${origin}: ${[...missing].map((what) => PROBLEMS[what as keyof typeof PROBLEMS]).join(' ')}`,
        'See docs/operations.md, What to watch.',
      );
  } finally {
    await tryEach(databases, (name) =>
      queryDatabase(account, name, 'DELETE FROM projects WHERE project_id = ? AND name = ?', [
        projectId,
        NAME,
      ]),
    );
  }
  return 'an itinerary opened, an email was sent, and the cron ran';
}

const PROBLEMS = {
  email: 'The email of a new itinerary was not sent within three minutes.',
  cron: 'The scheduled jobs did not run within three minutes.',
};

async function create({ origin, recipient, get = fetch }: Options) {
  const response = await get(`${origin}/api/projects`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: NAME, ownerName: 'Foldout', ownerEmail: recipient }),
  });
  if (response.status !== 201)
    throw new CommandError(`${origin}: no itinerary can be created (${response.status}).`);
  return ((await response.json()) as { project: { projectId: string; accessCode: string } }).project;
}

async function open({ origin, get = fetch }: Options, projectId: string, accessCode: string) {
  const path = `${origin}/api/projects/${projectId}`;
  const entered = await get(`${path}/access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accessCode }),
  });
  const cookie = entered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const opened = await get(`${path}/itinerary`, { headers: { cookie } });
  if (entered.status !== 200 || opened.status !== 200)
    throw new CommandError(`${origin}: an itinerary cannot be opened (${entered.status}, ${opened.status}).`);
}

/** Some databases have no such table. */
async function tryEach(databases: string[], run: (name: string) => Promise<Record<string, unknown>[]>) {
  const rows: Record<string, unknown>[] = [];
  for (const name of databases) rows.push(...(await run(name).catch(() => [])));
  return rows;
}

const isEmailSent = async (account: CloudflareAccount, databases: string[], projectId: string) =>
  (
    await tryEach(databases, (name) =>
      queryDatabase(
        account,
        name,
        "SELECT 1 AS sent FROM outbox JOIN projects ON projects.id = outbox.project_id WHERE projects.project_id = ? AND outbox.status = 'sent'",
        [projectId],
      ),
    )
  ).length > 0;

const hasCronRun = async (account: CloudflareAccount, databases: string[], since: number) =>
  (
    await tryEach(databases, (name) =>
      queryDatabase(account, name, 'SELECT 1 AS ran FROM heartbeats WHERE written_at > ?', [since]),
    )
  ).length > 0;
