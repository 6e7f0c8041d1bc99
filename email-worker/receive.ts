import { parseIntakeRecipient } from './intake-address.ts';
import { hashBytes } from './mime/content-hash.ts';
import { parseHeaderFields } from './mime/header-fields.ts';
import { readFromAddress, readVerifiedFromAddress } from './mime/verified-sender.ts';

/** An email as the platform delivers it. `size` in bytes. */
export interface IncomingMail {
  to: string;
  size: number;
  raw: ReadableStream<Uint8Array>;
}

/** Whose email it is. */
type MailOwner = { userId: number } | { projectId: number };

/** How an email was matched to its owner, strongest first. */
type OwnerMatch = 'personal' | 'verified' | 'typed';

interface NewMail {
  /** Null if the owner has to be found in the text later. */
  owner: MailOwner | null;
  ownerProof: OwnerMatch;
  /** Hex SHA-256 of the raw email. */
  hash: string;
  bytes: number;
  /** The address in From, verified or not. */
  sender: string;
}

/** Storage used by the email handler. If a method throws, the sender's server tries again later. */
export interface MailStore {
  /** The shared address, and earlier ones; none if receiving is not configured. */
  sharedAddresses: string[];
  /** Whether Cloudflare adds its verdict about the sender; without it, one in an email proves nothing. */
  addsVerdict: boolean;
  findOwnerByToken(token: string): Promise<MailOwner | undefined>;
  /** The account that has this address, verified or as a confirmed alias. */
  findOwnerByAddress(address: string): Promise<MailOwner | undefined>;
  /** False if the owner's address has taken as much as it may. */
  hasRoom(owner: MailOwner, bytes: number): Promise<boolean>;
  storeRawMail(hash: string, bytes: Uint8Array): Promise<void>;
  /** Inserts an email once, however often it arrives. */
  insertMail(mail: NewMail): Promise<{ id: number; needsReading: boolean }>;
  enqueueReading(id: number): Promise<void>;
  /** Bounces the email permanently. */
  reject(reason: string): void;
}

/** Cloudflare Email Routing limit, in bytes. */
export const MAX_MAIL_BYTES = 25 * 1024 * 1024;
/** Limit in bytes for emails without a known owner: the owner's address in them is typed by hand. */
const MAX_UNOWNED_BYTES = 5 * 1024 * 1024;

export type ReceiveOutcome = 'kept' | 'known' | 'dropped' | 'unknown-address' | 'too-large' | 'full';

/**
 * The email handler: stores the raw email, inserts its row, then enqueues it for reading. Of the content, it reads
 * only the header. Throws what the store throws.
 */
export async function receiveIncomingMail(mail: IncomingMail, store: MailStore): Promise<ReceiveOutcome> {
  const recipient = await findRecipient(mail.to, store);
  if (!recipient) {
    store.reject('Unknown address');
    return 'unknown-address';
  }
  const raw = mail.size > MAX_MAIL_BYTES ? undefined : await readBytes(mail.raw, mail.size);
  if (!raw) {
    store.reject('Message too large');
    return 'too-large';
  }
  const fields = parseHeaderFields(raw);
  const owner = recipient.owner ?? (await findVerifiedOwner(fields, store)) ?? null;
  // Not rejected: that would tell a sender whether an address has an account, and From may be forged.
  if (owner === null && raw.length > MAX_UNOWNED_BYTES) return 'dropped';

  if (owner !== null && !(await store.hasRoom(owner, raw.length))) {
    store.reject('Too many emails today. Try again tomorrow.');
    return 'full';
  }
  const hash = await hashBytes(raw);
  await store.storeRawMail(hash, raw);
  const { id, needsReading } = await store.insertMail({
    owner,
    ownerProof: recipient.owner !== undefined ? 'personal' : owner === null ? 'typed' : 'verified',
    hash,
    bytes: raw.length,
    sender: readFromAddress(fields) ?? '',
  });
  if (!needsReading) return 'known';
  await store.enqueueReading(id);
  return 'kept';
}

/** Undefined for unknown addresses; `owner` is set for those with a token. */
async function findRecipient(to: string, store: MailStore): Promise<{ owner?: MailOwner } | undefined> {
  const recipient = parseIntakeRecipient(to, store.sharedAddresses);
  if (recipient.kind === 'unknown' || store.sharedAddresses.length === 0) return undefined;
  if (recipient.kind === 'shared') return {};
  const owner = await store.findOwnerByToken(recipient.token);
  return owner && { owner };
}

async function findVerifiedOwner(fields: ReturnType<typeof parseHeaderFields>, store: MailStore) {
  const address = store.addsVerdict ? readVerifiedFromAddress(fields) : undefined;
  return address === undefined ? undefined : store.findOwnerByAddress(address);
}

/** Reads the whole stream; undefined if it exceeds the limit, whatever size was announced. */
async function readBytes(stream: ReadableStream<Uint8Array>, size: number): Promise<Uint8Array | undefined> {
  let bytes = new Uint8Array(Math.max(0, size));
  let length = 0;
  for await (const chunk of stream) {
    const needed = length + chunk.length;
    if (needed > MAX_MAIL_BYTES) return undefined;
    if (needed > bytes.length) {
      const larger = new Uint8Array(Math.min(MAX_MAIL_BYTES, Math.max(needed, bytes.length * 2)));
      larger.set(bytes.subarray(0, length));
      bytes = larger;
    }
    bytes.set(chunk, length);
    length = needed;
  }
  return bytes.subarray(0, length);
}
