import { hashToken, type Secrets, sign, verifySignature } from '../access/crypto.ts';
import { normalizeMailbox } from './mailbox.ts';

/** Stands in rendered emails for the link "Never email me again", which names the recipient. */
export const NEVER_EMAIL_LINK = 'https://never-email.invalid/';

/** What is stored of somebody who never wants email. */
export const hashMailbox = (address: string): Promise<string> => hashToken(normalizeMailbox(address));

/** The page that ends all email to an address. */
export async function toNeverEmailUrl(secrets: Secrets, origin: string, address: string): Promise<string> {
  const hash = await hashMailbox(address);
  return `${origin}/no-email/${hash}.${await sign(secrets, 'actions', `never/${hash}`)}`;
}

/** The hash of the mailbox that a token of such a link is for; undefined for anything that is not ours. */
export async function readNeverEmailToken(secrets: Secrets, token: string): Promise<string | undefined> {
  const [, hash, signature] = /^([\w-]{43})\.([\w-]{43})$/.exec(token) ?? [];
  if (!hash || !signature) return undefined;
  return (await verifySignature(secrets, 'actions', `never/${hash}`, signature)) ? hash : undefined;
}
