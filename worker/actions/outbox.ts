import type { NewMail } from '../db/outbox.ts';
import type { OutboxRow } from '../db/schema.ts';
import { seal, unseal } from '../domain/access/crypto.ts';
import { describeFault } from '../domain/describe-error.ts';
import type { RenderedMail } from '../domain/email/outgoing-emails.ts';
import type { Settings } from '../services/settings.ts';

type Announcement = Omit<NewMail, 'sealed' | 'createdAt'>;

/** What the outbox needs to hold this mail; the statement made of it belongs in the batch it announces. */
export async function toOutbox(
  settings: Settings,
  announcement: Announcement,
  mail: RenderedMail,
  now: number,
): Promise<NewMail> {
  const sealed = await seal(settings.APP_SECRET, 'mail', announcement.id, JSON.stringify(mail));
  return { ...announcement, sealed, createdAt: now };
}

/** The mail that an outbox row holds. Throws when APP_SECRET is no longer the one it was sealed with. */
export async function openMail(
  settings: Settings,
  row: Pick<OutboxRow, 'id' | 'sealed'>,
): Promise<RenderedMail> {
  return JSON.parse(await unseal(settings.APP_SECRET, 'mail', row.id, row.sealed)) as RenderedMail;
}

/**
 * Tells the queue about announced mails, after the response. A queue that is down loses nothing: the
 * sweep finds the rows a minute later.
 */
export async function queueMail(env: Cloudflare.Env, ids: string[]): Promise<void> {
  try {
    await env.OUTBOX_QUEUE.sendBatch(ids.map((id) => ({ body: { id } })));
  } catch (error) {
    console.log(JSON.stringify({ door: 'outbox', error: describeFault(error) }));
  }
}
