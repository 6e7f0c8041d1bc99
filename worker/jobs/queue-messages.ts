import { z } from 'zod';

// Messages hold ids only; the content is in the database or the bucket.

export const outboxMessageSchema = z.object({ id: z.string().max(200) });
export type OutboxMessage = z.infer<typeof outboxMessageSchema>;

export const mailMessageSchema = z.object({ mailId: z.int().positive() });
export type MailMessage = z.infer<typeof mailMessageSchema>;
