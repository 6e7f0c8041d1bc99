import { LANES, type Lane, toLane } from '../db/mail-lanes.ts';
import type { NewOutboxMail } from '../db/outbox.ts';
import type { OutboxRow } from '../db/schema/shared/outbox.ts';
import { type Secrets, seal, unseal } from '../domain/access/crypto.ts';
import { describeError } from '../domain/describe-error.ts';
import { NEVER_EMAIL_LINK, toNeverEmailUrl } from '../domain/email/never-email.ts';
import type { RenderedMail } from '../domain/email/render-email.ts';
import { log } from '../log.ts';

/**
 * Encrypts a rendered email for the outbox, since it may contain codes. Insert the row in the same batch as the change
 * that the email is about. Fills in the recipient's link to stop all email.
 */
export async function sealMail(
  settings: Secrets & { APP_ORIGIN: string },
  header: Omit<NewOutboxMail, 'sealed' | 'createdAt'>,
  mail: RenderedMail,
  now: number,
): Promise<NewOutboxMail> {
  const filled = await fillNeverEmailLink(settings, header.recipient, mail);
  const sealed = await seal(settings, 'mail', header.id, JSON.stringify(filled));
  return { ...header, sealed, createdAt: now };
}

async function fillNeverEmailLink(
  settings: Secrets & { APP_ORIGIN: string },
  recipient: string,
  mail: RenderedMail,
): Promise<RenderedMail> {
  if (!mail.text.includes(NEVER_EMAIL_LINK)) return mail;
  const url = await toNeverEmailUrl(settings, settings.APP_ORIGIN, recipient);
  return {
    unsubscribeUrl: url,
    ...mail,
    text: mail.text.replaceAll(NEVER_EMAIL_LINK, url),
    html: mail.html.replaceAll(NEVER_EMAIL_LINK, url),
  };
}

/** Undefined if no secret can decrypt the email. */
export async function unsealMail(
  secrets: Secrets,
  row: Pick<OutboxRow, 'id' | 'sealed'>,
): Promise<RenderedMail | undefined> {
  const json = await unseal(secrets, 'mail', row.id, row.sealed);
  return json === undefined ? undefined : (JSON.parse(json) as RenderedMail);
}

type Queues = Pick<Cloudflare.Env, 'OUTBOX_QUEUE' | 'OUTBOX_QUEUE_2' | 'OUTBOX_QUEUE_3'>;

const QUEUE_NAMES = { 1: 'OUTBOX_QUEUE', 2: 'OUTBOX_QUEUE_2', 3: 'OUTBOX_QUEUE_3' } as const;

/**
 * Queues emails by their lanes, so that none waits behind one of a later lane. Ids begin with the kind. Never throws: if
 * a queue is down, the scheduled job picks the rows up a minute later.
 */
export async function enqueueMails(
  env: Queues,
  mails: Pick<NewOutboxMail, 'id' | 'projectId'>[],
): Promise<void> {
  for (const lane of LANES) {
    const ofLane = mails.filter(({ id }) => toLaneOfId(id) === lane);
    if (ofLane.length === 0) continue;
    try {
      await env[QUEUE_NAMES[lane]].sendBatch(
        ofLane.map(({ id, projectId }) => ({ body: { id, projectId } })),
      );
    } catch (error) {
      log({ job: 'enqueue-mails', error: describeError(error) });
    }
  }
}

const toLaneOfId = (id: string): Lane => toLane((id.split(':')[0] ?? '') as OutboxRow['kind']) ?? 1;
