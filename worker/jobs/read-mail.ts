import { matchKnownEvents } from '../../email-worker/resolve/match-known-events.ts';
import { readMail } from '../../email-worker/read-mail.ts';
import type { Reading, ReadOptions } from '../../email-worker/reading.ts';
import { DEFAULT_TIME_ZONE } from '../contract/limits.ts';
import { createDb, type Db } from '../db/client.ts';
import { saveReadResult } from '../db/mail-results.ts';
import { findUserIdByTypedAddress } from '../db/intake.ts';
import { listKnownBookings } from '../db/known-bookings.ts';
import type { MailRow } from '../db/mail-schema.ts';
import { updateMailOwner, findReceivedMail, isKnownContent } from '../db/mails.ts';
import { getRawMail, putMailText } from '../services/object-storage.ts';
import { parseSettings } from '../services/settings.ts';
import { type ReadFailure, toUnclaimedContent, toChangedContent, toNonEventContent } from './unclaimed-content.ts';
import { type ModelReading, askModelAboutMail } from './ask-model.ts';
import { toBookingClues, toKnownCard } from './known-bookings.ts';
import { describeResult, toMailResult } from './mail-result.ts';

/** Mails a day that count as an account's by nothing but its address in their text. */
const MAX_TYPED_A_DAY = 10;
const DAY_MS = 24 * 3_600_000;

export type MailResult = { outcome: MailRow['outcome'] | 'dropped' | 'gone'; cards: number };

/**
 * Reads one kept mail and makes of it what it says: cards, changes of cards, or a card that says why not.
 * Doing it twice is doing it once. Throws for what may pass: then the queue brings it again.
 */
export async function readReceivedMail(env: Cloudflare.Env, mailId: number, now: number): Promise<MailResult> {
  const db = createDb(env.DB);
  const noted = await findReceivedMail(db, mailId);
  if (!noted || noted.status === 'done') return { outcome: noted?.outcome ?? 'gone', cards: 0 };
  const raw = await getRawMail(env.MAIL, noted.hash);
  if (!raw) {
    return storeUnreadableMail(db, noted, 'gone', now);
  }
  const options = toOptions(noted, now);
  const first = await readMail(raw, options);
  const mail = noted.userId === null ? await findOwner(db, noted, first, now) : noted;
  if (!mail) {
    // Nobody's: not a word of it is kept, and tonight it goes.
    const end = toMailResult(noted, undefined, 'nothing', 'Dropped: it belongs to no account.');
    await saveReadResult(db, noted, end, [], [], now);
    return { outcome: 'dropped', cards: 0 };
  }
  // Bookings are compared one by one; a mail without any has only its words to be known by.
  const isEmpty = first.drafts.length + first.canceledDrafts.length === 0;
  if (isEmpty && (await isKnownContent(db, mail, first.contentHash))) {
    await saveReadResult(
      db,
      mail,
      toMailResult(mail, first, 'known', 'Nothing new: this mail was read before.'),
      [],
      [],
      now,
    );
    return { outcome: 'known', cards: 0 };
  }
  await putMailText(env.MAIL, mail.hash, first.text);
  return store(db, mail, await askModelAboutMail(db, parseSettings(env), mail, first, options), now);
}

/** Ends a mail that cannot be read with a card that says so. */
export async function storeUnreadableMail(db: Db, mail: MailRow, why: ReadFailure, now: number): Promise<MailResult> {
  const reading = { kind: 'unreadable' as const, original: { subject: mail.subject }, contentHash: '' };
  const card = toNonEventContent(reading, why);
  const end = { ...toMailResult(mail, undefined, 'unreadable', card?.description ?? ''), subject: mail.subject };
  await saveReadResult(db, mail, end, card && mail.userId !== null ? [card] : [], [], now);
  return { outcome: 'unreadable', cards: 1 };
}

const toOptions = ({ tie }: MailRow, now: number): ReadOptions => ({
  now: new Date(now),
  defaultZone: DEFAULT_TIME_ZONE,
  sender: { authenticated: tie !== 'typed', typedOnly: tie === 'typed' },
});

/** The account that the mail's own writer named; undefined where nobody is meant, or too often today. */
async function findOwner(db: Db, mail: MailRow, reading: Reading, now: number): Promise<MailRow | undefined> {
  // What came for an account that is gone by now is not for the next one that it names, least of all as a known sender's.
  if (mail.tie !== 'typed') return undefined;
  if (reading.kind === 'ignored' || reading.typedAddresses.length === 0) return undefined;
  const userId = await findUserIdByTypedAddress(db, reading.typedAddresses);
  if (userId === undefined) return undefined;
  const isGiven = await updateMailOwner(db, mail.id, userId, MAX_TYPED_A_DAY, now - DAY_MS);
  return isGiven ? { ...mail, userId } : undefined;
}

async function store(
  db: Db,
  mail: MailRow,
  { reading, trouble }: ModelReading,
  now: number,
): Promise<MailResult> {
  const known = (await listKnownBookings(db, mail.userId ?? 0, toBookingClues(reading))).map(toKnownCard);
  const merge = matchKnownEvents(reading, known, mail.tie !== 'typed');
  const inserts = merge.inserts.map(toUnclaimedContent);
  const updates = merge.changes.map((change) => ({
    id: change.id,
    sequence: change.sequence,
    content: toChangedContent(change),
    movesToMail: change.card !== null,
  }));
  const isSomething = inserts.length + updates.length + merge.knownCount > 0;
  const lone = isSomething ? undefined : toNonEventContent(reading, reading.problem ?? trouble);
  const end = toMailResult(mail, reading, ...describeResult(reading, merge, lone));
  await saveReadResult(db, mail, end, lone ? [lone] : inserts, updates, now);
  return { outcome: end.outcome, cards: inserts.length + updates.length + (lone ? 1 : 0) };
}
