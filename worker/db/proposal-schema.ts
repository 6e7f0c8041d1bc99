import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ChangeableField, ProposalOrigin } from '../contract/proposals.ts';
import { users } from './account-schema.ts';
import { type PreviousContent, reviewedEventColumns } from './event-columns.ts';
import { mails } from './mail-schema.ts';
import { people } from './people-schema.ts';
import { projects } from './schema.ts';

// Events that are proposed for a project, and where they come from. Times are epoch milliseconds.

const projectRef = () =>
  integer('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

export const proposals = sqliteTable(
  'proposals',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    projectId: projectRef(),
    /** Null unless it came by the intake address. */
    mailId: integer('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    status: text().$type<'waiting' | 'added'>().notNull().default('waiting'),
    ...reviewedEventColumns(),
    /** What `events.audienceKeys` is if the event is private; see `toAudienceKeys`. */
    privateKeys: text('private_keys').notNull(),
    needsReview: integer('needs_review', { mode: 'boolean' }).notNull(),
    /** Sentences for the user. */
    reasons: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** Events are never deleted for good while their project exists, so their ids are no foreign keys. */
    duplicateOf: integer('duplicate_of'),
    source: text({ mode: 'json' }).$type<ProposalOrigin>().notNull(),
    /** The same for the same event of the same source, so that a plan that is pasted twice is there once. */
    contentKey: text('content_key').notNull(),
    /** Of a booking: see `unclaimedEvents`. */
    bookingKey: text('booking_key'),
    bookingStart: text('booking_start'),
    confirmation: text(),
    /** The event that it changes; null if it adds one. */
    targetEventId: integer('target_event_id'),
    /** That event's sequence when the change was proposed. */
    targetSequence: integer('target_sequence'),
    changedFields: text('changed_fields', { mode: 'json' }).$type<ChangeableField[]>(),
    /** The event that it became or changed. */
    eventId: integer('event_id'),
    /** That event's sequence right after. */
    eventSequence: integer('event_sequence'),
    previous: text({ mode: 'json' }).$type<PreviousContent>(),
    addedAt: integer('added_at'),
    /** Identifies the call that accepted it. */
    acceptedBy: text('accepted_by'),
    sequence: integer().notNull().default(0),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('proposals_waiting').on(table.projectId, table.contentKey).where(sql`status = 'waiting'`),
    index('proposals_by_event').on(table.projectId, table.eventId),
    index('proposals_by_booking').on(table.projectId, table.bookingKey),
    index('proposals_by_mail').on(table.mailId),
    index('proposals_added').on(table.addedAt).where(sql`status = 'added'`),
  ],
);
export type ProposalRow = typeof proposals.$inferSelect;

/** The intake address of a project. `sealed` is the encrypted token, `hash` its keyed hash for lookup. */
export const itineraryAddresses = sqliteTable('itinerary_addresses', {
  projectId: integer('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  hash: text().notNull().unique(),
  sealed: text().notNull(),
  createdAt: integer('created_at').notNull(),
});

/** Keys with which assistants read a project and make proposals. Who made a key decides what ends it. */
export const assistantKeys = sqliteTable(
  'assistant_keys',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    projectId: projectRef(),
    /** SHA-256 of the key, base64url. */
    hash: text().notNull().unique(),
    label: text().notNull(),
    includePrivate: integer('include_private', { mode: 'boolean' }).notNull(),
    /** The co-host who made it, and the version of that link. */
    personId: integer('person_id').references(() => people.id, { onDelete: 'cascade' }),
    linkVersion: integer('link_version'),
    /** The owner's account if it made it. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of the project when an admin by code made it. */
    adminVersion: integer('admin_version').notNull(),
    createdAt: integer('created_at').notNull(),
    /** `YYYY-MM-DD` in UTC. */
    lastUsedOn: text('last_used_on'),
  },
  (table) => [index('assistant_keys_by_project').on(table.projectId)],
);
export type AssistantKeyRow = typeof assistantKeys.$inferSelect;
