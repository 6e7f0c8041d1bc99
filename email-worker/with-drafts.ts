import type { Message } from './message.ts';
import type {
  MailProblem,
  ReadingKind,
  ReadOptions,
  SourcedReading,
  UnclaimedEventDraft,
} from './reading.ts';
import { mergeBookings } from './resolve/merge-bookings.ts';
import { findTextZone } from './resolve/text-zone.ts';
import { findTripZone } from './resolve/trip-zone.ts';
import { toUnclaimedEventDraft } from './resolve/unclaimed-event-draft.ts';
import { findCountryHint } from './text/scan/country-hint.ts';
import { detectLanguage } from './text/scan/detect-language.ts';

const MAX_DRAFTS = 60;

/** A reading with the drafts of its bookings, or with the problem that it has instead. */
export function withDrafts(reading: SourcedReading, options: ReadOptions): SourcedReading {
  const { messages, bookings } = reading.sources;
  const country = findCountryHint(reading.text, detectLanguage(reading.text));
  const nearZone = findTextZone(reading.text);
  const all = mergeBookings(bookings)
    .slice(0, MAX_DRAFTS)
    .map((booking) => ({ ...booking, country: booking.country ?? country, nearZone }))
    .map((booking, _, trip) =>
      toUnclaimedEventDraft(booking, findSentAt(messages), {
        ...options,
        defaultZone: findTripZone(booking, trip) ?? options.defaultZone,
      }),
    )
    .map((draft) => (reading.isPartlyRead ? markPartlyRead(draft) : draft));
  const isCancellation = reading.kind === 'cancellation';
  const drafts = isCancellation ? [] : all.filter(({ status }) => status !== 'cancelled');
  const canceledDrafts = isCancellation ? all : all.filter(({ status }) => status === 'cancelled');
  const kind: ReadingKind = drafts.length === 0 && canceledDrafts.length > 0 ? 'cancellation' : reading.kind;
  const unread = all.length === 0 ? reading.unreadAttachment : undefined;
  return { ...reading, kind, drafts, canceledDrafts, problem: unread ?? findProblem(kind, drafts.length) };
}

const markPartlyRead = (draft: UnclaimedEventDraft): UnclaimedEventDraft => ({
  ...draft,
  needsReview: true,
  reasons: [...draft.reasons, 'partly-read'],
});

const findSentAt = (messages: Message[]): Date | undefined => messages.find(({ sentAt }) => sentAt)?.sentAt;

function findProblem(kind: ReadingKind, count: number): MailProblem | undefined {
  return count === 0 && (kind === 'confirmation' || kind === 'change') ? 'not-understood' : undefined;
}
