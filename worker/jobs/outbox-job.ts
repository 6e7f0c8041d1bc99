import { z } from 'zod';

/** Queue message: only the key of the row, the mail itself stays in the database. */
export const outboxJob = z.object({ id: z.string().max(200) });
export type OutboxJob = z.infer<typeof outboxJob>;
