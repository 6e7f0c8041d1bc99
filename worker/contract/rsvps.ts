import { dateTimeSchema, optionalLine, optionalText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { z } from './zod.ts';

/**
 * Answers to the host's invitation, for the itinerary and for events that ask:
 *
 * - `PUT /api/projects/{id}/rsvp-settings`, `rsvpSettingsSchema` → `{success, project: Project}`. For hosts.
 * - `GET …/rsvps` → `Rsvps`.
 * - `GET …/rsvps.csv` → a file with all answers. For hosts.
 * - `PUT …/rsvps/me`, `answerRsvpSchema` → `Rsvp`. 403 IDENTITY_REQUIRED for a guest without a name, for a name that only
 *   the personal link may use, and if `ANSWERED_AS_HEADER` names another person; 403 RSVP_CLOSED, also after the
 *   last event, 404 NOT_FOUND for an event that the guest cannot see, 409 FULL.
 * - `POST …/people/{personId}/join-answers`, `joinAnswersSchema` → `{success, joined}`. For hosts.
 * - `PUT …/people/{personId}/rsvp`, the same for hosts, who answer for somebody, also after the deadline and the last
 *   event.
 */
const RSVP_ANSWERS = ['yes', 'maybe', 'no'] as const;
export type RsvpAnswer = (typeof RSVP_ANSWERS)[number];

export const answerSchema = z.enum(RSVP_ANSWERS);

/**
 * What guests are asked. `deadline`: ISO in UTC; answers of guests are accepted before it. `maxPartySize`: people per
 * answer, with the one who answers. `showList`: guests see each other's answers, without `reply` and `note`.
 */
export type RsvpSettings = {
  enabled: boolean;
  deadline: string | null;
  maxPartySize: number;
  question: string | null;
  showList: boolean;
};

const toNull = (text: string | null) => text || null;
/** What a guest writes to the hosts. */
export const guestNoteSchema = optionalText(LIMITS.note).nullable().transform(toNull);
const partySize = z
  .int('Enter a number of people.')
  .min(1, 'Enter at least 1.')
  .max(LIMITS.partySize, `Enter at most ${LIMITS.partySize}.`);

/**
 * Fields left out stay as they are. A deadline without an offset is local time in the project's zone; a date alone lasts
 * until the end of that day.
 */
export const rsvpSettingsSchema = z
  .object({
    enabled: z.boolean(),
    deadline: z.union([dateTimeSchema, z.iso.date()], 'Please enter a date.').nullable(),
    maxPartySize: partySize,
    /** Empty text asks nothing. */
    question: optionalLine(LIMITS.question).nullable().transform(toNull),
    showList: z.boolean(),
  })
  .partial();
export type ChangeRsvpSettings = z.input<typeof rsvpSettingsSchema>;

/** What an event that asks for answers adds. `capacity`: people who may say yes, over all parties; null is no limit. */
export type EventRsvp = { capacity: number | null };

/** null: the event does not ask for answers. */
export const eventRsvpSchema = z
  .object({ capacity: z.int().min(1, 'Enter at least 1.').max(LIMITS.groupSize).nullable().default(null) })
  .nullable();

/**
 * `eventId` null answers for the itinerary. `partySize`, `reply` (to the host's question) and `note` (for hosts) stay as
 * they are if left out; a new answer is for one. The same body sent again changes nothing.
 */
export const answerRsvpSchema = z.object({
  eventId: z.int().positive().nullable().default(null),
  answer: answerSchema,
  partySize: partySize.optional(),
  reply: optionalText(LIMITS.reply).nullable().transform(toNull).optional(),
  note: guestNoteSchema.optional(),
});
export type AnswerRsvp = z.input<typeof answerRsvpSchema>;

/** A person's answer. Only hosts and the one who wrote them get `reply` and `note`. */
export type Rsvp = {
  personId: number;
  eventId: number | null;
  answer: RsvpAnswer;
  partySize: number;
  reply: string | null;
  note: string | null;
  /** A host answered for the person. */
  byHost: boolean;
  updatedAt: string;
  /**
   * For hosts: the browser that answered for a name it claimed, until a host joins its answers. Null for the person's own
   * answer and the host's.
   */
  claim?: string | null;
  /** For hosts: false for further answers for the same name, which count nowhere. */
  isCounted?: boolean;
};

/** `claim`: the browser whose answers become the person's; without it the answers that count do. */
export const joinAnswersSchema = z.object({ claim: z.string().max(LIMITS.name).optional() });

/**
 * Number of people by answer, each counted once: by their answer for the itinerary or, without one, by the most positive
 * answer to an event.
 */
export type RsvpSummary = Record<RsvpAnswer, number>;

/**
 * Answers to what the reader can see. `mine` is empty for readers without an identity. `list` is null unless the host
 * shows it, `summary` likewise but hosts always get it. Only hosts get `rows`.
 */
export type Rsvps = {
  mine: Rsvp[];
  list: { name: string; eventId: number | null; answer: RsvpAnswer; partySize: number }[] | null;
  summary: RsvpSummary | null;
  rows?: Rsvp[];
};
