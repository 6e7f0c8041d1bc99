import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { AuthorKind } from '../../../contract/history.ts';
import type { PaperKind, PaperType } from '../../../contract/papers.ts';
import { projects } from './itineraries.ts';

/**
 * Tickets and passes. The log leaves them out. People and events are not referenced, because a paper whose person or event
 * is gone stays with the hosts. Times are epoch milliseconds.
 */
export const papers = sqliteTable(
  'papers',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Null: for all who see the event, or everyone. */
    personId: integer('person_id'),
    /** Null: of the whole itinerary. */
    eventId: integer('event_id'),
    title: text().notNull(),
    kind: text().$type<PaperKind>().notNull(),
    type: text().$type<PaperType>().notNull(),
    /** Announced, and from the upload on that of the file. */
    bytes: integer().notNull(),
    /** Random; the name of the file in the bucket, and the id in the upload's token. */
    file: text().notNull().unique(),
    addedByKind: text('added_by_kind').$type<AuthorKind>().notNull(),
    addedByName: text('added_by_name'),
    /** The proposal that waits for a host's yes: the paper came by email. Kept afterwards. */
    proposalId: integer('proposal_id'),
    /** The proposal of the event that came in the same email. */
    besideId: integer('beside_id'),
    /** The merged person whose paper this was, for undoing the merge. */
    mergedFrom: integer('merged_from'),
    sequence: integer().notNull().default(0),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** Null until the file is there; then it is listed. */
    uploadedAt: integer('uploaded_at'),
    /** Set until the file is deleted. */
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    index('papers_by_project').on(table.projectId),
    index('papers_by_proposal').on(table.proposalId).where(sql`proposal_id IS NOT NULL`),
  ],
);
export type PaperRow = typeof papers.$inferSelect;
