import { z } from 'zod';
import { requiredLine } from './fields.ts';

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
 */
export const createAssistantKeySchema = z.object({
  label: requiredLine(40, 'Enter a name, such as Claude.'),
  /** Without it the key reads no private event. */
  includePrivate: z.boolean().default(false),
});
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
