import { matchKnownEvents } from '../../email-worker/resolve/match-known-events.ts';
import { DEFAULT_TIME_ZONE } from '../contract/default-time-zone.ts';
import { LIMITS } from '../contract/limits.ts';
import type { Db } from '../db/client.ts';
import { type MailContent, type MailReadResult, saveReadResult } from '../db/inbox/mail-results.ts';
import type { InboxOwner } from '../db/inbox/owner.ts';
import { countProposals } from '../db/inbox/proposals.ts';
import { proposePaperStatements } from '../db/itinerary/papers/proposed-papers.ts';
import { listPlannedEvents } from '../db/itinerary/proposals/listed-proposals.ts';
import type { MailRow } from '../db/schema/shared/mails.ts';
import type { ReadFailure } from '../domain/email/read-failures.ts';
import type { LanguageCode } from '../messages/languages.ts';
import { deleteUnusedTickets, prepareTickets, toEventFinder } from './attached-tickets.ts';
import { findKnownBookings, toBookingClues, toKnownEvent } from './known-bookings.ts';
import { type MailContext, toMailProposal, toNonEvent, toProposalUpdate } from './mail-proposals.ts';
import { describeResult, toMailReadResult } from './mail-result.ts';
import type { ModelReading } from './model-for-mail.ts';

/** `proposed`: proposals that were inserted or changed. */
export type ReadOutcome = { outcome: MailRow['outcome'] | 'dropped' | 'gone'; proposed: number };

/** An email and whose it is. */
export type OwnedMail = {
  mail: MailRow;
  owner: InboxOwner;
  /** The itinerary's zone, or the default. */
  timeZone: string;
  /** The itinerary's language. */
  language?: LanguageCode | null;
  /** Whether the sender is proven to be the owner, or knew the address. */
  isTrusted: boolean;
};

const FULL = `${LIMITS.proposals} events are to review already. Add or discard some, then forward this email again.`;

/** Saves the proposals that an email contains, or changes of them. */
export async function saveReading(
  env: Cloudflare.Env,
  db: Db,
  { mail, owner, timeZone, isTrusted }: OwnedMail,
  { reading, modelFailure }: ModelReading,
  now: number,
): Promise<ReadOutcome> {
  const known = await findKnownBookings(env, db, owner, toBookingClues(reading));
  const match = matchKnownEvents(reading, known.map(toKnownEvent), isTrusted);
  const context: MailContext = {
    mail,
    timeZone,
    subject: reading.original.subject,
    known,
    planned:
      db.kind === 'itinerary' && 'projectId' in owner && match.inserts.length > 0
        ? await listPlannedEvents(db, owner.projectId)
        : [],
  };
  const inserts = await Promise.all(match.inserts.map((each) => toMailProposal(each, context)));
  const updates = await Promise.all(match.changes.map((change) => toProposalUpdate(change, context)));
  const hasEvents = inserts.length + updates.length + match.knownCount > 0;
  const failure = reading.problem ?? modelFailure;
  const nonEvent = hasEvents ? undefined : await toNonEvent(reading, failure, context);
  const result = toMailReadResult(mail, reading, ...describeResult(reading, match, nonEvent));
  const content = { inserts: nonEvent ? [nonEvent] : inserts, updates };
  if (db.kind === 'directory' || !('projectId' in owner))
    return save(db, { mail, owner }, result, content, now);
  const { projectId } = owner;
  const tickets = await prepareTickets(
    env.MEDIA,
    db,
    projectId,
    mail,
    reading,
    toEventFinder({ match, inserts, known }),
  );
  const withTickets: MailContent = {
    inserts: [...content.inserts, ...tickets.proposals],
    updates,
    more: (isUnread) => proposePaperStatements(db, projectId, mail.id, tickets.papers, isUnread, now),
  };
  const outcome = await save(db, { mail, owner }, result, withTickets, now);
  await deleteUnusedTickets(env.MEDIA, db, projectId, tickets);
  return outcome;
}

/** Finishes an email that cannot be read, with a proposal that says why. `owner` is undefined if it belongs to nobody. */
export async function saveUnreadableMail(
  db: Db,
  mail: MailRow,
  { owner, timeZone = DEFAULT_TIME_ZONE }: Partial<OwnedMail>,
  failure: ReadFailure,
  now: number,
): Promise<ReadOutcome> {
  const reading = { kind: 'unreadable' as const, original: { subject: nameUnreadMail(mail) } };
  const problem = await toNonEvent(reading, failure, { mail, timeZone });
  const [outcome, summary] = describeResult(reading, NO_MATCH, problem);
  const result = { ...toMailReadResult(mail, undefined, outcome, summary), subject: mail.subject };
  return save(db, { mail, owner }, result, { inserts: problem ? [problem] : [], updates: [] }, now);
}

const NO_MATCH = { inserts: [], changes: [], knownCount: 0 };

/** What to call an email whose subject may never have been read. */
const nameUnreadMail = ({ subject, sender }: Pick<MailRow, 'subject' | 'sender'>): string =>
  subject || (sender && `Email from ${sender}`);

/** If too many proposals of an itinerary would wait, only the email is listed. */
async function save(
  db: Db,
  { mail, owner }: { mail: MailRow; owner: InboxOwner | undefined },
  result: MailReadResult,
  content: MailContent,
  now: number,
): Promise<ReadOutcome> {
  const { length } = content.inserts;
  const waiting = owner && 'projectId' in owner && length > 0 ? await countProposals(db, owner.projectId) : 0;
  if (length > 0 && waiting + length > LIMITS.proposals) {
    const full = { ...result, outcome: 'unreadable' as const, summary: FULL, contentHash: null };
    await saveReadResult(db, owner, mail.id, full, NO_CONTENT, now);
    return { outcome: full.outcome, proposed: 0 };
  }
  await saveReadResult(db, owner, mail.id, result, owner ? content : NO_CONTENT, now);
  return { outcome: result.outcome, proposed: length + content.updates.length };
}

const NO_CONTENT: MailContent = { inserts: [], updates: [] };
