import type { NewOutboxMail } from '../db/outbox.ts';
import type { OutboxRow } from '../db/schema/shared/outbox.ts';
import { type Secrets, seal, unseal } from '../domain/access/crypto.ts';
import { describeError } from '../domain/describe-error.ts';
import type { RenderedMail } from '../domain/email/render-email.ts';
import { log } from '../log.ts';

/**
 * Encrypts a rendered email for the outbox, since it may contain codes. Insert the row in the same batch as the change
 * that the email is about.
 */
export async function sealMail(
  secrets: Secrets,
  header: Omit<NewOutboxMail, 'sealed' | 'createdAt'>,
  mail: RenderedMail,
  now: number,
): Promise<NewOutboxMail> {
  const sealed = await seal(secrets, 'mail', header.id, JSON.stringify(mail));
  return { ...header, sealed, createdAt: now };
}

/** Undefined if no secret can decrypt the email. */
export async function unsealMail(
  secrets: Secrets,
  row: Pick<OutboxRow, 'id' | 'sealed'>,
): Promise<RenderedMail | undefined> {
  const json = await unseal(secrets, 'mail', row.id, row.sealed);
  return json === undefined ? undefined : (JSON.parse(json) as RenderedMail);
}

/** Never throws: if the queue is down, the scheduled job picks the rows up a minute later. */
export async function enqueueMails(
  env: Pick<Cloudflare.Env, 'OUTBOX_QUEUE'>,
  mails: Pick<NewOutboxMail, 'id' | 'projectId'>[],
): Promise<void> {
  try {
    await env.OUTBOX_QUEUE.sendBatch(mails.map(({ id, projectId }) => ({ body: { id, projectId } })));
  } catch (error) {
    log({ job: 'enqueue-mails', error: describeError(error) });
  }
}
