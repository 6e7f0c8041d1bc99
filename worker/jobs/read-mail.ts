import { readMail } from '../../email-worker/read-mail.ts';
import type { Reading, ReadOptions } from '../../email-worker/reading.ts';
import { matchKnownEvents } from '../../email-worker/resolve/match-known-events.ts';
import { DEFAULT_TIME_ZONE } from '../contract/default-time-zone.ts';
import { createDb, type Db } from '../db/client.ts';
import { findUserIdByTypedAddress } from '../db/intake.ts';
import { listKnownBookings } from '../db/known-bookings.ts';
import { saveReadResult } from '../db/mail-results.ts';
import type { MailRow } from '../db/mail-schema.ts';
import { findReceivedMail, isKnownContent, updateMailOwner } from '../db/mails.ts';
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
  type ReadFailure,
  toChangedContent,
  toNonEventContent,
  toUnclaimedContent,
} from './unclaimed-content.ts';

/** Emails per day that an account accepts only because its address appears in their text. */
const MAX_TYPED_PER_DAY = 10;
const DAY_MS = 24 * 3_600_000;

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
  const stored = await findReceivedMail(db, mailId);
  if (!stored || stored.status === 'done') return { outcome: stored?.outcome ?? 'gone', unclaimedCount: 0 };
  const raw = await getRawMail(env.MAIL, stored.hash);
  if (!raw) return storeUnreadableMail(db, stored, 'gone', now);
  const itineraryMail = await findItineraryMail(db, stored);
  const options = toReadOptions(stored, itineraryMail?.timeZone ?? DEFAULT_TIME_ZONE, now);
  const reading = await readMail(raw, options);
  const mail =
    itineraryMail ?? (stored.userId === null ? await findOwner(env, db, stored, reading, now) : stored);
  if (!mail) {
    // No content is saved, and the nightly job deletes the email.
    const result = toMailReadResult(stored, undefined, 'nothing', 'Dropped: it belongs to no account.');
    await saveReadResult(db, stored, result, [], [], now);
    return { outcome: 'dropped', unclaimedCount: 0 };
  }
  // Bookings are compared one by one below; an email without any can only be recognized by its content.
  const hasBookings = reading.drafts.length + reading.canceledDrafts.length > 0;
  if (!hasBookings && (await isKnownContent(db, mail, reading.contentHash))) {
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
  const reading = { kind: 'unreadable' as const, original: { subject: mail.subject }, contentHash: '' };
  const content = toNonEventContent(reading, failure);
  const result = toMailReadResult(mail, undefined, 'unreadable', content?.description ?? '');
  const inserts = content && mail.userId !== null ? [content] : [];
  await saveReadResult(db, mail, { ...result, subject: mail.subject }, inserts, [], now);
  return { outcome: 'unreadable', unclaimedCount: 1 };
}

const toReadOptions = ({ tie }: MailRow, defaultZone: string, now: number): ReadOptions => ({
  now: new Date(now),
  defaultZone,
  sender: { authenticated: tie !== 'typed', typedOnly: tie === 'typed' },
});

/**
 * Assigns the email to the account whose address its text contains, unless that account is over its daily limit. While no
 * sender can be verified, the address in From counts as if it were in the text.
 */
async function findOwner(
  env: Cloudflare.Env,
  db: Db,
  mail: MailRow,
  reading: Reading,
  now: number,
): Promise<MailRow | undefined> {
  // Other emails without an owner belonged to a deleted account or itinerary and must not go to another one.
  if (mail.tie !== 'typed') return undefined;
  if (reading.kind === 'ignored') return undefined;
  const senders = parseSettings(env).MAIL_VERDICT_SEEN ? [] : [mail.sender];
  const userId = await findUserIdByTypedAddress(db, [...reading.typedAddresses, ...senders]);
  if (userId === undefined) return undefined;
  const isAssigned = await updateMailOwner(db, mail.id, userId, MAX_TYPED_PER_DAY, now - DAY_MS);
  return isAssigned ? { ...mail, userId } : undefined;
}

async function saveReading(
  db: Db,
  mail: MailRow,
  { reading, modelFailure }: ModelReading,
  now: number,
): Promise<ReadOutcome> {
  const known = (await listKnownBookings(db, mail.userId ?? 0, toBookingClues(reading))).map(toKnownEvent);
  const match = matchKnownEvents(reading, known, mail.tie !== 'typed');
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
