import { parseRecipient } from './sender/address.ts';
import { readHeaderFields } from './sender/headers.ts';
import { readSender, readVerifiedSender } from './sender/sender.ts';

/** What comes to the door. `size` in bytes. */
export interface Arrival {
  to: string;
  size: number;
  raw: ReadableStream<Uint8Array>;
}

/** How a mail is tied to its account, the strongest first. */
export type Tie = 'personal' | 'verified' | 'typed';

/** A mail to be noted; without an owner its text may still name one. */
export interface NotedMail {
  ownerId: number | null;
  tie: Tie;
  /** Hex SHA-256 of the whole mail. */
  hash: string;
  bytes: number;
  /** The address in From, believed or not. */
  sender: string;
}

/** What the door needs of the house. Each may throw; then the sender's server tries again later. */
export interface House {
  /** The shared address; undefined where none is set up. */
  intakeAddress: string | undefined;
  findOwnerByToken(token: string): Promise<number | undefined>;
  /** The account that has this address, verified or confirmed as an alias. */
  findOwnerByAddress(address: string): Promise<number | undefined>;
  putRaw(hash: string, bytes: Uint8Array): Promise<void>;
  /** Notes a mail once, however often it comes; `waits` when it has to be read (again). */
  noteMail(mail: NotedMail): Promise<{ id: number; waits: boolean }>;
  sendToReader(id: number): Promise<void>;
  /** Tells the sender's server that trying again is no use. */
  reject(reason: string): void;
}

/** What the platform takes (Cloudflare Email Routing, limits), in bytes. */
export const MAX_MAIL_BYTES = 25 * 1024 * 1024;
/** Of a mail whose owner must be looked for in its text: such text is typed by hand. In bytes. */
const MAX_UNOWNED_BYTES = 5 * 1024 * 1024;

export type Reception = 'kept' | 'known' | 'dropped' | 'unknown-address' | 'too-large';

/**
 * The door: keeps the raw mail, then its row, then tells the reader; reads nothing but the header, and that
 * only for the shared address. Throws what the house throws.
 */
export async function receive(arrival: Arrival, house: House): Promise<Reception> {
  const recipient = parseRecipient(arrival.to, house.intakeAddress ?? '');
  const isPersonal = recipient.kind === 'personal';
  const personalOwner = isPersonal ? await house.findOwnerByToken(recipient.token) : undefined;
  if (recipient.kind === 'unknown' || (isPersonal && personalOwner === undefined)) {
    house.reject('Unknown address');
    return 'unknown-address';
  }
  const raw = arrival.size > MAX_MAIL_BYTES ? undefined : await readBytes(arrival.raw, arrival.size);
  if (!raw) {
    house.reject('Message too large');
    return 'too-large';
  }
  const fields = readHeaderFields(raw);
  const verified = isPersonal ? undefined : readVerifiedSender(fields);
  const verifiedOwner = verified === undefined ? undefined : await house.findOwnerByAddress(verified);
  const ownerId = personalOwner ?? verifiedOwner ?? null;
  // Not told to the sender: who has an account is nobody's business, and From may be a third person's.
  if (ownerId === null && raw.length > MAX_UNOWNED_BYTES) return 'dropped';

  const hash = await hashBytes(raw);
  await house.putRaw(hash, raw);
  const tie: Tie = isPersonal ? 'personal' : ownerId === null ? 'typed' : 'verified';
  const sender = readSender(fields) ?? '';
  const { id, waits } = await house.noteMail({ ownerId, tie, hash, bytes: raw.length, sender });
  if (!waits) return 'known';
  await house.sendToReader(id);
  return 'kept';
}

/** The whole stream in one piece of memory; undefined when it is longer than any mail may be. */
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

async function hashBytes(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
