import type { Reading, UnclaimedEventDraft } from '../../email-worker/reading.ts';
import type { MatchResult } from '../../email-worker/resolve/known-events.ts';
import { toNewProposal } from '../actions/new-proposal.ts';
import { LIMITS } from '../contract/limits.ts';
import type { ChangeableField, ProposalOrigin } from '../contract/proposals.ts';
import type { AssignedEventSummary, ReviewReason } from '../contract/unclaimed.ts';
import type { ProposalUpdate } from '../db/inbox/mail-results.ts';
import type { NewProposal } from '../db/inbox/proposals.ts';
import type { KnownBookingRow } from '../db/itinerary/proposals/known-bookings.ts';
import type { listPlannedEvents } from '../db/itinerary/proposals/listed-proposals.ts';
import type { EventRow } from '../db/schema/itinerary/itineraries.ts';
import type { MailRow } from '../db/schema/shared/mails.ts';
import type { StoredEmailChange } from '../db/schema/shared/proposals.ts';
import type { ReadFailure } from '../domain/email/read-failures.ts';
import { describeReasons, isTrustReason } from '../domain/proposals/describe-reasons.ts';
import { findRepeatedEvent } from '../domain/proposals/find-repeated-event.ts';
import { cutEventTexts } from '../domain/text/event-texts.ts';
import { toSingleLine } from '../domain/text/printable-text.ts';
import { parseIsoOrNull } from '../domain/time/iso.ts';

/** What is needed to save the proposals of an email. */
export type MailContext = {
  mail: Pick<MailRow, 'id' | 'projectId'>;
  /** The time zone for events without one. */
  timeZone: string;
  subject: string;
  known: KnownBookingRow[];
  /** Events of the itinerary, if the email came to one. */
  planned: Awaited<ReturnType<typeof listPlannedEvents>>;
};

const toOrigin = (subject: string, excerpt: string): ProposalOrigin => ({
  kind: 'email',
  label: subject || 'Email without a subject',
  excerpt,
  lines: null,
});

/** The fields of an event that an email may change. */
const CHANGED_BY_EMAIL: ChangeableField[] = [
  'title',
  'datetime',
  'endsAt',
  'timeZone',
  'endTimeZone',
  'location',
];

/** The event that was read from an email. */
function toContent(draft: UnclaimedEventDraft, subject: string) {
  const texts = cutEventTexts(draft);
  return {
    ...texts,
    title: texts.title || 'Untitled',
    startsAt: parseIsoOrNull(draft.datetime),
    endsAt: parseIsoOrNull(draft.endsAt),
    timeZone: draft.timeZone,
    endTimeZone: draft.endTimeZone,
    needsReview: draft.needsReview,
    reasons: draft.reasons,
    source: toOrigin(subject, [draft.evidence?.start, draft.evidence?.place].filter(Boolean).join('\n')),
  };
}

/** The columns that identify the booking of an event and tell how it was read. */
const toBookingIdentity = ({ identity, evidence, eventType, confidence }: UnclaimedEventDraft) => ({
  bookingStart: identity.localStart || null,
  confirmation: identity.confirmation || null,
  eventType,
  confidence,
  evidence: evidence ?? null,
});

/** A proposal to add an event or, if the email changes or cancels one that was added, to change or delete that. */
export function toMailProposal(
  { kind, draft, key, emailChange }: MatchResult['inserts'][number],
  context: MailContext,
): Promise<NewProposal> {
  const content = toContent(draft, context.subject);
  const booking = { ...toBookingIdentity(draft), bookingKey: key };
  if (emailChange && 'event' in emailChange)
    return toChangeProposal(kind, content, booking, emailChange.event, context);
  const stored = emailChange as StoredEmailChange | null;
  return toNewProposal(
    { ...content, needsReview: content.needsReview || stored !== null },
    {
      ...booking,
      emailChange: stored,
      duplicateOf: findRepeatedEvent(content, context.planned),
      details: content.startsAt === null ? content.source.label : '',
    },
  );
}

function toChangeProposal(
  kind: MatchResult['inserts'][number]['kind'],
  content: ReturnType<typeof toContent>,
  booking: ReturnType<typeof toBookingIdentity> & { bookingKey: string | null },
  { eventId, sequence, ...summary }: AssignedEventSummary,
  { mail, known }: MailContext,
): Promise<NewProposal> {
  // Hosts see the event beside a proposal; an account sees what the email says.
  const isOfItinerary = mail.projectId !== null;
  const event = isOfItinerary ? known.find((each) => each.event?.id === eventId)?.event : undefined;
  const target = isOfItinerary ? null : summary;
  const about = { ...booking, targetEventId: eventId, targetSequence: sequence ?? null, target };
  if (kind === 'cancellation') {
    return toNewProposal(
      { ...content, ...event, needsReview: true, reasons: content.reasons.filter(isTrustReason) },
      { ...about, kind: 'cancellation', details: `canceled event ${eventId}` },
    );
  }
  const kept = event && pick(event);
  return toNewProposal(
    { ...content, ...kept, needsReview: true, reasons: withChanged(content.reasons) },
    { ...about, changedFields: CHANGED_BY_EMAIL, details: `event ${eventId}` },
  );
}

/** The fields that an email never changes. */
const pick = ({ description, attendees, audience }: EventRow) => ({ description, attendees, audience });

const withChanged = (reasons: readonly ReviewReason[]) => [...new Set([...reasons, 'changed' as const])];

/** The changes that a newer email makes to a waiting proposal. Without a draft the email is a cancellation. */
export async function toProposalUpdate(
  { id, sequence, draft, emailChange }: MatchResult['changes'][number],
  { mail, subject }: MailContext,
): Promise<ProposalUpdate> {
  if (!draft) {
    const canceled = { ...(emailChange as StoredEmailChange), mailId: mail.id };
    return { id, sequence, content: { emailChange: canceled, needsReview: true }, movesToMail: false };
  }
  const read = await toNewProposal(toContent(draft, subject));
  const { title, description, location, startsAt, endsAt, timeZone, endTimeZone, source } = read;
  const content = {
    ...{ title, description, location, startsAt, endsAt, timeZone, endTimeZone, source },
    ...toBookingIdentity(draft),
    emailChange: emailChange as StoredEmailChange,
    needsReview: true,
    reasons: withChanged(draft.reasons),
  };
  return { id, sequence, content, movesToMail: true };
}

/** The proposal of an email without events: Gmail's forwarding code, or the reason it could not be read. */
export async function toNonEvent(
  reading: Pick<Reading, 'kind' | 'original' | 'gmailCode'>,
  failure: ReadFailure | undefined,
  { mail, timeZone }: Pick<MailContext, 'mail' | 'timeZone'>,
): Promise<NewProposal | undefined> {
  const title = toSingleLine(reading.original.subject, LIMITS.title) || 'Email without a subject';
  const code = reading.gmailCode ?? null;
  if (code === null && !failure) return undefined;
  const reasons = code === null && failure ? [failure] : [];
  const message = code === null ? describeReasons(reasons, 'email').join(' ') : toCodeMessage(code);
  const empty = { startsAt: null, endsAt: null, timeZone, endTimeZone: null, location: '', attendees: '' };
  return toNewProposal(
    {
      ...empty,
      title,
      // Hosts of an itinerary see the reasons of a proposal.
      description: mail.projectId !== null && code === null ? '' : message,
      needsReview: true,
      reasons,
      source: toOrigin(title, ''),
    },
    {
      kind: code === null ? 'problem' : 'forwarding-code',
      code,
      confidence: 0,
      details: `email ${mail.id}`,
    },
  );
}

const toCodeMessage = (code: string) =>
  `To forward email to Foldout, enter this code in Gmail under Settings > Forwarding: ${code}.`;
