import { optionalLine } from './fields.ts';
import { LIMITS } from './limits.ts';
import type { Undo } from './undo.ts';
import { z } from './zod.ts';

/**
 * `POST /api/projects/{id}/shift`, `shiftSchema` → `PlannedShift` for `dryRun`, else `Shifted`: moves an event and those
 * after it, as on a day that runs late. For hosts (401 ACCESS_REQUIRED, 403 ADMIN_REQUIRED), in a trial too.
 *
 * - `until: 'day'` moves those under the same day of the list, `'end'` all. Pinned events and those in `skip` stay; the event
 *   that it starts from always moves. Ends move along.
 * - `minutes` (-720 to 720) or `days` (-366 to 366), which keeps local times.
 * - `expected`: versions that the host has seen. 409 CONFLICT with the event as `current` if one has changed since.
 * - `note`: a line to guests. Those whom a moved event is for are told at once, and nobody else; a move by days is told like
 *   any other change unless an event is within a day.
 * - With an Idempotency-Key, repeating the request returns the same answer and moves nothing.
 */
const isNotZero = (value: number) => value !== 0;
const size = (max: number) => z.int().min(-max).max(max).refine(isNotZero).optional();

export const shiftSchema = z
  .object({
    fromEventId: z.int().positive(),
    minutes: size(LIMITS.shiftMinutes),
    days: size(LIMITS.shiftDays),
    until: z.enum(['day', 'end']),
    skip: z.array(z.int().positive()).max(LIMITS.events).default([]),
    expected: z
      .array(z.object({ id: z.int().positive(), sequence: z.int().min(0) }))
      .max(LIMITS.events)
      .default([]),
    note: optionalLine(LIMITS.changeNote).nullish(),
    dryRun: z.boolean().default(false),
  })
  .refine(({ minutes, days }) => (minutes === undefined) !== (days === undefined), {
    path: ['minutes'],
    message: 'Enter minutes or days.',
  });
export type ShiftRequest = z.output<typeof shiftSchema>;
export type ShiftBody = z.input<typeof shiftSchema>;

/**
 * `moved`: starts before and after, and the sequence that each event has then. `clashes`: a moved event, and one that stays
 * and now overlaps with it.
 */
export type PlannedShift = {
  moved: { id: number; from: string; to: string; sequence: number }[];
  pinned: number[];
  clashes: { id: number; with: number }[];
};

/** `seq`: for `POST …/acknowledgements`. */
export type Shifted = PlannedShift & { seq: number; undo: Undo };
