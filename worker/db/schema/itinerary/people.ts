import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { RsvpAnswer } from '../../../contract/rsvps.ts';
import type { LanguageCode } from '../../../messages/languages.ts';
import { projects } from './itineraries.ts';
import { lastChange } from './last-change.ts';

/** The guests of a project, by name. Times are epoch milliseconds. */
export const people = sqliteTable(
  'people',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** See `toNameKey`. */
    nameKey: text('name_key').notNull(),
    role: text().$type<'guest' | 'cohost'>().notNull().default('guest'),
    /** Raised to end the personal link and everything opened with it. */
    linkVersion: integer('link_version').notNull().default(1),
    /** Day on which the personal link was opened last, `YYYY-MM-DD` in UTC. Empty if only one that has ended was. */
    linkOpenedOn: text('link_opened_on'),
    /** The language that a host set. */
    language: text().$type<LanguageCode>(),
    /** What the holder of the personal link chose, as in the cookie (`formatReaderChoice`). Ends with the link. */
    readerChoice: text('reader_choice'),
    sequence: integer().notNull().default(0),
    /** Null as long as only a guest or an attendees text has named the person. */
    lastChange: lastChange(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
    /** Named on the shared link by a guest, and by no host since. */
    isClaimed: integer('is_claimed', { mode: 'boolean' }).notNull().default(false),
    /** Hosts keep the name out of the search for names; it needs its personal link. */
    isHidden: integer('is_hidden', { mode: 'boolean' }).notNull().default(false),
    /** When a browser that claimed the name last opened the itinerary, to the hour. Null of other people. */
    visitedAt: integer('visited_at'),
    /** Browsers whose answers for the claimed name are the person's; see `rsvps.claim`. */
    joinedBrowsers: text('joined_browsers', { mode: 'json' }).$type<string[]>(),
    /** Ids of the events that still had the name when the person was removed. */
    stillNamedIn: text('left_in', { mode: 'json' }).$type<number[]>(),
    requestKey: text('request_key'),
    requestHash: text('request_hash'),
  },
  (table) => [
    uniqueIndex('people_by_name').on(table.projectId, table.nameKey).where(sql`deleted_at IS NULL`),
    uniqueIndex('people_by_request').on(table.projectId, table.requestKey),
    index('people_by_project').on(table.projectId),
    index('people_claimed').on(table.visitedAt).where(sql`is_claimed`),
    index('people_deleted').on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
  ],
);
export type PersonRow = typeof people.$inferSelect;

/** Which co-host has read whose personal link, to renew those links when the co-host leaves. */
export const linkReads = sqliteTable(
  'link_reads',
  {
    readerId: integer('reader_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The version of the link that was read. */
    linkVersion: integer('link_version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.readerId, table.personId] }),
    index('link_reads_by_person').on(table.personId),
  ],
);

/** Guests of the shared link who ask for the personal link of a name. One row for a browser and a name. */
export const linkRequests = sqliteTable(
  'link_requests',
  {
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** As in `rsvps.writer`. */
    browser: text().notNull(),
    /** The answer to the invitation, for hosts to read; it counts nowhere. */
    answer: text().$type<RsvpAnswer>(),
    note: text(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.browser] })],
);
export type LinkRequestRow = typeof linkRequests.$inferSelect;

/** An event whose attendees text is replaced. */
export type AttendeesChange = {
  id: number;
  before: string;
  after: string;
  /** See `toAudienceKeys`. */
  audienceKeys: string | null;
};
