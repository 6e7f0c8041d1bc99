import type { NewOutboxMail } from '../db/outbox.ts';
import type { OutboxRow } from '../db/schema.ts';
import { type Secrets, seal, unseal } from '../domain/access/crypto.ts';
import { describeError } from '../domain/describe-error.ts';
import type { RenderedMail } from '../domain/email/outgoing-emails.ts';

/**
 * Encrypts a rendered email for the outbox, since it may contain codes. Insert the row in the same batch as the change
 * that the email is about.
 */
export async function sealMail(
  { APP_SECRET }: Secrets,
  header: Omit<NewOutboxMail, 'sealed' | 'createdAt'>,
  mail: RenderedMail,
  now: number,
): Promise<NewOutboxMail> {
  const sealed = await seal(APP_SECRET, 'mail', header.id, JSON.stringify(mail));
  return { ...header, sealed, createdAt: now };
}

/** Throws when APP_SECRET has changed since the email was sealed. */
export async function unsealMail(
  { APP_SECRET }: Secrets,
  row: Pick<OutboxRow, 'id' | 'sealed'>,
): Promise<RenderedMail> {
  return JSON.parse(await unseal(APP_SECRET, 'mail', row.id, row.sealed)) as RenderedMail;
}

/** Never throws: if the queue is down, the scheduled job picks the rows up a minute later. */
export async function enqueueMails(env: Pick<Cloudflare.Env, 'OUTBOX_QUEUE'>, ids: string[]): Promise<void> {
  try {
    await env.OUTBOX_QUEUE.sendBatch(ids.map((id) => ({ body: { id } })));
  } catch (error) {
    console.log(JSON.stringify({ job: 'enqueue-mails', error: describeError(error) }));
  }
}
