import { z } from 'zod';
import { EVENT_TYPES, type EventType } from './choices.ts';
import type { ErrorCode } from './errors.ts';
import type { Event } from './events.ts';
import { requiredLine, dateTimeSchema, optionalLine, optionalText, sequenceSchema, timeZoneSchema } from './fields.ts';
import { LIMITS } from './limits.ts';

/**
 * The calls about unclaimed events, all for the signed-in account and its own cards alone (401
 * SIGN_IN_REQUIRED, 404 NOT_FOUND for anybody else's). With bodies and answers:
 *
 * - `GET /api/unclaimed-events` → `UnclaimedEvent[]`, newest first. Only what still waits.
 * - `PATCH /api/unclaimed-events/{id}`, `patchUnclaimed` → `UnclaimedEvent`. Counts as reviewed: no badge
 *   afterwards. A `problem` that gets a title and a date becomes an `event`. 409 CONFLICT with `current` when
 *   `sequence` is old. Codes and notices (`kind`) cannot be edited: 400.
 * - `DELETE /api/unclaimed-events/{id}` → `{success, undo: Undo}`; of any kind.
 * - `POST /api/unclaimed-events/restore`, `restoreRows` of events.ts → `{success, events: UnclaimedEvent[]}`.
 * - `POST /api/unclaimed-events/{id}/assign`, `assignUnclaimed` → `{success, event: Event}`. Asked twice, the
 *   answer is the same event. 400 INVALID_INPUT with `fields.datetime` without a date, 403 TRIAL_LIMIT_REACHED,
 *   403 ADMIN_REQUIRED when neither the account owns the itinerary nor this browser holds its admin grant,
 *   409 FULL.
 * - `POST /api/unclaimed-events/assign`, `assignManyUnclaimed` → `AssignedMany`: each card for itself, and
 *   those that could not be are named. When not one could, the first one's refusal is the answer.
 * - `GET /api/unclaimed-events/{id}/mail` → `UnclaimedMail`: the mail's text and where fields were read.
 *   404 once the mail is deleted (30 days).
 * - `POST /api/unclaimed-events/{id}/answer`, `answerNotice` → `AnsweredNotice`; see `Notice`.
 * - `POST /api/unclaimed-events/{id}/this-is-me` → 202 `{success, email, status: 'sent' | 'confirmed'}`: asks the
 *   mail's sender, by a mail with a link, whether its mails may count as the account's. See intake.ts.
 */
export const patchUnclaimedSchema = z.object({
  title: requiredLine(LIMITS.title, 'Please enter a title.').optional(),
  /** May be empty, unlike an event's. */
  description: optionalText(LIMITS.description).optional(),
  /** ISO with an offset, or local `YYYY-MM-DDTHH:mm` in the card's zone; null takes the date away. */
  datetime: dateTimeSchema.nullable().optional(),
  endsAt: dateTimeSchema.nullable().optional(),
  timeZone: timeZoneSchema.optional(),
  location: optionalLine(LIMITS.location).optional(),
  attendees: optionalLine(LIMITS.attendees).optional(),
  eventType: z.enum(EVENT_TYPES).optional(),
  sequence: sequenceSchema,
});
export type PatchUnclaimed = z.input<typeof patchUnclaimedSchema>;

const projectId = z.string().trim().toUpperCase().min(1).max(32);

export const assignUnclaimedSchema = z.object({ projectId });

export const assignManyUnclaimedSchema = z.object({
  ids: z
    .array(z.int().positive())
    .min(1, 'Please select at least one event to assign.')
    .max(LIMITS.eventsPerAssign, `At most ${LIMITS.eventsPerAssign} events at once.`),
  projectId,
});

/** `apply` does what the notice proposes, `dismiss` leaves things as they were. */
export const answerNoticeSchema = z.object({ answer: z.enum(['apply', 'dismiss']) });
export type NoticeAnswer = z.output<typeof answerNoticeSchema>['answer'];

/** What an event was, or is, in few words: to compare with the card. */
export type EventSummary = {
  title: string;
  datetime: string | null;
  endsAt: string | null;
  timeZone: string;
  location: string;
};

/** An event of an itinerary that a notice speaks of. */
export type AssignedEventSummary = EventSummary & { projectId: string; projectName: string; eventId: number };

/**
 * Something about a card that wants an answer, and what the two answers do:
 *
 * - `changed`: a later mail moved this card. apply: keep the new; dismiss: back to `was`.
 * - `change-of-assigned`: the card proposes a change of an event that was assigned already. apply: write it
 *   into that event, the card goes; dismiss: the card goes. Assigning the card adds a second event.
 * - `cancelled`: a later mail cancelled this card. apply: delete it (with undo); dismiss: keep it.
 * - `cancellation-of-assigned`: the card (kind `notice`) tells that an assigned event was cancelled. apply:
 *   delete that event from its itinerary, the card goes; dismiss: the card goes.
 * - `duplicate`: the card may be the same as another. apply: delete this one (with undo); dismiss: both stay.
 */
export type Notice =
  | { kind: 'changed'; was: EventSummary }
  | { kind: 'change-of-assigned'; event: AssignedEventSummary }
  | { kind: 'cancelled' }
  | { kind: 'cancellation-of-assigned'; event: AssignedEventSummary }
  | { kind: 'duplicate'; of: EventSummary & { id: number | null; projectName: string | null } };

/** The mail that a card came from. Names and addresses are what the mail claims, unless `senderIsKnown`. */
export type MailSummary = {
  id: number;
  subject: string;
  /** Who wrote the original: the hotel, not the person who forwarded it. */
  senderName: string;
  senderAddress: string;
  /** Who sent it to us; null where that is the original's sender. */
  forwardedBy: string | null;
  /** When the original was sent; null where the mail does not say. */
  sentAt: string | null;
  receivedAt: string;
  /**
   * False for mail that only names the account's address in its text: show "Sent by {envelope}, not one of
   * your addresses" with `This is me`.
   */
  senderIsKnown: boolean;
  /** The address the mail says it came from; what `This is me` asks. */
  envelope: string;
};

/** Why an unclaimed event should be reviewed, most important first. */
export type ReviewReason =
  | 'sender-typed'
  | 'sender-not-authenticated'
  | 'changed'
  | 'unknown-kind'
  | 'no-date'
  | 'several-dates'
  | 'times-odd'
  | 'no-time'
  | 'check-in-assumed'
  | 'year-not-stated'
  | 'year-across-new-year'
  | 'zone-unknown'
  | 'offset-contradicts'
  | 'no-place'
  | 'evidence-weak'
  | 'read-by-model'
  | 'past';

/** A card of the Unclaimed Events tab. Instants are ISO, UTC; `timeZone` is where it happens. */
export type UnclaimedEvent = {
  id: number;
  /**
   * `event`: can be assigned. `problem`: a mail that could not be read; title is its subject, description the
   * reason; it can be edited into an event. `forwarding-code`: Gmail's code that finishes automatic
   * forwarding, in `code`. `notice`: only its notice and a delete button.
   */
  kind: 'event' | 'problem' | 'forwarding-code' | 'notice';
  title: string;
  description: string;
  datetime: string | null;
  endsAt: string | null;
  timeZone: string;
  location: string;
  attendees: string;
  eventType: EventType;
  needsReview: boolean;
  /** Percent; below 80 shows 'Low Confidence (n%)'. */
  confidence: number;
  /** Why it needs review, each a sentence for people; empty once reviewed. */
  reasons: string[];
  notice: Notice | null;
  code: string | null;
  mail: MailSummary;
  sequence: number;
  createdAt: string;
};

/** Where in `text` something was read: characters from `from` up to `to`. */
export type Evidence = { field: 'datetime' | 'location'; from: number; to: number };

export type UnclaimedMail = { mail: MailSummary; text: string; isCut: boolean; evidence: Evidence[] };

export type AssignManyResult = {
  success: true;
  events: Event[];
  assignedIds: number[];
  failed: { id: number; code: ErrorCode; message: string }[];
};

/** `event` is the card as it stands now, or null where it is gone; then `undo` may bring it back. */
export type AnswerNoticeResult = {
  success: true;
  event: UnclaimedEvent | null;
  undo: { ids: number[]; expiresAt: string } | null;
};
