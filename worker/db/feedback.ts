import type { Db } from './client.ts';
import type { RequestColumns } from './content-rows.ts';
import { feedback } from './schema.ts';

/** Does nothing if the request was stored before. */
export async function insertFeedback(
  db: Db,
  projectId: number,
  content: Pick<typeof feedback.$inferInsert, 'userType' | 'feedbackText'>,
  request: RequestColumns,
  now: number,
): Promise<void> {
  await db
    .insert(feedback)
    .values({ ...content, ...request, projectId, createdAt: now })
    .onConflictDoNothing();
}
