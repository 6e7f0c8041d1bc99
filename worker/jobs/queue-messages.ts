import { z } from '../contract/zod.ts';

// Our own messages hold ids only; the content is in a database or the bucket. The itinerary says in which database; null means
// the directory.

export const outboxMessageSchema = z.object({
  id: z.string().max(200),
  /** Public id. */
  projectId: z.string().max(20).nullable().default(null),
});
export type OutboxMessage = z.output<typeof outboxMessageSchema>;

export const mailMessageSchema = z.object({
  mailId: z.int().positive(),
  /** Row id. */
  projectId: z.int().nullable().default(null),
  /** An account's proposal that was assigned to an itinerary: brings the email's tickets there. */
  proposalId: z.int().positive().optional(),
});
export type MailMessage = z.output<typeof mailMessageSchema>;

/**
 * `projectId`: the row id of a project with changes to be told; `subscriptionId`: whom to tell, with `isUrgent` only what
 * cannot wait; `reminderId`: a reminder that is due.
 */
export const noticeMessageSchema = z.union([
  z.strictObject({ projectId: z.int().positive() }),
  z.strictObject({
    projectId: z.int().positive(),
    subscriptionId: z.int().positive(),
    isUrgent: z.boolean().optional(),
  }),
  z.strictObject({ projectId: z.int().positive(), reminderId: z.int().positive() }),
]);
export type NoticeMessage = z.infer<typeof noticeMessageSchema>;

const reason = z
  .object({ type: z.string(), reason: z.string(), party: z.string(), detail: z.string() })
  .partial();

/** An event of Cloudflare Email Service, with the fields that we read (Queues, Event subscriptions, Email Sending). */
export const deliveryEventSchema = z.object({
  type: z.string(),
  payload: z.object({
    messageId: z.string().min(1).max(1000),
    bounce: reason.optional(),
    rejection: reason.optional(),
    failure: reason.optional(),
  }),
  metadata: z.object({ eventTimestamp: z.string() }).partial().optional(),
});
