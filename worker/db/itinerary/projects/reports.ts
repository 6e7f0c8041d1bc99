import { and, inArray, lte } from 'drizzle-orm';
import type { ItineraryDb } from '../../client.ts';
import { insertOutboxMail, type NewOutboxMail } from '../../outbox.ts';
import { reports } from '../../schema/itinerary/reports.ts';
import { outbox } from '../../schema/shared/outbox.ts';

/** Stores a report with its emails, all or nothing. */
export async function insertReport(
  db: ItineraryDb,
  report: typeof reports.$inferInsert,
  mails: NewOutboxMail[],
): Promise<void> {
  await db.batch([db.insert(reports).values(report), ...mails.map((mail) => insertOutboxMail(db, mail))]);
}

/** Deletes reports from before `before`, in epoch milliseconds, and the emails about them. */
export async function deleteOldReports(db: ItineraryDb, before: number): Promise<void> {
  await db.batch([
    db.delete(reports).where(lte(reports.createdAt, before)),
    db
      .delete(outbox)
      .where(and(inArray(outbox.kind, ['report', 'report-receipt']), lte(outbox.createdAt, before))),
  ]);
}
