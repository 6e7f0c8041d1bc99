import { z } from 'zod';

/** Queue message: only the id of the row; the mail itself stays in the bucket. */
export const mailJob = z.object({ mailId: z.int().positive() });
export type MailJob = z.infer<typeof mailJob>;
