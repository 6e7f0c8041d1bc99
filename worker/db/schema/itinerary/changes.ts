import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { AuthorKind, ChangeAction, ChangeEntity } from '../../../contract/history.ts';
import { projects } from './itineraries.ts';

/**
 * The change log, see `Change`. Triggers on the logged tables insert into the view `new_changes`, whose trigger numbers
 * the entries and skips rows that stayed the same. Every 50th entry drops those over the limits. The table has no row id
 * and no other index, so that an entry costs one written row.
 */
export const changes = sqliteTable(
  'changes',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The next number of the project. The first is the time, so that numbers are not used twice. */
    seq: integer().notNull(),
    /** Epoch milliseconds; the same for all entries of one save. */
    at: integer().notNull(),
    byKind: text('by_kind').$type<AuthorKind>().notNull(),
    byName: text('by_name'),
    /** The person who is the author: a co-host, or a guest who answered. */
    byPerson: integer('by_person'),
    action: text().$type<ChangeAction>().notNull(),
    entity: text().$type<ChangeEntity>().notNull(),
    entityId: integer('entity_id').notNull(),
    /** JSON of `ChangeSnapshots`. */
    before: text(),
    after: text(),
    /** False: the host saved without telling guests. */
    notify: integer({ mode: 'boolean' }).notNull(),
    /** The host's line to guests. */
    note: text(),
    /** Id of the call that made the change. Undo restores all entries of a call together. Null in entries of earlier versions. */
    call: text(),
    /** Guests hear of it at once, whatever the hour, if the event is for them. */
    isUrgent: integer('is_urgent', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.seq] })],
);
export type ChangeRow = typeof changes.$inferSelect;
