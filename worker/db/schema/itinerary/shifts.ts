import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { PlannedShift } from '../../../contract/shift.ts';
import { projects } from './itineraries.ts';
import { people } from './people.ts';

// Times are epoch milliseconds.

const projectRef = () =>
  integer('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

/** Moves of several events, kept for a while to answer repeated requests. */
export const eventShifts = sqliteTable(
  'event_shifts',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    projectId: projectRef(),
    /** As in `changes.call`. */
    call: text().notNull(),
    answer: text({ mode: 'json' }).$type<PlannedShift>().notNull(),
    createdAt: integer('created_at').notNull(),
    requestKey: text('request_key'),
    requestHash: text('request_hash'),
  },
  (table) => [
    uniqueIndex('event_shifts_by_request').on(table.projectId, table.requestKey),
    uniqueIndex('event_shifts_by_call').on(table.projectId, table.call),
    index('event_shifts_by_time').on(table.createdAt),
  ],
);
export type EventShiftRow = typeof eventShifts.$inferSelect;

/** People who said that they know what the change log has up to the entry `seq`. */
export const acknowledgements = sqliteTable(
  'acknowledgements',
  {
    projectId: projectRef(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    confirmedAt: integer('confirmed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.personId, table.seq] }),
    index('acknowledgements_by_person').on(table.personId),
  ],
);
