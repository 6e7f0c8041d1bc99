import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { RsvpAnswer } from '../../../contract/rsvps.ts';
import { projects } from './itineraries.ts';
import { lastChange } from './last-change.ts';
import { people } from './people.ts';

/** `event_id` of an answer for the whole itinerary. */
export const WHOLE_ITINERARY = 0;

/**
 * The answers of people. Those of removed people and deleted events stay until the removal can no longer be undone, and
 * are read by nobody. Times are epoch milliseconds.
 */
export const rsvps = sqliteTable(
  'rsvps',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Or `WHOLE_ITINERARY`. */
    eventId: integer('event_id').notNull(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /**
     * The browser that answered for a name it claimed, as in `writer`, until a host joins its answers. Empty for the
     * person's own answer and the host's.
     */
    claim: text().notNull().default(''),
    answer: text().$type<RsvpAnswer>().notNull(),
    partySize: integer('party_size').notNull(),
    reply: text(),
    note: text(),
    /** Who wrote `reply` and `note`; see `canReadTexts`. */
    writer: text(),
    byHost: integer('by_host', { mode: 'boolean' }).notNull(),
    /** The merged person whose answer this was, for undoing the merge. */
    mergedFrom: integer('merged_from'),
    lastChange: lastChange(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.eventId, table.personId, table.claim] }),
    index('rsvps_by_person').on(table.personId),
    index('rsvps_with_words').on(table.projectId).where(sql`reply IS NOT NULL OR note IS NOT NULL`),
  ],
);
export type RsvpRow = typeof rsvps.$inferSelect;
