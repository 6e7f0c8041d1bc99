import { requiredLine, sequenceSchema } from './fields.ts';
import { LIMITS } from './limits.ts';
import { z } from './zod.ts';

/**
 * Lists in which guests take places: who brings what, who sleeps where, who rides with whom, twelve places on the boat.
 * A list of an event is seen by those who see the event; without an event, by all.
 *
 * - `GET /api/projects/{id}/sign-ups` → `SignUp[]`.
 * - `POST …/sign-ups`, `createSignUpSchema` → 201 `SignUp`. `PATCH …/sign-ups/{signUpId}`, `changeSignUpSchema` → `SignUp`,
 *   409 CONFLICT with `current`. `DELETE …/sign-ups/{signUpId}` → `{success, undo}`. For hosts. A saved list has `undo` too.
 * - `PUT …/sign-ups/{signUpId}/slots/{slotId}/mine`, `takePlacesSchema` → `SignUp`. 403 IDENTITY_REQUIRED, 403
 *   SIGN_UP_CLOSED, 404 NOT_FOUND, 409 FULL.
 * - `PUT …/sign-ups/{signUpId}/slots/{slotId}/people/{personId}`, the same for hosts, also of a closed list.
 */
export type SignUp = {
  id: number;
  title: string;
  eventId: number | null;
  /** Guests may take and give back places. */
  isOpen: boolean;
  /** Guests see who has taken places. */
  showNames: boolean;
  slots: SignUpSlot[];
  sequence: number;
};

/** `taken`: places in use, more than `places` if a host has lowered those. */
export type SignUpSlot = {
  id: number;
  label: string;
  places: number;
  taken: number;
  /** Places that the reader has taken. */
  mine: number;
  /** Who has taken places, once each. Null for guests if the host hides it. */
  names: string[] | null;
  /** For hosts: who has how many. */
  people?: { personId: number; name: string; count: number }[];
};

const label = requiredLine(LIMITS.title, 'Please enter what it is.');
const places = z
  .int('Enter a number of places.')
  .min(1, 'Enter at least 1.')
  .max(LIMITS.signUpPlaces, `Enter at most ${LIMITS.signUpPlaces}.`);
const slots = <Slot extends z.ZodType>(slot: Slot) =>
  z
    .array(slot)
    .min(1, 'Add at least one line.')
    .max(LIMITS.signUpSlots, `Use at most ${LIMITS.signUpSlots} lines.`);
const fields = {
  title: requiredLine(LIMITS.title, 'Please enter a title.'),
  eventId: z.int().positive().nullable(),
  isOpen: z.boolean(),
  showNames: z.boolean(),
};

export const createSignUpSchema = z.object({
  ...fields,
  eventId: fields.eventId.default(null),
  isOpen: fields.isOpen.default(true),
  showNames: fields.showNames.default(true),
  slots: slots(z.object({ label, places })),
});
export type NewSignUp = z.input<typeof createSignUpSchema>;

/** Fields left out stay. `slots` replaces all: those with an `id` of the list keep who has taken them. */
export const changeSignUpSchema = z.object({
  ...z.object(fields).partial().shape,
  slots: slots(z.object({ id: z.int().positive().optional(), label, places })).optional(),
  sequence: sequenceSchema,
});
export type ChangeSignUp = z.input<typeof changeSignUpSchema>;

/** How many places somebody has from then on; 0 gives them back. */
export const takePlacesSchema = z.object({
  count: z
    .int('Enter a number of places.')
    .min(0)
    .max(LIMITS.takenPlaces, `Enter at most ${LIMITS.takenPlaces}.`),
});
