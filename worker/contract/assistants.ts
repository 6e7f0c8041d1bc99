import { dateTimeSchema, optionalLine, optionalText, requiredLine, timeZoneSchema } from './fields.ts';
import { LIMITS } from './limits.ts';
import { z } from './zod.ts';

/**
 * Keys with which assistants read an itinerary and propose events and changes at `POST /mcp` (docs/assistants.md), for its
 * hosts:
 *
 * - `GET /api/projects/{id}/assistant-keys` → `AssistantKey[]`, oldest first.
 * - `POST …/assistant-keys`, `createAssistantKeySchema` → 201 `CreatedAssistantKey`; the only response with the key. 409
 *   FULL beyond ten keys.
 * - `DELETE …/assistant-keys/{kid}` → `{success}`; the key stops working at once.
 *
 * The key of a co-host ends with the co-host's link.
 *
 * An assistant without a key gets one by OAuth 2.1: it sends the browser to `/connect` with its request as the query.
 *
 * - `GET /api/assistant-request?{query}` → `AssistantRequest`. 400 INVALID_INPUT says why the request is refused.
 * - `POST /api/projects/{id}/assistant-connections`, `createAssistantConnectionSchema` → 201 `AssistantConnection`. It is one
 *   of the keys: listed, limited, revoked and ended like them.
 */
export const createAssistantKeySchema = z.object({
  label: requiredLine(40, 'Enter a name, such as Claude.'),
  /** Without it the key reads no private event. */
  includePrivate: z.boolean().default(false),
});
/** `request`: the query of the page `/connect`. */
export const createAssistantConnectionSchema = z.object({
  request: z.string().min(1).max(8_000),
  includePrivate: createAssistantKeySchema.shape.includePrivate,
});

export type CreateAssistantConnection = z.input<typeof createAssistantConnectionSchema>;

/** `name` is what the assistant calls itself, and `host` where it gets its access. `denyUrl` tells it that it gets none. */
export type AssistantRequest = { name: string; host: string; denyUrl: string };

/** `redirectTo`: where the browser goes, with a code that works once within a minute. */
export type AssistantConnection = { redirectTo: string };

export type CreateAssistantKey = z.input<typeof createAssistantKeySchema>;

/** `lastUsedOn` is `YYYY-MM-DD` in UTC. */
export type AssistantKey = {
  id: number;
  label: string;
  includePrivate: boolean;
  createdAt: string;
  lastUsedOn: string | null;
};

export type CreatedAssistantKey = { id: number; label: string; includePrivate: boolean; key: string };

const instant = dateTimeSchema.describe(
  'Start or end: local time `2027-06-12T19:30` in the time zone of the event, or ISO 8601 with an offset.',
);
const timeZone = timeZoneSchema.describe('IANA time zone of the place, such as Europe/Lisbon.');

/** The fields of an event as assistants write them. */
const proposed = {
  title: requiredLine(LIMITS.title, 'Please enter a title.'),
  description: optionalText(LIMITS.description),
  start: instant,
  end: instant.nullable(),
  timeZone,
  endTimeZone: timeZone.nullable().describe('Only if it ends in another time zone, as a flight does.'),
  location: optionalLine(LIMITS.location),
  attendees: optionalLine(LIMITS.attendees).describe(
    'Names separated by commas, `Everyone`, or `Everyone except Ann`.',
  ),
  private: z.boolean().describe('Only the attendees and hosts see it.'),
};

const note = optionalLine(500).describe('One sentence for the host: why, or from where.');

/** Arguments of the tool `propose_events`. */
export const proposeEventsSchema = z.object({
  events: z
    .array(z.object(proposed).partial().required({ title: true, start: true }))
    .min(1)
    .max(50, 'Propose up to 50 events at once.'),
  note: note.optional(),
});

/** Arguments of the tool `propose_change`. */
export const proposeChangeSchema = z.object({
  eventId: z.int().positive().describe('`id` of the event in `read_itinerary`.'),
  changes: z.object(proposed).partial(),
  note: note.optional(),
});
