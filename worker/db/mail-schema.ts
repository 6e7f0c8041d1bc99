import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { EventType } from '../contract/choices.ts';
import type { MailOutcome } from '../contract/intake.ts';
import type { Notice } from '../contract/unclaimed.ts';
import { users } from './account-schema.ts';
import { reviewedEventColumns } from './event-columns.ts';
import { events, projects } from './schema.ts';

// Received emails and the unclaimed events read from them. Times are epoch milliseconds.

const userRef = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Personal intake addresses. `sealed` is the encrypted token, `hash` its keyed hash for lookup. */
export const intakeTokens = sqliteTable(
  'intake_tokens',
  {
    hash: text().primaryKey(),
    userId: userRef(),
    sealed: text().notNull(),
    createdAt: integer('created_at').notNull(),
    /** Null for the account's current address. */
    expiresAt: integer('expires_at'),
  },
  (table) => [
    uniqueIndex('intake_tokens_present').on(table.userId).where(sql`expires_at IS NULL`),
    index('intake_tokens_by_user').on(table.userId),
  ],
);
export type IntakeTokenRow = typeof intakeTokens.$inferSelect;

/** Further addresses whose emails count as the account's once confirmed. */
export const mailAliases = sqliteTable(
  'mail_aliases',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: userRef(),
    email: text().notNull(),
    /** SHA-256 of the token in the confirmation email; null once confirmed. */
    tokenHash: text('token_hash'),
    askedAt: integer('asked_at').notNull(),
    confirmedAt: integer('confirmed_at'),
  },
  (table) => [
    uniqueIndex('mail_aliases_by_user').on(table.userId, table.email),
    // A confirmed address belongs to one account.
    uniqueIndex('mail_aliases_confirmed').on(table.email).where(sql`confirmed_at IS NOT NULL`),
  ],
);
export type MailAliasRow = typeof mailAliases.$inferSelect;

/** Every received email, inserted after its bytes are stored and before it is read. */
export const mails = sqliteTable(
  'mails',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Null until the owner is found in the text, and after the account was deleted. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Set instead of `userId` if it came to the intake address of a project. */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** Hex SHA-256 of the bytes; also their R2 key. */
    hash: text().notNull(),
    /** `unverified`: From names an address of the account, without proof. See `OwnerMatch`. */
    tie: text().$type<'personal' | 'verified' | 'unverified' | 'typed'>().notNull(),
    bytes: integer().notNull(),
    /** The address in From, authenticated or not; empty if there is none. */
    sender: text().notNull(),
    status: text().$type<'waiting' | 'done'>().notNull().default('waiting'),
    outcome: text().$type<MailOutcome>().notNull().default('waiting'),
    /** Describes the outcome to the user. */
    summary: text().notNull().default(''),
    /** Hex SHA-256 of the innermost original; the same if it is forwarded again. */
    contentHash: text('content_hash'),
    subject: text().notNull().default(''),
    originalName: text('original_name').notNull().default(''),
    originalAddress: text('original_address').notNull().default(''),
    sentAt: integer('sent_at'),
    /** Language model calls made for this email. */
    modelCalls: integer('model_calls').notNull().default(0),
    /** Times that reading it began and neither ended nor failed with an error: the Worker was stopped. */
    unfinishedReads: integer('unfinished_reads').notNull().default(0),
    receivedAt: integer('received_at').notNull(),
    /** When it may be queued again. */
    nextAt: integer('next_at').notNull(),
    doneAt: integer('done_at'),
  },
  (table) => [
    uniqueIndex('mails_by_hash').on(table.userId, table.hash),
    index('mails_by_file').on(table.hash),
    index('mails_waiting').on(table.nextAt).where(sql`status = 'waiting'`),
    index('mails_by_content').on(table.userId, table.contentHash),
    index('mails_by_arrival').on(table.userId, table.receivedAt),
    uniqueIndex('mails_by_project').on(table.projectId, table.hash),
  ],
);
export type MailRow = typeof mails.$inferSelect;

export const unclaimedEvents = sqliteTable(
  'unclaimed_events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: userRef(),
    mailId: integer('mail_id')
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    kind: text().$type<'event' | 'problem' | 'forwarding-code' | 'notice'>().notNull(),
    status: text().$type<'waiting' | 'assigned' | 'deleted'>().notNull().default('waiting'),
    ...reviewedEventColumns(),
    /** Of the event it becomes; see `events`. */
    audienceKeys: text('audience_keys'),
    eventType: text('event_type').$type<EventType>().notNull(),
    needsReview: integer('needs_review', { mode: 'boolean' }).notNull(),
    /** Percent. */
    confidence: integer().notNull(),
    reasons: text({ mode: 'json' }).$type<string[]>().notNull(),
    notice: text({ mode: 'json' }).$type<Notice>(),
    /** Gmail's forwarding code. */
    code: text(),
    /** Identifies the booking; null if there is none. See email-worker/resolve/booking-key.ts. */
    bookingKey: text('booking_key'),
    /** Digits of the start as printed in the email. */
    bookingStart: text('booking_start'),
    confirmation: text(),
    evidence: text({ mode: 'json' }).$type<{ start: string; place: string }>(),
    assignedProjectId: integer('assigned_project_id').references(() => projects.id, { onDelete: 'set null' }),
    assignedEventId: integer('assigned_event_id').references(() => events.id, { onDelete: 'set null' }),
    sequence: integer().notNull().default(0),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    index('unclaimed_waiting').on(table.userId, table.createdAt).where(sql`status = 'waiting'`),
    // Two emails about one booking that are read concurrently insert one row.
    uniqueIndex('unclaimed_booking')
      .on(table.userId, table.bookingKey, table.bookingStart)
      .where(sql`status = 'waiting' AND booking_key IS NOT NULL`),
    index('unclaimed_by_start').on(table.userId, table.bookingStart),
    index('unclaimed_by_confirmation').on(table.userId, table.confirmation),
    index('unclaimed_by_mail').on(table.mailId),
    index('unclaimed_deleted').on(table.deletedAt).where(sql`status = 'deleted'`),
  ],
);
export type UnclaimedRow = typeof unclaimedEvents.$inferSelect;

/**
 * Language model calls on a UTC day. The subject is the id of an account, or minus the id of an itinerary for what its
 * hosts paste and email to it; 0 counts all together.
 */
export const modelBudget = sqliteTable(
  'model_budget',
  {
    subject: integer('user_id').notNull(),
    /** `YYYY-MM-DD`. */
    day: text().notNull(),
    calls: integer().notNull(),
  },
  (table) => [uniqueIndex('model_budget_by_day').on(table.subject, table.day)],
);
