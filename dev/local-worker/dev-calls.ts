import { unsealMail } from '../../worker/actions/outbox.ts';
import { createDb, type Db } from '../../worker/db/client.ts';
import { listOutbox } from '../../worker/db/outbox.ts';
import type { OutboxRow } from '../../worker/db/schema.ts';
import { parseSettings, type Settings } from '../../worker/services/settings.ts';
import { addDemoAccount, moveAccounts } from './accounts.ts';
import { answerMailCall, findDemoAddress } from './mails.ts';
import { seedDemo } from './seed.ts';
import { answerStripeCall } from './stripe.ts';

const OUR_HOSTS = new Set(['localhost', '127.0.0.1']);

/**
 * Answers the calls that only the local mode has; undefined for every other. They show codes, so a page
 * that has its own name point to this machine (DNS rebinding) gets nothing.
 */
export async function answerDevCall(request: Request, env: Cloudflare.Env): Promise<Response | undefined> {
  const { pathname, hostname } = new URL(request.url);
  if (!OUR_HOSTS.has(hostname)) return undefined;
  const answer = ANSWERS[`${request.method} ${pathname}`];
  if (!answer) return (await answerMailCall(request, env)) ?? answerStripeCall(request, env);
  try {
    return Response.json(await answer(createDb(env.DB), parseSettings(env), await request.text(), env), {
      headers: NO_STORE,
    });
  } catch (error) {
    return new Response(error instanceof Error ? error.message : String(error), { status: 500 });
  }
}

type Answer = (db: Db, settings: Settings, body: string, env: Cloudflare.Env) => Promise<unknown>;

const ANSWERS: Record<string, Answer> = {
  'GET /dev/outbox': readOutbox,
  'POST /dev/seed': async (db, settings, body, env) => {
    await moveAccounts(db, body);
    const demo = await seedDemo(db, settings, Date.now());
    await addDemoAccount(db, body, Date.now());
    return { ...demo, mailTo: (await findDemoAddress(env)) ?? null };
  },
};

const NO_STORE = { 'cache-control': 'no-store' };

async function readOutbox(db: Db, settings: Settings) {
  const rows = await listOutbox(db);
  return Promise.all(rows.map((row) => toSeenMail(settings, row)));
}

/** Encrypted with a secret that is gone. */
const UNREADABLE = { subject: '', text: '', html: '' };

async function toSeenMail(settings: Settings, row: OutboxRow) {
  const { subject, text, html } = (await unsealMail(settings, row)) ?? UNREADABLE;
  const sentAt = row.sentAt === null ? null : new Date(row.sentAt).toISOString();
  return { to: row.recipient, subject, text, html, status: row.status, sentAt };
}
