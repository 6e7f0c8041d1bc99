import { lte } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { insertOutboxMail, type NewOutboxMail } from '../../outbox.ts';
import { reports } from '../../schema/itinerary/reports.ts';

/** Stores a report with its emails, all or nothing. */
export async function insertReport(
  db: ItineraryDb,
  report: typeof reports.$inferInsert,
  mails: NewOutboxMail[],
): Promise<void> {
  await db.batch([db.insert(reports).values(report), ...mails.map((mail) => insertOutboxMail(db, mail))]);
}

/** Deletes reports from before `before`, in epoch milliseconds. */
export async function deleteOldReports(db: ItineraryDb, before: number): Promise<void> {
  await db.delete(reports).where(lte(reports.createdAt, before));
}
