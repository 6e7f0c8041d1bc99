import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ReportReason } from '../../../contract/reports.ts';
import { projects } from './itineraries.ts';

/** What people reported about itineraries. Kept for a year, also after the itinerary is deleted. */
export const reports = sqliteTable(
  'reports',
  {
    /** 128 random bits, base64url. */
    id: text().primaryKey(),
    /** Null if the itinerary was deleted. */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    reason: text().$type<ReportReason>().notNull(),
    details: text().notNull(),
    /** The reporter's address, if they gave one. */
    email: text(),
    /** Epoch milliseconds. */
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('reports_by_project').on(table.projectId), index('reports_by_time').on(table.createdAt)],
);
