import type { Db } from './client.ts';
import type { RequestMark } from './host-rows.ts';
import { feedback } from './schema.ts';

/** Keeps a word of feedback; a repeated request keeps one. */
export async function insertFeedback(
  db: Db,
  projectId: number,
  content: Pick<typeof feedback.$inferInsert, 'userType' | 'feedbackText'>,
  request: RequestMark,
  now: number,
): Promise<void> {
  await db
    .insert(feedback)
    .values({ ...content, ...request, projectId, createdAt: now })
    .onConflictDoNothing();
}
