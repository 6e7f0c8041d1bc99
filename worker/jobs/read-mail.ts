import { type OpenedMail, openMail } from '../../email-worker/mime/parse-mail.ts';
import { readOpenedMail } from '../../email-worker/read-mail.ts';
import type { ReadOptions } from '../../email-worker/reading.ts';
import { matchKnownEvents } from '../../email-worker/resolve/match-known-events.ts';
import { DEFAULT_TIME_ZONE } from '../contract/default-time-zone.ts';
import { createDb, type Db } from '../db/client.ts';
import { findUserIdByAddress, findUserIdByTypedAddress } from '../db/intake.ts';
import { listKnownBookings } from '../db/known-bookings.ts';
import { saveReadResult } from '../db/mail-results.ts';
import type { MailRow } from '../db/mail-schema.ts';
import {
  beginReading,
  endFailedReading,
  findReceivedMail,
  isKnownContent,
  updateMailOwner,
} from '../db/mails.ts';
import { findProjectTimeZone } from '../db/projects.ts';
import { getRawMail, putMailText } from '../services/object-storage.ts';
import { parseSettings } from '../services/settings.ts';
import { askModelAboutMail, type ModelReading } from './ask-model.ts';
import { toBookingClues, toKnownEvent } from './known-bookings.ts';
import { describeResult, toMailReadResult } from './mail-result.ts';
import {
  type ItineraryMail,
  saveProposalsOfMail,
  saveUnreadableItineraryMail,
} from './save-mail-proposals.ts';
import {
  nameUnreadMail,
  type ReadFailure,
  toChangedContent,
  toNonEventContent,
  toUnclaimedContent,
} from './unclaimed-content.ts';

/** Emails per day that an account accepts only because its address appears in their text or From. */
const MAX_TYPED_PER_DAY = 10;
const DAY_MS = 24 * 3_600_000;
/** An email is given up when the Worker was stopped this often while reading it. */
const MAX_UNFINISHED_READS = 2;

/** `unclaimedCount`: unclaimed events, or proposals of an itinerary, that were inserted or changed. */
export type ReadOutcome = { outcome: MailRow['outcome'] | 'dropped' | 'gone'; unclaimedCount: number };

/**
 * Reads a stored email and saves the unclaimed events, or changes of them, that it contains; or one that says why it
 * could not be read. Emails to an itinerary become its proposals instead. Safe to repeat. Throws for temporary
 * failures, so that the queue retries.
 */
export async function readReceivedMail(
  env: Cloudflare.Env,
  mailId: number,
  now: number,
): Promise<ReadOutcome> {
  const db = createDb(env.DB);
  const stored = await beginReading(db, mailId);
  if (!stored) return { outcome: (await findReceivedMail(db, mailId))?.outcome ?? 'gone', unclaimedCount: 0 };
  if (stored.unfinishedReads > MAX_UNFINISHED_READS) return storeUnreadableMail(db, stored, 'stopped', now);
  try {
    return await readStoredMail(env, db, stored, now);
  } catch (error) {
    await endFailedReading(db, mailId);
    throw error;
  }
}

async function readStoredMail(
  env: Cloudflare.Env,
  db: Db,
  stored: MailRow,
  now: number,
): Promise<ReadOutcome> {
  const raw = await getRawMail(env.MAIL, stored.hash);
  if (!raw) return storeUnreadableMail(db, stored, 'gone', now);
  const itineraryMail = await findItineraryMail(db, stored);
  const opened = await openMail(raw);
  // Before the attachments are opened: anyone can send an email that belongs to nobody.
  const mail =
    itineraryMail ?? (stored.userId === null ? await findOwner(env, db, stored, opened, now) : stored);
  if (!mail) {
    // No content is saved, and the nightly job deletes the email.
    const result = toMailReadResult(stored, undefined, 'nothing', 'Dropped: it belongs to no account.');
    await saveReadResult(db, stored, result, [], [], now);
    return { outcome: 'dropped', unclaimedCount: 0 };
  }
  const options = toReadOptions(mail, itineraryMail?.timeZone ?? DEFAULT_TIME_ZONE, now);
  const reading = await readOpenedMail(opened, options);
  // Bookings are compared one by one below; an email without any can only be recognized by its content. So is one that the
  // model would read, which would be asked again.
  const hasBookings = reading.drafts.length + reading.canceledDrafts.length > 0;
  if ((!hasBookings || reading.wantsModel) && (await isKnownContent(db, mail, reading.contentHash))) {
    const result = toMailReadResult(mail, reading, 'known', 'Already imported.');
    await saveReadResult(db, mail, result, [], [], now);
    return { outcome: 'known', unclaimedCount: 0 };
  }
  await putMailText(env.MAIL, mail.hash, reading.text);
  const read = await askModelAboutMail(env, mail, reading, options);
  return itineraryMail ? saveProposalsOfMail(db, itineraryMail, read, now) : saveReading(db, mail, read, now);
}

/** The email with its itinerary's time zone, if it came to an itinerary. */
async function findItineraryMail(db: Db, mail: MailRow): Promise<ItineraryMail | undefined> {
  const { projectId } = mail;
  const timeZone = projectId === null ? undefined : await findProjectTimeZone(db, projectId);
  return projectId === null || timeZone === undefined ? undefined : { ...mail, projectId, timeZone };
}

/** Finishes an email that cannot be read, with an unclaimed event or a proposal that says why. */
export async function storeUnreadableMail(
  db: Db,
  mail: MailRow,
  failure: ReadFailure,
  now: number,
): Promise<ReadOutcome> {
  const itineraryMail = await findItineraryMail(db, mail);
  if (itineraryMail) return saveUnreadableItineraryMail(db, itineraryMail, failure, now);
  const reading = {
    kind: 'unreadable' as const,
    original: { subject: nameUnreadMail(mail) },
    contentHash: '',
  };
  const content = toNonEventContent(reading, failure);
  const result = toMailReadResult(mail, undefined, 'unreadable', content?.description ?? '');
  const inserts = content && mail.userId !== null ? [content] : [];
  await saveReadResult(db, mail, { ...result, subject: mail.subject }, inserts, [], now);
  return { outcome: 'unreadable', unclaimedCount: 1 };
}

/** Whether the sender is proven to be the owner, or knew the personal address. */
const isTrusted = (tie: MailRow['tie']): boolean => tie === 'personal' || tie === 'verified';

const toReadOptions = ({ tie }: MailRow, defaultZone: string, now: number): ReadOptions => ({
  now: new Date(now),
  defaultZone,
  sender: { authenticated: isTrusted(tie), typedOnly: tie === 'typed' },
});

/**
 * Assigns the email to the account whose address its text contains, unless that account is over its daily limit. While no
 * sender can be verified, the address in From counts as if it were in the text.
 */
async function findOwner(
  env: Cloudflare.Env,
  db: Db,
  mail: MailRow,
  { typedAddresses, isAutomatic }: OpenedMail,
  now: number,
): Promise<MailRow | undefined> {
  // Other emails without an owner belonged to a deleted account or itinerary and must not go to another one.
  if (mail.tie !== 'typed') return undefined;
  if (isAutomatic) return undefined;
  const senderId = await findUserIdByAddress(db, mail.sender);
  const unprovenId = parseSettings(env).MAIL_VERDICT_SEEN ? undefined : senderId;
  const userId = (await findUserIdByTypedAddress(db, typedAddresses)) ?? unprovenId;
  if (userId === undefined) return undefined;
  const owner = { userId, tie: userId === senderId ? ('unverified' as const) : mail.tie };
  const limit = { limit: MAX_TYPED_PER_DAY, since: now - DAY_MS };
  const isAssigned = await updateMailOwner(db, mail.id, owner, limit);
  return isAssigned ? { ...mail, ...owner } : undefined;
}

async function saveReading(
  db: Db,
  mail: MailRow,
  { reading, modelFailure }: ModelReading,
  now: number,
): Promise<ReadOutcome> {
  const known = (await listKnownBookings(db, mail.userId ?? 0, toBookingClues(reading))).map(toKnownEvent);
  const match = matchKnownEvents(reading, known, isTrusted(mail.tie));
  const inserts = match.inserts.map(toUnclaimedContent);
  const updates = match.changes.map((change) => ({
    id: change.id,
    sequence: change.sequence,
    content: toChangedContent(change, mail.id),
    movesToMail: change.draft !== null,
  }));
  const hasEvents = inserts.length + updates.length + match.knownCount > 0;
  const nonEvent = hasEvents ? undefined : toNonEventContent(reading, reading.problem ?? modelFailure);
  const result = toMailReadResult(mail, reading, ...describeResult(reading, match, nonEvent));
  await saveReadResult(db, mail, result, nonEvent ? [nonEvent] : inserts, updates, now);
  return {
    outcome: result.outcome,
    unclaimedCount: inserts.length + updates.length + (nonEvent ? 1 : 0),
  };
}
