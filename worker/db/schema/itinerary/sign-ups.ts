import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { projects } from './itineraries.ts';
import { lastChange } from './last-change.ts';
import { people } from './people.ts';

/** A line of a sign-up list. The id is unique in its list, and not used again after the line is removed. */
export type StoredSlot = { id: number; label: string; places: number };

/**
 * Sign-up lists. Triggers log their changes, and mark the event or project as having a list. Times are epoch
 * milliseconds.
 */
export const signUps = sqliteTable(
  'sign_ups',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Null: a list of the whole itinerary. */
    eventId: integer('event_id'),
    title: text().notNull(),
    isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
    showNames: integer('show_names', { mode: 'boolean' }).notNull(),
    slots: text({ mode: 'json' }).$type<StoredSlot[]>().notNull(),
    /** The highest id that a line of the list has had. */
    lastSlotId: integer('last_slot_id').notNull(),
    sequence: integer().notNull().default(0),
    lastChange: lastChange(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
    requestKey: text('request_key'),
    requestHash: text('request_hash'),
  },
  (table) => [
    index('sign_ups_by_project').on(table.projectId),
    index('sign_ups_deleted').on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
    uniqueIndex('sign_ups_by_request').on(table.projectId, table.requestKey),
  ],
);
export type SignUpRow = typeof signUps.$inferSelect;

/** Places that people have taken. Those of removed people and lines stay, count nowhere, and come back with Undo. */
export const signUpPlaces = sqliteTable(
  'sign_up_places',
  {
    signUpId: integer('sign_up_id')
      .notNull()
      .references(() => signUps.id, { onDelete: 'cascade' }),
    slotId: integer('slot_id').notNull(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** As in `rsvps.claim`. */
    claim: text().notNull().default(''),
    count: integer().notNull(),
    /** The merged person whose places these were, for undoing the merge. */
    mergedFrom: integer('merged_from'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.signUpId, table.slotId, table.personId, table.claim] }),
    index('sign_up_places_by_person').on(table.personId),
  ],
);
