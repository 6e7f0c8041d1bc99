import { unsealMail } from '../../worker/actions/outbox.ts';
import { readUsage } from '../../worker/actions/usage.ts';
import type { DirectoryDb } from '../../worker/db/client.ts';
import { openAllItineraries, openDirectory } from '../../worker/db/databases.ts';
import { listOutbox } from '../../worker/db/outbox.ts';
import type { OutboxRow } from '../../worker/db/schema/shared/outbox.ts';
import { readNow } from '../../worker/domain/time/clock.ts';
import { toMessage } from '../../worker/services/email.ts';
import { parseSettings, type Settings } from '../../worker/services/settings.ts';
import { addDemoAccount, updateAccountSubjects } from './accounts.ts';
import { controlDatabaseFault } from './database-faults.ts';
import { addDueNotices } from './due-notices.ts';
import { controlEmailService, readEmailService } from './local-services.ts';
import { findDemoAddress, handleMailCall } from './mail-calls.ts';
import { handlePushCall } from './push-calls.ts';
import { seedDemo } from './seed.ts';
import { proxyStripeCall } from './stripe-proxy.ts';
import { readViews } from './views-binding.ts';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1']);

/**
 * Handles the calls that exist only locally; undefined for others. Since they show codes, the host is checked, which
 * prevents DNS rebinding.
 */
export async function handleDevCall(request: Request, env: Cloudflare.Env): Promise<Response | undefined> {
  const { pathname, hostname } = new URL(request.url);
  if (!LOCAL_HOSTS.has(hostname)) return undefined;
  const handler = HANDLERS[`${request.method} ${pathname}`];
  if (!handler) {
    return (
      (await handleMailCall(request, env)) ??
      (await handlePushCall(request, env)) ??
      proxyStripeCall(request, env)
    );
  }
  try {
    return Response.json(await handler(openDirectory(env), parseSettings(env), await request.text(), env), {
      headers: NO_STORE,
    });
  } catch (error) {
    return new Response(error instanceof Error ? error.message : String(error), { status: 500 });
  }
}

type DevHandler = (
  db: DirectoryDb,
  settings: Settings,
  body: string,
  env: Cloudflare.Env,
) => Promise<unknown>;

const HANDLERS: Record<string, DevHandler> = {
  // `npm start` asks this to see whether the Worker and its database answer.
  'GET /dev/health': (db) => db.run('SELECT 1'),
  'GET /dev/outbox': async (_db, settings, _body, env) => readOutbox(env, settings),
  'POST /dev/due-notices': async (_db, settings, body, env) => addDueNotices(env, settings, Number(body)),
  'GET /dev/usage': async (_db, _settings, _body, env) => readUsage(env, readNow(env)),
  // Who was served which itinerary; Analytics Engine when deployed.
  'GET /dev/views': async () => readViews(),
  'POST /dev/database-fault': async (_db, _settings, body) => controlDatabaseFault(body),
  'GET /dev/email': async () => readEmailService(),
  'POST /dev/email': async (_db, _settings, body) => controlEmailService(body),
  'POST /dev/seed': async (db, settings, body, env) => {
    await updateAccountSubjects(db, body);
    const demo = await seedDemo(env, settings, Date.now());
    await addDemoAccount(env, db, body, Date.now());
    return { ...demo, mailTo: (await findDemoAddress(env)) ?? null };
  },
};

const NO_STORE = { 'cache-control': 'no-store' };

async function readOutbox(env: Cloudflare.Env, settings: Settings) {
  const found = await Promise.all(
    [openDirectory(env), ...openAllItineraries(env)].map((db) => listOutbox(db)),
  );
  const rows = found.flat().sort((a, b) => b.createdAt - a.createdAt);
  return Promise.all(rows.map((row) => toOutboxEntry(settings, row)));
}

/** Encrypted with a secret that is gone. */
const UNREADABLE = { subject: '', text: '', html: '' };

async function toOutboxEntry(settings: Settings, row: OutboxRow) {
  const { from, ...message } = toMessage(
    settings,
    row.recipient,
    (await unsealMail(settings, row)) ?? UNREADABLE,
  );
  const sentAt = row.sentAt === null ? null : new Date(row.sentAt).toISOString();
  return { ...message, from: `${from.name} <${from.email}>`, status: row.status, sentAt };
}
