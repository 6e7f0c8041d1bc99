import { EVENT_TYPES, type EventType } from './choices.ts';
import type { ErrorCode } from './errors.ts';
import { AUDIENCES, type Event } from './events.ts';
import { sequenceSchema } from './fields.ts';
import { LIMITS } from './limits.ts';
import { type ReviewedEvent, reviewedEventSchema } from './reviewed-event.ts';
import type { UndoOfRows } from './undo.ts';
import { z } from './zod.ts';

/**
 * Routes for the signed-in account's unclaimed events (401 SIGN_IN_REQUIRED, 404 NOT_FOUND for those of others):
 *
 * - `GET /api/unclaimed-events` → `UnclaimedEvent[]`, newest first, without assigned and deleted ones.
 * - `PATCH /api/unclaimed-events/{id}`, `patchUnclaimedSchema` → `UnclaimedEvent`. Counts as reviewed. A `problem`
 *   with a title and a date becomes an `event`. 409 CONFLICT with `current` if `sequence` is outdated. 400 for the
 *   kinds `forwarding-code` and `cancellation`.
 * - `DELETE /api/unclaimed-events/{id}` → `{success, undo: Undo}`.
 * - `POST /api/unclaimed-events/restore`, `restoreRowsSchema` of events.ts → `{success, events: UnclaimedEvent[]}`.
 * - `POST /api/unclaimed-events/{id}/assign`, `assignUnclaimedSchema` → `{success, event: Event}`. Repeating the
 *   request returns the same event. 400 INVALID_INPUT with `fields.datetime` without a date, 403 TRIAL_LIMIT_REACHED,
 *   403 ADMIN_REQUIRED unless the account owns the itinerary or this browser has its admin grant, 409 FULL.
 * - `POST /api/unclaimed-events/assign`, `assignManyUnclaimedSchema` → `AssignManyResult`. If none could be assigned,
 *   the response is the first one's error.
 * - `GET /api/unclaimed-events/{id}/mail` → `UnclaimedMail`: the email's text and where fields were read. 404 once the
 *   email is deleted (30 days).
 * - `POST /api/unclaimed-events/{id}/answer`, `answerEmailChangeSchema` → `AnswerEmailChangeResult`; see `EmailChange`. 409 CONFLICT
 *   with the itinerary's event as `current` if it was changed after the email was read, unless `sequence` is its own.
 * - `POST /api/unclaimed-events/{id}/this-is-me` → 202 `{success, email, status: 'sent' | 'confirmed'}`: emails the
 *   sender a link that makes that address an alias of the account. See intake.ts.
 */
export const patchUnclaimedSchema = reviewedEventSchema.extend({ eventType: z.enum(EVENT_TYPES).optional() });
export type PatchUnclaimed = z.input<typeof patchUnclaimedSchema>;

const projectId = z.string().trim().toUpperCase().min(1).max(32);

/** Left out, an unclaimed event keeps its own audience. */
const audience = z.enum(AUDIENCES).optional();

export const assignUnclaimedSchema = z.object({ projectId, audience });

export const assignManyUnclaimedSchema = z.object({
  ids: z
    .array(z.int().positive())
    .min(1, 'Please select at least one event to assign.')
    .max(LIMITS.eventsPerAssign, `You can assign up to ${LIMITS.eventsPerAssign} events at once.`),
  projectId,
  audience,
});

/**
 * `apply` does what the email says, `dismiss` keeps or restores the previous state. `sequence`: that of the itinerary's
 * event as the user has seen it, if it is newer than the one in `EmailChange`.
 */
export const answerEmailChangeSchema = z.object({
  answer: z.enum(['apply', 'dismiss']),
  sequence: sequenceSchema,
});
export type EmailChangeAnswer = z.output<typeof answerEmailChangeSchema>['answer'];

export type EventSummary = {
  title: string;
  datetime: string | null;
  endsAt: string | null;
  timeZone: string;
  /** Missing in changes stored by earlier versions. */
  endTimeZone?: string | null;
  location: string;
};

/** An itinerary's event that an email changes. */
export type AssignedEventSummary = EventSummary & {
  projectId: string;
  projectName: string;
  eventId: number;
  /** The event's sequence when the email was read. Missing in changes stored by earlier versions. */
  sequence?: number;
};

/**
 * A question about an unclaimed event, and what the answers do:
 *
 * - `changed`: a later email changed it. apply: keep the change; dismiss: restore `was`.
 * - `change-of-assigned`: it proposes a change to an event that was already assigned. apply: change that event;
 *   dismiss: no change. It is removed either way. Assigning it instead adds a second event.
 * - `cancelled`: a later email canceled it. apply: delete it (with undo); dismiss: keep it.
 * - `cancellation-of-assigned` (kind `cancellation`): an assigned event was canceled. apply: delete that event from its
 *   itinerary; dismiss: keep it. The unclaimed event is removed either way.
 * - `duplicate`: it may be the same as another one. apply: delete this one (with undo); dismiss: keep both.
 */
export type EmailChange =
  | { kind: 'changed'; was: EventSummary }
  | { kind: 'change-of-assigned'; event: AssignedEventSummary }
  /** `mailId`: the cancellation, which is shown in place of the email that the event was read from. */
  | { kind: 'cancelled'; mailId?: number }
  | { kind: 'cancellation-of-assigned'; event: AssignedEventSummary }
  | { kind: 'duplicate'; of: EventSummary & { id: number | null; projectName: string | null } };

/** The source of an unclaimed event. Names and addresses are unverified. */
export type MailSummary = {
  id: number;
  subject: string;
  /** Sender of the original email (the hotel), not who forwarded it. */
  senderName: string;
  senderAddress: string;
  /** Who sent it to us; null if that is the original's sender. */
  forwardedBy: string | null;
  /** When the original was sent; null if unknown. */
  sentAt: string | null;
  receivedAt: string;
  /**
   * False if the email only names the account's address in its text: show "Sent by {envelope}, not one of your
   * addresses" with "This is me".
   */
  senderIsKnown: boolean;
  /** The From address; "This is me" emails it. */
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
  | 'partly-read'
  | 'past';

export type UnclaimedEvent = ReviewedEvent & {
  id: number;
  /**
   * `event`: can be assigned. `problem`: an email that could not be read, with its subject as the title and the reason
   * as the description; it can be edited into an event. `forwarding-code`: Gmail's code for automatic forwarding, in
   * `code`. `cancellation`: only says what was canceled.
   */
  kind: 'event' | 'problem' | 'forwarding-code' | 'cancellation';
  eventType: EventType;
  needsReview: boolean;
  /** Percent; below 80 shows 'Low Confidence (n%)'. */
  confidence: number;
  /** Why it needs review, in sentences for the user; empty once reviewed. */
  reasons: string[];
  emailChange: EmailChange | null;
  code: string | null;
  mail: MailSummary;
  sequence: number;
  createdAt: string;
};

/** Where in `text` a field was read: UTF-16 offsets, `to` exclusive. */
export type Evidence = { field: 'datetime' | 'location'; from: number; to: number };

export type UnclaimedMail = { mail: MailSummary; text: string; isCut: boolean; evidence: Evidence[] };

export type AssignManyResult = {
  success: true;
  events: Event[];
  assignedIds: number[];
  failed: { id: number; code: ErrorCode; message: string }[];
};

/** `event` is the updated unclaimed event, or null if removed; then `undo` may restore it. */
export type AnswerEmailChangeResult = {
  success: true;
  event: UnclaimedEvent | null;
  undo: UndoOfRows | null;
};
