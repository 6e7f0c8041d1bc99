import { challengeSchema } from './challenge.ts';
import { emailSchema, optionalLine } from './fields.ts';
import { LIMITS } from './limits.ts';
import { z } from './zod.ts';

/**
 * Notifications about changes of events, for those who can open the itinerary:
 *
 * - `GET /api/projects/{id}/notifications` → `Notifications`.
 * - `POST …/notifications`, `subscribeSchema` → `{success}`: 201 for push, 202 for an email address, which is confirmed by a
 *   link. 403 IDENTITY_REQUIRED for `onlyMine` without a person, 409 FULL, 503 NOT_CONFIGURED if push is not set up.
 * - `DELETE …/notifications` → `{success}`: ends those of this browser.
 *
 * `GET` and `POST /notifications/{token}` are the pages behind the links in emails, which confirm and unsubscribe.
 */

/** In requests that save events: `notify: false` notifies nobody, `note` is a line to guests. */
export const noticeFields = {
  notify: z.boolean().optional(),
  note: optionalLine(LIMITS.changeNote).nullish(),
};
export const noticeSchema = z.object(noticeFields);
export type NoticeOptions = z.output<typeof noticeSchema>;

/** A browser's PushSubscription as `toJSON` returns it. Keys are base64url, with or without padding. */
const pushSubscriptionSchema = z.object({
  endpoint: z.string().max(1_024),
  expirationTime: z.number().nullish(),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/, 'This value isn’t valid.'),
    auth: z.string().regex(/^[\w-]{22}(==)?$/, 'This value isn’t valid.'),
  }),
});

/** What is left out of a new subscription is off. */
const choices = {
  onlyMine: z.boolean().default(false),
  reminders: z.object({ evening: z.boolean().default(false), hour: z.boolean().default(false) }).optional(),
};

/**
 * With `onlyMine`, only about events of the person that the guest is or says to be. `reminders`: of the next day at 7:00 PM
 * in the itinerary's zone, and of each event an hour before; an existing subscription keeps them if they are left out.
 */
export const subscribeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('push'), subscription: pushSubscriptionSchema, ...choices }),
  z.object({ kind: z.literal('email'), email: emailSchema, challenge: challengeSchema, ...choices }),
]);
export type Reminders = NonNullable<z.output<typeof subscribeSchema>['reminders']>;

/** A browser's own subscription. `email` is null for push; `pending` is one that is not confirmed yet. */
export type Subscription = {
  kind: 'push' | 'email';
  email: string | null;
  onlyMine: boolean;
  reminders: Reminders;
  status: 'active' | 'pending';
};

/** `count`: how many browsers get notices of changes; only for hosts, else null. */
export type Notifications = { mine: Subscription[]; count: number | null };
