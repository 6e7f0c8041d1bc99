import type { Event, EventFields } from './events.ts';
import { optionalLine, timeZoneSchema } from './fields.ts';
import { LIMITS } from './limits.ts';
import { type ReviewedEvent, reviewedEventSchema } from './reviewed-event.ts';
import type { UndoOfRows } from './undo.ts';
import { z } from './zod.ts';

/**
 * `POST /api/plans/read`, `readPlanSchema` → `PlanPreview`: reads a plan before there is an itinerary, for anyone (429
 * RATE_LIMITED as for creation). Nothing is stored. Refuses what the first call below refuses.
 *
 * Events that are not in the itinerary yet, for its hosts (401 ACCESS_REQUIRED, 403 ADMIN_REQUIRED):
 *
 * - `POST /api/projects/{id}/proposals`, `createProposalsSchema` → 201 `ReadPlan`. Reads a plan; the same plan twice
 *   returns the same proposals. 400 INVALID_INPUT with `fields.content` for a plan that cannot be read, 413 TOO_LARGE,
 *   409 FULL if too many proposals would wait.
 * - `GET …/proposals` → `Proposal[]`, by date; those without one first.
 * - `PATCH …/proposals/{pid}`, `patchProposalSchema` → `Proposal`. Counts as reviewed. 409 CONFLICT with `current` if
 *   `sequence` is outdated.
 * - `PATCH …/proposals`, `patchProposalsSchema` → the changed `Proposal[]`; all of them or none. Those that no longer wait are
 *   left out.
 * - `DELETE …/proposals/{pid}` → `{success}`.
 * - `POST …/proposals/accept`, `acceptProposalsSchema` → `AcceptedProposals`; all of them or none. Repeating the request
 *   returns the same events. 400 with `fields.title` or `fields.datetime` if one has none, 403 TRIAL_LIMIT_REACHED,
 *   409 FULL, and 409 CONFLICT with the event as `current` if a change was proposed for an event that changed since.
 * - `POST …/proposals/undo`, `undoProposalsSchema` with the ids of the events, before `undo.expiresAt` → `{success}`:
 *   removes added events, reverts changed ones, and the proposals wait as before. 404 NOT_FOUND when it is too late,
 *   409 CONFLICT with `current` if somebody changed one of the events since.
 * - `POST …/proposals/restore`, `restoreTicketsSchema`, within ten minutes → `{success}`: tickets that were accepted or
 *   discarded wait again, all of them or none. 404 NOT_FOUND when it is too late, or if one was changed since.
 * - `GET …/pending-content` → `PendingCount`: what a trial's copy or import holds back until Full Access.
 * - `GET …/intake` and `POST …/intake/renew` → `ItineraryIntake`: what is emailed to the address becomes proposals of this
 *   itinerary. Renewing it ends the old one at once.
 * - `GET …/intake/mails` → `ReceivedMail[]`, the newest 50 emails to that address and what came of them.
 */
const PROPOSAL_KINDS = ['text', 'ics', 'csv', 'eml', 'pdf', 'json'] as const;

export const createProposalsSchema = z.object({
  kind: z.enum(PROPOSAL_KINDS),
  /** Text, or base64 of an `eml` or `pdf`. */
  content: z.string().min(1, 'Paste your plan, or choose a file.'),
  /** The name of the file, if it is one. */
  label: optionalLine(LIMITS.title).optional(),
});
export type CreateProposals = z.input<typeof createProposalsSchema>;

/** `timeZone`: of the browser, for times without one. */
export const readPlanSchema = createProposalsSchema.extend({ timeZone: timeZoneSchema.optional() });

/** `personId`: of a ticket, of which only that and the title change. */
export const patchProposalSchema = reviewedEventSchema.extend({
  personId: z.int().positive().nullable().optional(),
});
export type PatchProposal = z.input<typeof patchProposalSchema>;

/** Changes of several proposals; the last change of a field is kept, as with any edit of one field. */
export const patchProposalsSchema = z.object({
  changes: z
    .array(reviewedEventSchema.omit({ sequence: true }).extend({ id: z.int().positive() }))
    .min(1)
    .max(LIMITS.proposals),
});
export type PatchProposals = z.input<typeof patchProposalsSchema>;

const ids = z.array(z.int().positive()).min(1, 'Choose at least one event.').max(LIMITS.proposals);

/**
 * `seen`: versions that the user has seen of events that changed after a change of them was proposed. Only the proposed
 * fields are written.
 */
export const acceptProposalsSchema = z.object({
  ids,
  seen: z
    .array(z.object({ eventId: z.int().positive(), sequence: z.int().nonnegative() }))
    .max(LIMITS.proposals)
    .default([]),
});
export type SeenEvent = z.output<typeof acceptProposalsSchema>['seen'][number];
export const undoProposalsSchema = z.object({ ids });
export const restoreTicketsSchema = z.object({ ids });

/** What a proposal was read from. `email` came by the intake address, `assistant` by an assistant's key. */
export type ProposalOrigin = {
  kind: (typeof PROPOSAL_KINDS)[number] | 'email' | 'assistant';
  /** `Pasted text`, a file's name, an email's subject, or the assistant's name. */
  label: string;
  /** The words it was read from, at most 500 characters. */
  excerpt: string;
  /** Lines of the pasted text, from 1, `last` inclusive; null for other sources. */
  lines: { first: number; last: number } | null;
};

/** A field that a proposed change may change. `datetime` is the start. */
export type ChangeableField = keyof EventFields;

/** An event as it was read. */
export type ReadEvent = ReviewedEvent & {
  needsReview: boolean;
  /** Sentences for the user, most important first. */
  reviewReasons: string[];
  source: ProposalOrigin;
};

/**
 * `cancels`: accepting it deletes the event; else only `fields` are written. `current` is that event's sequence, null if it
 * was deleted: a sequence other than `sequence` means that the event changed since.
 */
type ProposedChange = {
  eventId: number;
  cancels: boolean;
  fields: ChangeableField[];
  sequence: number;
  current: number | null;
};

/**
 * `paper`: a ticket that was attached to an email, without the fields of an event. Accepting it shows it to `personId`, or to
 * all who see its event. `beside`: the id of the proposal that came with it or, with an `eventId`, of that event.
 */
export type Proposal = ReadEvent & {
  id: number;
  kind: 'event' | 'paper';
  personId: number | null;
  eventId: number | null;
  beside: number | null;
  /** Id of the event that it seems to repeat. */
  duplicateOf: number | null;
  /** Set if it changes or deletes an event instead of adding one. */
  change: ProposedChange | null;
  sequence: number;
  createdAt: string;
};

/** A line of a plan that became no event, or an event beyond the limit. `reason` is a sentence for the user. */
export type UnreadText = { text: string; reason: string };

/** What is read before there is an itinerary; by date, those without one first. */
export type PlanPreview = { proposals: ReadEvent[]; unread: UnreadText[] };

export type ReadPlan = { proposals: Proposal[]; unread: UnreadText[] };

/** `papers`: ids of tickets' proposals that were accepted; `restore` lets them wait again. */
export type AcceptedProposals = { events: Event[]; papers: number[]; undo: UndoOfRows };

/** Content of a copy or an import that is added with Full Access: how many events. */
export type PendingCount = { events: number };

/** Null if receiving emails is not configured. */
export type ItineraryIntake = { address: string | null };
