import type { UnclaimedEventChange, NewUnclaimedEvent } from '../../email-worker/resolve/known-events.ts';
import type { UnclaimedEventDraft, MailProblem, Reading } from '../../email-worker/reading.ts';
import { DEFAULT_TIME_ZONE, LIMITS } from '../contract/limits.ts';
import type { UnclaimedContent } from '../db/mail-results.ts';
import { toSingleLine, toMultilineText } from '../domain/text/printable-text.ts';
import type { ModelFailure } from './ask-model.ts';

const toInstant = (iso: string | null) => (iso === null ? null : Date.parse(iso));

/** The columns of a card as a mail states them, cut to what an event may hold. */
function toFields(card: UnclaimedEventDraft) {
  const { identity } = card;
  return {
    title: toSingleLine(card.title, LIMITS.title) || 'Untitled',
    description: toMultilineText(card.description, LIMITS.description),
    startsAt: toInstant(card.datetime),
    endsAt: toInstant(card.endsAt),
    timeZone: card.timeZone,
    location: toSingleLine(card.location, LIMITS.location),
    attendees: toSingleLine(card.attendees, LIMITS.attendees),
    eventType: card.eventType,
    confidence: card.confidence,
    bookingStart: identity.localStart || null,
    confirmation: identity.confirmation || null,
    evidence: card.evidence ?? null,
    code: null,
  };
}

export function toUnclaimedContent({ kind, draft, key, notice }: NewUnclaimedEvent): UnclaimedContent {
  const isMoved = notice?.kind === 'change-of-assigned';
  return {
    ...toFields(draft),
    kind,
    notice,
    needsReview: draft.needsReview || notice !== null,
    reasons: isMoved && !draft.reasons.includes('changed') ? [...draft.reasons, 'changed'] : draft.reasons,
    bookingKey: key,
  };
}

/** What a later mail makes of a waiting card: its fields and a mark, or the mark alone. */
export function toChangedContent({ card, notice }: UnclaimedEventChange): Partial<UnclaimedContent> {
  if (!card) return { notice, needsReview: true };
  const reasons = [...new Set([...card.reasons, 'changed'])];
  return { ...toFields(card), notice, needsReview: true, reasons };
}

/** What may stand behind a mail of which no event came. */
export type ReadFailure = MailProblem | ModelFailure | 'gone' | 'gave-up';

/** The one card of a mail that is no event: Gmail's code, or the reason why it could not be read. */
export function toNonEventContent(
  reading: Pick<Reading, 'kind' | 'original' | 'gmailCode'>,
  trouble: ReadFailure | undefined,
): UnclaimedContent | undefined {
  const subject = toSingleLine(reading.original.subject, LIMITS.title) || 'Mail without a subject';
  if (reading.gmailCode) {
    const description = `Enter this code in Gmail, under Settings, Forwarding: ${reading.gmailCode}. Then your mail can be forwarded to Foldout.`;
    return { ...BLANK, kind: 'forwarding-code', title: subject, description, code: reading.gmailCode };
  }
  if (!trouble) return undefined;
  return { ...BLANK, kind: 'problem', title: subject, description: TROUBLES[trouble] };
}

const BLANK: Omit<UnclaimedContent, 'kind' | 'title' | 'description'> = {
  startsAt: null,
  endsAt: null,
  timeZone: DEFAULT_TIME_ZONE,
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

const UNSURE = 'We could not find out what was booked. Add the details by hand, or delete this card.';

/** In a person's words, with what to do about it. */
const TROUBLES: Record<ReadFailure, string> = {
  'too-large': 'This mail is too large to be read. Forward only the confirmation, without large attachments.',
  'too-many-parts': 'This mail has too many parts to be read. Forward only the confirmation itself.',
  'header-too-large': 'The header of this mail is too large to be read.',
  empty: 'There is nothing in this mail.',
  malformed: 'This mail could not be taken apart. Forward it once more, or add the event by hand.',
  'not-understood': UNSURE,
  off: UNSURE,
  budget: UNSURE,
  failed: UNSURE,
  gone: 'This mail could not be read in time and is no longer kept. Forward it once more.',
  'gave-up':
    'This mail could not be read: something went wrong on our side each time. Add the event by hand.',
};
