import type { UnclaimedEventDraft } from '../../email-worker/reading.ts';
import type { KnownEvent, MatchResult } from '../../email-worker/resolve/known-events.ts';
import { matchKnownEvents } from '../../email-worker/resolve/match-known-events.ts';
import { toNewProposal } from '../actions/new-proposal.ts';
import { LIMITS } from '../contract/limits.ts';
import type { ChangeableField, ProposalOrigin } from '../contract/proposals.ts';
import type { Db } from '../db/client.ts';
import { type ProposalUpdate, saveMailProposals } from '../db/mail-proposals.ts';
import type { MailReadResult } from '../db/mail-results.ts';
import type { MailRow } from '../db/mail-schema.ts';
import { countProposals, listKnownProposals, listPlannedEvents, type NewProposal } from '../db/proposals.ts';
import { REVIEW_REASONS } from '../domain/email/review-reasons.ts';
import { findRepeatedEvent } from '../domain/proposals/find-repeated-event.ts';
import type { ModelReading } from './ask-model.ts';
import { toBookingClues, toKnownContent } from './known-bookings.ts';
import { describeResult, toMailReadResult } from './mail-result.ts';
import {
  nameUnreadMail,
  type ReadFailure,
  toNonEventContent,
  toReadBooking,
  toReadContent,
} from './unclaimed-content.ts';

const CHANGED = 'Updated by a newer email.';
const CANCELED = 'An email says that this was canceled.';
const FULL = `${LIMITS.proposals} proposals are waiting already. Add or delete some, then forward this email again.`;

/** An email to an itinerary, whose time zone is `timeZone`. */
export type ItineraryMail = MailRow & { projectId: number; timeZone: string };
type KnownProposal = Awaited<ReturnType<typeof listKnownProposals>>[number];
type PlannedEvents = Awaited<ReturnType<typeof listPlannedEvents>>;

/**
 * Saves what was read from an email to an itinerary as proposals. Returns the outcome and how many were added or
 * changed.
 */
export async function saveProposalsOfMail(
  db: Db,
  mail: ItineraryMail,
  { reading, modelFailure }: ModelReading,
  now: number,
) {
  const { projectId } = mail;
  const known = await listKnownProposals(db, projectId, toBookingClues(reading));
  const match = matchKnownEvents(reading, known.map(toKnownProposal), true);
  const source = toOrigin(reading.original.subject, '');
  const planned = match.inserts.length > 0 ? await listPlannedEvents(db, projectId) : [];
  const inserts = await Promise.all(
    match.inserts.map((each) => toMailProposal(each, { known, planned, source })),
  );
  const updates = await Promise.all(match.changes.map((change) => toUpdate(change, known)));
  const hasEvents = inserts.length + updates.length + match.knownCount > 0;
  const nonEvent = hasEvents ? undefined : toNonEventContent(reading, reading.problem ?? modelFailure);
  if (nonEvent) inserts.push(await toProblem(mail, nonEvent.title, nonEvent.description));
  const result = toMailReadResult(mail, reading, ...describeResult(reading, match, nonEvent));
  return save(db, mail, result, { inserts, updates }, now);
}

/** Finishes an email to an itinerary that cannot be read, with a proposal that says why. */
export async function saveUnreadableItineraryMail(
  db: Db,
  mail: ItineraryMail,
  failure: ReadFailure,
  now: number,
) {
  const reading = { kind: 'unreadable' as const, original: { subject: nameUnreadMail(mail) } };
  const content = toNonEventContent(reading, failure);
  const inserts = content ? [await toProblem(mail, content.title, content.description)] : [];
  const result = toMailReadResult(mail, undefined, 'unreadable', content?.description ?? '');
  return save(db, mail, { ...result, subject: mail.subject }, { inserts, updates: [] }, now);
}

async function save(
  db: Db,
  mail: ItineraryMail,
  result: MailReadResult,
  content: { inserts: NewProposal[]; updates: ProposalUpdate[] },
  now: number,
) {
  const waiting = content.inserts.length > 0 ? await countProposals(db, mail.projectId) : 0;
  if (waiting + content.inserts.length > LIMITS.proposals) {
    const full = { ...result, outcome: 'unreadable' as const, summary: FULL, contentHash: null };
    await saveMailProposals(db, mail, full, { inserts: [], updates: [] }, now);
    return { outcome: full.outcome, unclaimedCount: 0 };
  }
  await saveMailProposals(db, mail, result, content, now);
  return { outcome: result.outcome, unclaimedCount: content.inserts.length + content.updates.length };
}

const toOrigin = (subject: string, excerpt: string): ProposalOrigin => ({
  kind: 'email',
  label: subject || 'Email without a subject',
  excerpt,
  lines: null,
});

const toKnownProposal = ({ proposal, sentAt, event }: KnownProposal): KnownEvent => ({
  ...toKnownContent(proposal),
  status: proposal.status === 'added' ? 'assigned' : 'waiting',
  notice: null,
  saidAt: sentAt,
  event:
    event && proposal.status === 'added'
      ? { ...event, projectId: '', projectName: '', hasCancellation: false }
      : null,
});

function toContent(draft: UnclaimedEventDraft, source: ProposalOrigin, further: string[]) {
  const excerpt = [draft.evidence?.start, draft.evidence?.place].filter(Boolean).join('\n');
  return {
    ...toReadContent(draft),
    needsReview: draft.needsReview || further.length > 0,
    reasons: [...new Set([...further, ...draft.reasons.map((reason) => REVIEW_REASONS[reason])])],
    source: { ...source, excerpt },
  };
}

type Context = { known: KnownProposal[]; planned: PlannedEvents; source: ProposalOrigin };

/** A proposal to add an event or, if an email changes or cancels one that was added, to change that. */
function toMailProposal(
  { kind, draft, key, notice }: MatchResult['inserts'][number],
  { known, planned, source }: Context,
): Promise<NewProposal> {
  const changedId = notice && 'event' in notice ? notice.event.eventId : undefined;
  const event = known.find(({ event: each }) => each?.id === changedId)?.event;
  if (!event) {
    const content = toContent(draft, source, []);
    const duplicateOf = findRepeatedEvent(content, planned);
    return toNewProposal(content, {
      ...toReadBooking(draft),
      bookingKey: key,
      duplicateOf,
      details: content.startsAt === null ? content.source.label : '',
    });
  }
  const proposed = toContent(draft, source, [kind === 'notice' ? CANCELED : CHANGED]);
  const content = kind === 'notice' ? { ...proposed, ...event, title: `Canceled: ${event.title}` } : proposed;
  const fields: ChangeableField[] = kind === 'notice' ? ['title'] : CHANGED_BY_EMAIL;
  return toNewProposal(
    { ...content, description: event.description, attendees: event.attendees, audience: event.audience },
    {
      ...(kind === 'event' && { ...toReadBooking(draft), bookingKey: key }),
      targetEventId: event.id,
      targetSequence: event.sequence,
      changedFields: fields,
      details: `event ${event.id}`,
    },
  );
}

/** The same as for unclaimed events; see `applyChangeToEvent`. */
const CHANGED_BY_EMAIL: ChangeableField[] = [
  'title',
  'datetime',
  'endsAt',
  'timeZone',
  'endTimeZone',
  'location',
];

/** What a newer email changes in a waiting proposal. Without a draft the email is a cancellation. */
async function toUpdate(
  { id, sequence, draft }: MatchResult['changes'][number],
  known: KnownProposal[],
): Promise<ProposalUpdate> {
  if (!draft) {
    const said = known.find(({ proposal }) => proposal.id === id)?.proposal.reasons ?? [];
    return {
      id,
      sequence,
      content: { needsReview: true, reasons: [CANCELED, ...said.filter((reason) => reason !== CANCELED)] },
    };
  }
  const { title, startsAt, endsAt, timeZone, endTimeZone, location, needsReview, reasons } =
    await toNewProposal(toContent(draft, toOrigin('', ''), [CHANGED]));
  const times = { startsAt, endsAt, timeZone, endTimeZone, bookingStart: toReadBooking(draft).bookingStart };
  return { id, sequence, content: { title, ...times, location, needsReview, reasons } };
}

/** An email without an event that could be read, which a host can turn into one. */
function toProblem(mail: ItineraryMail, title: string, message: string): Promise<NewProposal> {
  return toNewProposal(
    {
      title,
      description: '',
      startsAt: null,
      endsAt: null,
      timeZone: mail.timeZone,
      endTimeZone: null,
      location: '',
      attendees: '',
      needsReview: true,
      reasons: [message],
      source: toOrigin(title, ''),
    },
    { details: `email ${mail.id}` },
  );
}
