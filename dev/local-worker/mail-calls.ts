import { and, desc, eq } from 'drizzle-orm';
import { readIntake } from '../../worker/actions/intake-address.ts';
import type { Db } from '../../worker/db/client.ts';
import { openAllItineraries, openDirectory, openEither } from '../../worker/db/databases.ts';
import { users } from '../../worker/db/schema/directory/accounts.ts';
import { mails } from '../../worker/db/schema/shared/mails.ts';
import { proposals } from '../../worker/db/schema/shared/proposals.ts';
import { receiveEmail } from '../../worker/jobs/receive-email.ts';
import { toProposal } from '../../worker/serializers/proposal.ts';
import { toReceivedMail } from '../../worker/serializers/received-mail.ts';
import { toUnclaimedEvent } from '../../worker/serializers/unclaimed-event.ts';
import { parseSettings } from '../../worker/services/settings.ts';
import { DEMO } from './demo.ts';

/**
 * Email for the local Worker; undefined for other requests. `POST /dev/mail?to=…` runs the email handler with a raw
 * email, by default to the demo account. The content type message/rfc822 keeps other websites from sending one.
 * `GET /dev/mail?id=…` shows the status of an email.
 */
export async function handleMailCall(request: Request, env: Cloudflare.Env): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/dev/mail') return undefined;
  const headers = { 'cache-control': 'no-store' };
  if (request.method === 'GET')
    return Response.json(await readMailStatus(env, searchParams.get('id') ?? ''), { headers });
  if (request.method !== 'POST') return undefined;
  if (request.headers.get('content-type') !== 'message/rfc822') {
    return new Response('Send the email as message/rfc822.', { status: 415 });
  }
  const to = searchParams.get('to') || (await findDemoAddress(env));
  if (!to) return new Response('There is no demo account. Specify a recipient.', { status: 400 });
  return Response.json({ to, ...(await receive(request, env, to)) }, { headers });
}

/** The intake address of the demo's owner; undefined without an account. */
export async function findDemoAddress(env: Cloudflare.Env): Promise<string | undefined> {
  const db = openDirectory(env);
  const owner = await db.select().from(users).where(eq(users.email, DEMO.ownerEmail)).get();
  if (!owner) return undefined;
  return (await readIntake(db, parseSettings(env), owner, Date.now())).address ?? undefined;
}

async function receive(request: Request, env: Cloudflare.Env, to: string) {
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
  const found = await Promise.all(
    listAll(env).map((db) =>
      db
        .select({ id: mails.id, projectId: mails.projectId, nextAt: mails.nextAt })
        .from(mails)
        .where(eq(mails.hash, hash))
        .orderBy(desc(mails.nextAt))
        .limit(1),
    ),
  );
  const [row] = found.flat().sort((a, b) => b.nextAt - a.nextAt);
  return { rejected, id: rejected === null && row ? toName(row) : null };
}

/** An email of an itinerary is in its database. */
const toName = ({ id, projectId }: { id: number; projectId: number | null }) =>
  projectId === null ? `${id}` : `${projectId}.${id}`;

const listAll = (env: Cloudflare.Env): Db[] => [openDirectory(env), ...openAllItineraries(env)];

async function readMailStatus(env: Cloudflare.Env, name: string) {
  const [id = 0, projectId = null] = name.split('.').map(Number).reverse();
  const db = openEither(env, projectId);
  const mail = await db.select().from(mails).where(eq(mails.id, id)).get();
  if (!mail) return null;
  const waiting = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.mailId, id), eq(proposals.status, 'waiting')));
  return {
    ...toReceivedMail(mail),
    status: mail.status,
    unclaimedEvents: waiting
      .filter(({ userId }) => userId !== null)
      .map((proposal) => toUnclaimedEvent({ proposal, mail })),
    proposals: waiting
      .filter(({ projectId }) => projectId !== null)
      .map((row) => toProposal({ ...row, currentSequence: row.targetSequence })),
  };
}
