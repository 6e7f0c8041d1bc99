import type { Reading, ReadOptions } from '../../email-worker/reading.ts';
import { DEFAULT_TIME_ZONE } from '../contract/default-time-zone.ts';
import type { Db, DirectoryDb } from '../db/client.ts';
import { openEither } from '../db/databases.ts';
import { findUserIdByAddress, findUserIdByTypedAddress, updateMailOwner } from '../db/directory/intake.ts';
import { saveReadResult } from '../db/inbox/mail-results.ts';
import { beginReading, endFailedReading, findReceivedMail, isKnownContent } from '../db/inbox/mails.ts';
import { findProjectSettings } from '../db/itinerary/projects/projects.ts';
import type { MailRow } from '../db/schema/shared/mails.ts';
import type { ReadFailure } from '../domain/email/read-failures.ts';
import { getRawMail, putMailText } from '../services/object-storage.ts';
import { callReader, ReaderStoppedError } from '../services/reader.ts';
import { parseSettings } from '../services/settings.ts';
import { toMailReadResult } from './mail-result.ts';
import { prepareModel } from './model-for-mail.ts';
import type { MailMessage } from './queue-messages.ts';
import { type OwnedMail, type ReadOutcome, saveReading, saveUnreadableMail } from './save-reading.ts';

/** Emails per day that an account accepts only because its address appears in their text or From. */
const MAX_TYPED_PER_DAY = 10;
const DAY_MS = 24 * 3_600_000;
/** An email is given up when the reader was stopped this often while reading it. */
const MAX_UNFINISHED_READS = 2;

/**
 * Reads a stored email and saves the proposals, or changes of them, that it contains; or one that says why it could not be
 * read. Safe to repeat. Throws for temporary failures, so that the queue retries.
 */
export async function readReceivedMail(
  env: Cloudflare.Env,
  { mailId, projectId }: MailMessage,
  now: number,
): Promise<ReadOutcome> {
  const db = openEither(env, projectId);
  const stored = await beginReading(db, mailId);
  if (!stored) return { outcome: (await findReceivedMail(db, mailId))?.outcome ?? 'gone', proposed: 0 };
  if (stored.unfinishedReads > MAX_UNFINISHED_READS) return storeUnreadableMail(db, stored, 'stopped', now);
  try {
    return await readStoredMail(env, db, stored, now);
  } catch (error) {
    // A read that stopped the reader stays counted.
    if (!(error instanceof ReaderStoppedError)) await endFailedReading(db, mailId);
    throw error;
  }
}

async function readStoredMail(
  env: Cloudflare.Env,
  db: Db,
  stored: MailRow,
  now: number,
): Promise<ReadOutcome> {
  // Before the attachments are opened: anyone can send an email that belongs to nobody.
  const owned =
    (await findInbox(db, stored)) ??
    (db.kind === 'directory' ? await findOwner(env, db, stored, now) : undefined);
  if (!owned) {
    // No content is saved, and the nightly job deletes the email.
    const result = toMailReadResult(stored, undefined, 'nothing', 'Dropped: it belongs to no account.');
    await saveReadResult(db, undefined, stored.id, result, NOTHING, now);
    return { outcome: 'dropped', proposed: 0 };
  }
  const raw = await getRawMail(env.MAIL, stored.hash);
  if (!raw) return storeUnreadableMail(db, stored, 'gone', now);
  const { mail, owner } = owned;
  let isKnown = false;
  const findKnown = async ({ contentHash }: Reading) =>
    (isKnown = await isKnownContent(db, owner, mail.id, contentHash));
  const options = toReadOptions(owned, now);
  const { model, findFailure } = prepareModel(
    env,
    mail,
    options.now,
    async (read) => !(await findKnown(read)),
  );
  const reading = await callReader(env.READER, (reader) => reader.readMail(raw, options, model));
  // Bookings are compared one by one below; an email without any can only be recognized by its content. So is one that the
  // model would read, which would be asked again.
  const hasBookings = reading.drafts.length + reading.canceledDrafts.length > 0;
  if (isKnown || ((!hasBookings || reading.wantsModel) && (await findKnown(reading)))) {
    const result = toMailReadResult(mail, reading, 'known', 'Already imported.');
    await saveReadResult(db, owner, mail.id, result, NOTHING, now);
    return { outcome: 'known', proposed: 0 };
  }
  await putMailText(env.MAIL, mail.hash, reading.text);
  return saveReading(env, db, owned, { reading, modelFailure: findFailure(reading) }, now);
}

const NOTHING = { inserts: [], updates: [] };

/** The itinerary or the account that an email belongs to. */
async function findInbox(db: Db, mail: MailRow): Promise<OwnedMail | undefined> {
  const { projectId, userId } = mail;
  if (projectId === null) {
    if (userId === null) return undefined;
    return { mail, owner: { userId }, timeZone: DEFAULT_TIME_ZONE, isTrusted: isTrusted(mail.ownerProof) };
  }
  const settings = db.kind === 'itinerary' ? await findProjectSettings(db, projectId) : undefined;
  return settings && { mail, owner: { projectId }, ...settings, isTrusted: true };
}

/** Finishes an email that cannot be read, with a proposal that says why. */
export const storeUnreadableMail = async (
  db: Db,
  mail: MailRow,
  failure: ReadFailure,
  now: number,
): Promise<ReadOutcome> => saveUnreadableMail(db, mail, (await findInbox(db, mail)) ?? {}, failure, now);

/** Whether the sender is proven to be the owner, or knew the personal address. */
const isTrusted = (ownerProof: MailRow['ownerProof']): boolean =>
  ownerProof === 'personal' || ownerProof === 'verified';

const toReadOptions = ({ mail, timeZone, language }: OwnedMail, now: number): ReadOptions => ({
  now: new Date(now),
  defaultZone: timeZone,
  sender: { authenticated: isTrusted(mail.ownerProof), typedOnly: mail.ownerProof === 'typed' },
  language: language ?? undefined,
});

/**
 * Assigns the email to the account whose address its text contains, unless that account is over its daily limit. While no
 * sender can be verified, the address in From counts as if it were in the text.
 */
async function findOwner(
  env: Cloudflare.Env,
  db: DirectoryDb,
  mail: MailRow,
  now: number,
): Promise<OwnedMail | undefined> {
  // Other emails without an owner belonged to a deleted account or itinerary and must not go to another one.
  if (mail.ownerProof !== 'typed') return undefined;
  const raw = await getRawMail(env.MAIL, mail.hash);
  if (!raw) return undefined;
  const { typedAddresses, isAutomatic } = await callReader(env.READER, (reader) => reader.findMailClues(raw));
  if (isAutomatic) return undefined;
  const senderId = await findUserIdByAddress(db, mail.sender);
  const unprovenId = parseSettings(env).MAIL_VERDICT_SEEN ? undefined : senderId;
  const userId = (await findUserIdByTypedAddress(db, typedAddresses)) ?? unprovenId;
  if (userId === undefined) return undefined;
  const owner = { userId, ownerProof: userId === senderId ? ('unverified' as const) : mail.ownerProof };
  const limit = { limit: MAX_TYPED_PER_DAY, since: now - DAY_MS };
  const isAssigned = await updateMailOwner(db, mail.id, owner, limit);
  return isAssigned ? findInbox(db, { ...mail, ...owner }) : undefined;
}
