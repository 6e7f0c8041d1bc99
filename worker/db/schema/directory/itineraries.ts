import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ItinerarySummary } from '../../../domain/itinerary/summary.ts';
import { users } from './accounts.ts';

/**
 * A row for each itinerary, for its owner's dashboard: what its database last told. The itinerary's own row decides, also
 * about who owns it. Times are epoch milliseconds.
 */
export const itineraries = sqliteTable(
  'itineraries',
  {
    /** As `projects.id`. */
    projectNumber: integer('project_number').primaryKey(),
    ownerUserId: integer('owner_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** An account with this verified address may claim it. Null if it has an owner, or said that it is not theirs. */
    claimableBy: text('claimable_by'),
    /** Null once it is deleted. */
    summary: text({ mode: 'json' }).$type<ItinerarySummary>(),
    /** The number of the change that the row shows; see `directoryRows`. An older one is ignored. */
    change: integer().notNull(),
  },
  (table) => [
    index('itineraries_by_owner').on(table.ownerUserId),
    index('itineraries_claimable').on(table.claimableBy),
  ],
);
export type ItineraryEntry = typeof itineraries.$inferSelect;

/**
 * Which id an itinerary gets that is created with an idempotency key: drawn once for a key, wherever its repetitions
 * arrive.
 */
export const creations = sqliteTable('creations', {
  /** As `projects.requestKey`. */
  requestKey: text('request_key').primaryKey(),
  projectNumber: integer('project_number').notNull().unique(),
  createdAt: integer('created_at').notNull(),
});
