import { mergeCards } from '../../email-worker/matching/merge.ts';
import { readMail } from '../../email-worker/read-mail.ts';
import type { Reading, ReadOptions } from '../../email-worker/reading.ts';
import { DEFAULT_TIME_ZONE } from '../contract/limits.ts';
import { createDb, type Db } from '../db/client.ts';
import { finishMail } from '../db/finishing.ts';
import { findTypedOwner } from '../db/intake.ts';
import { listKnownCards } from '../db/known-cards.ts';
import type { MailRow } from '../db/mail-schema.ts';
import { claimMail, findMail, isKnownContent } from '../db/mails.ts';
import { getRawMail, putMailText } from '../services/object-storage.ts';
import { parseSettings } from '../services/settings.ts';
import { type Trouble, toCardContent, toChangedContent, toLoneCard } from './card-content.ts';
import { type Consulted, consultModel } from './consult-model.ts';
import { toClues, toKnownCard } from './known-cards.ts';
import { describeEnd, toMailEnd } from './mail-end.ts';

/** Mails a day that count as an account's by nothing but its address in their text. */
const MAX_TYPED_A_DAY = 10;
const DAY_MS = 24 * 3_600_000;

export type MailResult = { outcome: MailRow['outcome'] | 'dropped' | 'gone'; cards: number };

/**
 * Reads one kept mail and makes of it what it says: cards, changes of cards, or a card that says why not.
 * Doing it twice is doing it once. Throws for what may pass: then the queue brings it again.
 */
export async function readArrivedMail(env: Cloudflare.Env, mailId: number, now: number): Promise<MailResult> {
  const db = createDb(env.DB);
  const noted = await findMail(db, mailId);
  if (!noted || noted.status === 'done') return { outcome: noted?.outcome ?? 'gone', cards: 0 };
  const raw = await getRawMail(env.MAIL, noted.hash);
  if (!raw) {
    return giveUpMail(db, noted, 'gone', now);
  }
  const options = toOptions(noted, now);
  const first = await readMail(raw, options);
  const mail = noted.userId === null ? await findOwner(db, noted, first, now) : noted;
  if (!mail) {
    // Nobody's: not a word of it is kept, and tonight it goes.
    const end = toMailEnd(noted, undefined, 'nothing', 'Dropped: it belongs to no account.');
    await finishMail(db, noted, end, [], [], now);
    return { outcome: 'dropped', cards: 0 };
  }
  // Bookings are compared one by one; a mail without any has only its words to be known by.
  const isEmpty = first.cards.length + first.cancelled.length === 0;
  if (isEmpty && (await isKnownContent(db, mail, first.contentHash))) {
    await finishMail(
      db,
      mail,
      toMailEnd(mail, first, 'known', 'Nothing new: this mail was read before.'),
      [],
      [],
      now,
    );
    return { outcome: 'known', cards: 0 };
  }
  await putMailText(env.MAIL, mail.hash, first.text);
  return store(db, mail, await consultModel(db, parseSettings(env), mail, first, options), now);
}

/** Ends a mail that cannot be read with a card that says so. */
export async function giveUpMail(db: Db, mail: MailRow, why: Trouble, now: number): Promise<MailResult> {
  const reading = { kind: 'unreadable' as const, original: { subject: mail.subject }, contentHash: '' };
  const card = toLoneCard(reading, why);
  const end = { ...toMailEnd(mail, undefined, 'unreadable', card?.description ?? ''), subject: mail.subject };
  await finishMail(db, mail, end, card && mail.userId !== null ? [card] : [], [], now);
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
  const userId = await findTypedOwner(db, reading.typedAddresses);
  if (userId === undefined) return undefined;
  const isGiven = await claimMail(db, mail.id, userId, MAX_TYPED_A_DAY, now - DAY_MS);
  return isGiven ? { ...mail, userId } : undefined;
}

async function store(
  db: Db,
  mail: MailRow,
  { reading, trouble }: Consulted,
  now: number,
): Promise<MailResult> {
  const known = (await listKnownCards(db, mail.userId ?? 0, toClues(reading))).map(toKnownCard);
  const merge = mergeCards(reading, known, mail.tie !== 'typed');
  const inserts = merge.insert.map(toCardContent);
  const updates = merge.change.map((change) => ({
    id: change.id,
    sequence: change.sequence,
    content: toChangedContent(change),
    movesToMail: change.card !== null,
  }));
  const isSomething = inserts.length + updates.length + merge.known > 0;
  const lone = isSomething ? undefined : toLoneCard(reading, reading.problem ?? trouble);
  const end = toMailEnd(mail, reading, ...describeEnd(reading, merge, lone));
  await finishMail(db, mail, end, lone ? [lone] : inserts, updates, now);
  return { outcome: end.outcome, cards: inserts.length + updates.length + (lone ? 1 : 0) };
}
