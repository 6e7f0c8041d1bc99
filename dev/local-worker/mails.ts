import { desc, eq } from 'drizzle-orm';
import { readIntake } from '../../worker/actions/intake-address.ts';
import { users } from '../../worker/db/account-schema.ts';
import { createDb } from '../../worker/db/client.ts';
import { mails, unclaimedEvents } from '../../worker/db/mail-schema.ts';
import { receiveEmail } from '../../worker/jobs/receive-email.ts';
import { toReceivedMail } from '../../worker/serializers/received-mail.ts';
import { toUnclaimedEvent } from '../../worker/serializers/unclaimed-event.ts';
import { parseSettings } from '../../worker/services/settings.ts';
import { DEMO } from './demo.ts';

/**
 * The mail door of a local start. `POST /dev/mail?to=…` takes a raw mail (as `message/rfc822`, which no page of
 * another site can send) and puts it through the same door as in production; without `to` it goes to the demo
 * account. `GET /dev/mail?id=…` tells what has come of one. Undefined for every other call.
 */
export async function answerMailCall(request: Request, env: Cloudflare.Env): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/dev/mail') return undefined;
  const headers = { 'cache-control': 'no-store' };
  if (request.method === 'GET')
    return Response.json(await readMailOf(env, Number(searchParams.get('id'))), { headers });
  if (request.method !== 'POST') return undefined;
  if (request.headers.get('content-type') !== 'message/rfc822') {
    return new Response('Send the mail as message/rfc822.', { status: 415 });
  }
  const to = searchParams.get('to') || (await findDemoAddress(env));
  if (!to) return new Response('There is no demo account to send to: name an address.', { status: 400 });
  return Response.json({ to, ...(await post(request, env, to)) }, { headers });
}

/** The personal address of whoever owns the demo itinerary; undefined before there is an account. */
export async function findDemoAddress(env: Cloudflare.Env): Promise<string | undefined> {
  const db = createDb(env.DB);
  const owner = await db.select({ id: users.id }).from(users).where(eq(users.email, DEMO.ownerEmail)).get();
  if (!owner) return undefined;
  return (await readIntake(db, parseSettings(env), owner.id, Date.now())).address ?? undefined;
}

async function post(request: Request, env: Cloudflare.Env, to: string) {
  const bytes = new Uint8Array(await request.arrayBuffer());
  let rejected: string | null = null;
  await receiveEmail(
    {
      from: 'sender@elsewhere.example',
      to,
      headers: new Headers(),
      raw: new Blob([bytes]).stream(),
      rawSize: bytes.length,
      setReject: (reason: string) => {
        rejected = reason;
      },
    } as unknown as ForwardableEmailMessage,
    env,
  );
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const row = await createDb(env.DB)
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.hash, hash))
    .orderBy(desc(mails.nextAt))
    .limit(1)
    .get();
  return { rejected, id: rejected === null ? (row?.id ?? null) : null };
}

async function readMailOf(env: Cloudflare.Env, id: number) {
  const db = createDb(env.DB);
  const mail = await db.select().from(mails).where(eq(mails.id, id)).get();
  if (!mail) return null;
  const cards = await db.select().from(unclaimedEvents).where(eq(unclaimedEvents.mailId, id));
  const waiting = cards.filter(({ status }) => status === 'waiting');
  return {
    ...toReceivedMail(mail),
    status: mail.status,
    cards: waiting.map((unclaimed) => toUnclaimedEvent({ unclaimed, mail })),
  };
}
