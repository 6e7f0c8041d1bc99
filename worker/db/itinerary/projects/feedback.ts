import { sql } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { feedback } from '../../schema/itinerary/itineraries.ts';
import { selectValuesWhere } from '../../sql-expressions.ts';
import { type IdempotencyKey, isNewRequest } from '../events/content-rows.ts';

/** Does nothing if the request was stored before. */
export async function insertFeedback(
  db: ItineraryDb,
  projectId: number,
  content: Pick<typeof feedback.$inferSelect, 'userType' | 'feedbackText' | 'aboutRequest'>,
  request: IdempotencyKey,
  now: number,
): Promise<void> {
  const { requestKey, requestHash } = request;
  const row = { ...content, requestKey, requestHash, id: null, projectId, createdAt: now };
  const isNew = isNewRequest(feedback, projectId, request) ?? sql`true`;
  await db
    .insert(feedback)
    .select(selectValuesWhere(feedback, row, isNew))
    .onConflictDoNothing();
}
