import type { MailProblem, Reading, UnclaimedEventDraft } from '../../email-worker/reading.ts';
import type { NewUnclaimedEvent, UnclaimedEventChange } from '../../email-worker/resolve/known-events.ts';
import { DEFAULT_TIME_ZONE } from '../contract/default-time-zone.ts';
import { LIMITS } from '../contract/limits.ts';
import type { UnclaimedContent } from '../db/mail-results.ts';
import type { MailRow } from '../db/mail-schema.ts';
import { cutEventTexts } from '../domain/text/event-texts.ts';
import { toSingleLine } from '../domain/text/printable-text.ts';
import { parseIsoOrNull } from '../domain/time/iso.ts';
import type { ModelFailure } from './ask-model.ts';

/** The event that was read from an email, cut to the lengths that an event may have. */
export function toReadContent(draft: UnclaimedEventDraft) {
  const texts = cutEventTexts(draft);
  return {
    ...texts,
    title: texts.title || 'Untitled',
    startsAt: parseIsoOrNull(draft.datetime),
    endsAt: parseIsoOrNull(draft.endsAt),
    timeZone: draft.timeZone,
    endTimeZone: draft.endTimeZone,
  };
}

/** What identifies the booking of an event. */
export const toReadBooking = ({ identity }: UnclaimedEventDraft) => ({
  bookingStart: identity.localStart || null,
  confirmation: identity.confirmation || null,
});

function toColumns(draft: UnclaimedEventDraft) {
  return {
    ...toReadContent(draft),
    ...toReadBooking(draft),
    eventType: draft.eventType,
    confidence: draft.confidence,
    evidence: draft.evidence ?? null,
    code: null,
  };
}

/** The columns of a new unclaimed event. */
export function toUnclaimedContent({ kind, draft, key, notice }: NewUnclaimedEvent): UnclaimedContent {
  const isChange = notice?.kind === 'change-of-assigned';
  return {
    ...toColumns(draft),
    kind,
    notice,
    needsReview: draft.needsReview || notice !== null,
    reasons: isChange && !draft.reasons.includes('changed') ? [...draft.reasons, 'changed'] : draft.reasons,
    bookingKey: key,
  };
}

/** The columns that a newer email changes in an unclaimed event. Without a draft the email is a cancellation. */
export function toChangedContent(
  { draft, notice }: UnclaimedEventChange,
  mailId: number,
): Partial<UnclaimedContent> {
  if (!draft)
    return { notice: notice?.kind === 'cancelled' ? { ...notice, mailId } : notice, needsReview: true };
  const reasons = [...new Set([...draft.reasons, 'changed'])];
  return { ...toColumns(draft), notice, needsReview: true, reasons };
}

/** What to call an email whose subject may never have been read. */
export const nameUnreadMail = ({ subject, sender }: Pick<MailRow, 'subject' | 'sender'>): string =>
  subject || (sender && `Email from ${sender}`);

/** Why an email produced no event. */
export type ReadFailure = MailProblem | ModelFailure | 'gone' | 'gave-up' | 'stopped';

/** The unclaimed event of an email without events: Gmail's forwarding code, or the reason it could not be read. */
export function toNonEventContent(
  reading: Pick<Reading, 'kind' | 'original' | 'gmailCode'>,
  failure: ReadFailure | undefined,
): UnclaimedContent | undefined {
  const title = toSingleLine(reading.original.subject, LIMITS.title) || 'Email without a subject';
  const code = reading.gmailCode;
  if (code) {
    const description = `To forward email to Foldout, enter this code in Gmail under Settings > Forwarding: ${code}.`;
    return { ...EMPTY_CONTENT, kind: 'forwarding-code', title, description, code };
  }
  if (!failure) return undefined;
  return { ...EMPTY_CONTENT, kind: 'problem', title, description: FAILURE_MESSAGES[failure] };
}

const EMPTY_CONTENT: Omit<UnclaimedContent, 'kind' | 'title' | 'description'> = {
  startsAt: null,
  endsAt: null,
  timeZone: DEFAULT_TIME_ZONE,
  endTimeZone: null,
  location: '',
  attendees: '',
  eventType: 'other',
  needsReview: true,
  confidence: 0,
  reasons: [],
  notice: null,
  code: null,
  bookingKey: null,
  bookingStart: null,
  confirmation: null,
  evidence: null,
};

const NOT_UNDERSTOOD = 'We couldn’t tell what was booked. Add the details yourself, or delete this event.';

const FAILURE_MESSAGES: Record<ReadFailure, string> = {
  'too-large': 'This email is too large to read. Forward only the confirmation, without large attachments.',
  'too-many-parts': 'This email has too many parts to read. Forward only the confirmation.',
  'header-too-large': 'We couldn’t read this email because its header is too large.',
  empty: 'This email is empty.',
  malformed: 'We couldn’t read this email. Forward it again, or add the event yourself.',
  'not-understood': NOT_UNDERSTOOD,
  off: NOT_UNDERSTOOD,
  budget: NOT_UNDERSTOOD,
  failed: NOT_UNDERSTOOD,
  gone: 'We couldn’t read this email in time and no longer have it. Forward it again.',
  'gave-up': 'We couldn’t read this email because something went wrong on our end. Add the event yourself.',
  stopped:
    'We tried to read this email twice and couldn’t finish. Forward only the confirmation, or add the event yourself.',
};
