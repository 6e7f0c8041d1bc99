import { eq } from 'drizzle-orm';
import type { DirectoryDb } from '../client.ts';
import { webhookEvents } from '../schema/directory/incoming.ts';

/** Returns true if the event still has to be processed. */
export async function insertWebhookEvent(
  db: DirectoryDb,
  event: typeof webhookEvents.$inferInsert,
): Promise<boolean> {
  const [, stored] = await db.batch([
    db.insert(webhookEvents).values(event).onConflictDoNothing(),
    db
      .select({ processedAt: webhookEvents.processedAt })
      .from(webhookEvents)
      .where(eq(webhookEvents.id, event.id)),
  ]);
  return stored[0]?.processedAt === null;
}

export async function updateWebhookProcessed(db: DirectoryDb, id: string, now: number): Promise<void> {
  await db.update(webhookEvents).set({ processedAt: now }).where(eq(webhookEvents.id, id));
}
