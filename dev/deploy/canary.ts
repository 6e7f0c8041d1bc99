import { randomBytes } from 'node:crypto';
import { type HeaderField, parseHeaderFields } from '../../email-worker/mime/header-fields.ts';
import { readVerifiedFromAddress } from '../../email-worker/mime/verified-sender.ts';
import { CommandError } from '../steps.mjs';
import type { CloudflareAccount } from './account.ts';

type Canary = {
  bucket: string;
  /** MAIL_FROM. */
  from: string;
  /** The address for everybody's emails. */
  intake: string;
  waitMs?: number;
};

type Binding = { name: string; type: string; text?: string };
const TIMEOUT_MS = 120_000;
const POLL_MS = 2_000;

/** Whether MAIL_VERDICT_SEEN is set in the deployed Worker. */
export async function isVerdictSeen(account: CloudflareAccount, worker: string): Promise<boolean> {
  const settings = await account.read<{ bindings: Binding[] }>(`./workers/scripts/${worker}/settings`);
  return (settings?.bindings ?? []).some(({ name, text }) => name === 'MAIL_VERDICT_SEEN' && text === '1');
}

/**
 * Sends an email to the deployed product and reads its header as it was received. The email is sent without a verdict about
 * its sender, so a verdict in the header was added by Cloudflare. Returns `seen`, or the reason why there is none.
 */
export async function sendCanary(
  account: CloudflareAccount,
  { bucket, from, intake, waitMs = TIMEOUT_MS }: Canary,
): Promise<string> {
  const token = randomBytes(16).toString('hex');
  const key = `canary/${token}`;
  const sender = /<([^>]+)>/.exec(from)?.[1] ?? from;
  const to = intake.replace('@', `+canary-${token}@`);
  try {
    // The Worker keeps a header only where there is a file of one byte.
    await account.object('PUT', bucket, key, '1');
    const text = 'Sent by the deployment of Foldout, to see what is added to the header of emails.';
    await account.write('POST', './email/sending/send', { from: sender, to, subject: 'Canary', text });
    const fields = await waitForHeader(() => account.object('GET', bucket, key), waitMs);
    if (!fields) return 'the email did not arrive in time';
    return readVerifiedFromAddress(fields) === sender.toLowerCase() ? 'seen' : 'Cloudflare adds no verdict';
  } catch (error) {
    // Nothing depends on it: emails to the shared address then need a review.
    if (error instanceof CommandError) return `the email could not be sent: ${error.message.split('\n')[0]}`;
    throw error;
  } finally {
    await account.object('DELETE', bucket, key).catch(() => undefined);
  }
}

async function waitForHeader(
  read: () => Promise<string>,
  waitMs: number,
): Promise<HeaderField[] | undefined> {
  const until = Date.now() + waitMs;
  do {
    const stored = await read();
    if (stored.trim().length > 1) return parseHeaderFields(new TextEncoder().encode(stored));
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  } while (Date.now() < until);
  return undefined;
}
