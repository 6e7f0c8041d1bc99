import type { EventFields } from './events.ts';
import type { Person } from './people.ts';
import type { appearanceSchema, Project } from './projects.ts';
import type { Rsvp } from './rsvps.ts';
import type { SignUp, SignUpSlot } from './sign-ups.ts';
import type { Undo } from './undo.ts';
import { z } from './zod.ts';

/**
 * The change log of a project. Each entry is one row that one save created, changed, deleted or brought back, written in
 * the batch that made the change and never changed afterwards: who (`by`), when (`at`, ISO in UTC), what (`entity` and its
 * row id), and the row `before` and `after`, each null where there was or is none. Entries of one save have the same `at`.
 *
 * `seq` is a number that grows within a project and has no other meaning. Entries are kept for 30 days, at most the newest
 * 1,000 of a project, and 450 of answers. Only hosts and co-hosts may read them: they include private events, and replies
 * and notes of answers. They never include codes, tokens, email addresses, images or payments.
 *
 * - `GET /api/projects/{id}/history`, `historyQuerySchema` → `Change[]`, newest first.
 * - `POST …/history/{seq}/restore`, `restoreChangeSchema` → `RestoreResult`: undoes one change. 404 NOT_FOUND for an entry
 *   that is too old, 409 CONFLICT with `current` if the row was changed since, and what refuses such a change by hand.
 * - `POST …/history/restore-to`, `restoreToSchema` → `RestoreResult`: goes back to the state after the entry `seq`.
 */
export type Change = {
  [Entity in ChangeEntity]: {
    seq: number;
    at: string;
    by: Author;
    action: ChangeAction;
    entity: Entity;
    /** Row id; of an answer, the person's id. */
    entityId: number;
    before: ChangeSnapshots[Entity] | null;
    after: ChangeSnapshots[Entity] | null;
  };
}[ChangeEntity];

const CHANGE_ENTITIES = ['event', 'faq', 'project', 'owner-email', 'person', 'rsvp', 'sign-up'] as const;
export type ChangeEntity = (typeof CHANGE_ENTITIES)[number];

/** `restore`: a deleted row came back, or a change was undone in the history. */
export type ChangeAction = 'create' | 'update' | 'delete' | 'restore';

/**
 * `guest`: who answered an RSVP. `email`: from an email, assigned or applied by a host. `import`: with the content of an
 * imported or duplicated itinerary. `name`: of the person; null for a host who gave none.
 */
export type Author = { kind: AuthorKind; name: string | null };
export type AuthorKind = 'host' | 'cohost' | 'guest' | 'email' | 'import' | 'assistant';

/** The logged fields of a row, with the names and formats of the API. */
export type ChangeSnapshots = {
  event: EventFields;
  faq: { question: string; answer: string; order: number };
  project: Pick<
    Project,
    | 'name'
    | 'ownerName'
    | 'timeZone'
    | 'place'
    | 'contactPhone'
    | 'contactName'
    | 'look'
    | 'rsvp'
    | keyof typeof appearanceSchema.shape
  > &
    Partial<Pick<Project, 'language'>>;
  /** The owner's email was changed. Created, with no `before`, since the log has no addresses. */
  'owner-email': Record<string, never>;
  /** `isHidden` and `language` are missing in entries from before they existed. */
  person: Pick<Person, 'name' | 'role'> & Partial<Pick<Person, 'isHidden' | 'language'>>;
  /** Without who has taken places. */
  'sign-up': Pick<SignUp, 'title' | 'eventId' | 'isOpen' | 'showNames'> & {
    slots: Pick<SignUpSlot, 'id' | 'label' | 'places'>[];
  };
  /** With the name of the person. */
  rsvp: Omit<Rsvp, 'updatedAt'> & { name: string };
};

const number = z.int().min(0);
const numberParameter = z.coerce.number().int().min(0);

/**
 * `event`, `person` (ids) and `kind` filter: changes of the event and its answers; changes by and of the person; changes
 * of one entity, `project` with those of the owner's email.
 */
export const historyQuerySchema = z.object({
  before: numberParameter.optional(),
  /** At most 500. */
  limit: numberParameter
    .min(1)
    .transform((limit) => Math.min(limit, 500))
    .default(50),
  event: numberParameter.optional(),
  person: numberParameter.optional(),
  kind: z.enum(CHANGE_ENTITIES).optional(),
});

export type HistoryQuery = z.output<typeof historyQuerySchema>;

/** Without `force`, rows that were changed again since are refused with CONFLICT and `current`. */
export const restoreChangeSchema = z.object({ force: z.boolean().default(false) });
/** `seen`: the newest entry that the host has seen; newer ones are a conflict too. */
export const restoreToSchema = restoreChangeSchema.extend({ seq: number, seen: number.optional() });

/** `restored`: how many rows changed. */
export type RestoreResult = { success: true; restored: number; undo: Undo | null };
