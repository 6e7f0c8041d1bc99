import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { EventType } from '../contract/choices.ts';
import type { MailOutcome } from '../contract/intake.ts';
import type { Notice } from '../contract/unclaimed.ts';
import { users } from './account-schema.ts';
import { events, projects } from './schema.ts';

// Confirmation mails and what they became. Times are epoch milliseconds.

const userRef = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Personal intake addresses: the token to show again, and a keyed hash to find its account by. */
export const intakeTokens = sqliteTable(
  'intake_tokens',
  {
    hash: text().primaryKey(),
    userId: userRef(),
    sealed: text().notNull(),
    createdAt: integer('created_at').notNull(),
    /** Null while it is the account's present one. */
    expiresAt: integer('expires_at'),
  },
  (table) => [
    uniqueIndex('intake_tokens_present').on(table.userId).where(sql`expires_at IS NULL`),
    index('intake_tokens_by_user').on(table.userId),
  ],
);
export type IntakeTokenRow = typeof intakeTokens.$inferSelect;

/** Further addresses whose mail counts as the account's, once their mailbox has said so. */
export const mailAliases = sqliteTable(
  'mail_aliases',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: userRef(),
    email: text().notNull(),
    /** SHA-256 of the token in the mail that asks; null once confirmed. */
    tokenHash: text('token_hash'),
    askedAt: integer('asked_at').notNull(),
    confirmedAt: integer('confirmed_at'),
  },
  (table) => [
    uniqueIndex('mail_aliases_by_user').on(table.userId, table.email),
    // A mailbox is one account's.
    uniqueIndex('mail_aliases_confirmed').on(table.email).where(sql`confirmed_at IS NOT NULL`),
  ],
);
export type MailAliasRow = typeof mailAliases.$inferSelect;

/** Every mail that came in: noted once its bytes are safe, before anybody has read it. */
export const mails = sqliteTable(
  'mails',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Null while the owner is looked for in its text, and when the account is gone: then the mail goes too. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Hex SHA-256 of the bytes; also their key in the bucket. */
    hash: text().notNull(),
    tie: text().$type<'personal' | 'verified' | 'typed'>().notNull(),
    bytes: integer().notNull(),
    /** The address in From, believed or not; empty where there is none. */
    sender: text().notNull(),
    status: text().$type<'waiting' | 'done'>().notNull().default('waiting'),
    outcome: text().$type<MailOutcome>().notNull().default('waiting'),
    /** A sentence for people about the outcome. */
    summary: text().notNull().default(''),
    /** Hex SHA-256 of the innermost original: a second forward has it again. */
    contentHash: text('content_hash'),
    subject: text().notNull().default(''),
    originalName: text('original_name').notNull().default(''),
    originalAddress: text('original_address').notNull().default(''),
    sentAt: integer('sent_at'),
    /** Calls of the model that this mail has cost. */
    modelCalls: integer('model_calls').notNull().default(0),
    receivedAt: integer('received_at').notNull(),
    /** When the sweep may queue it again. */
    nextAt: integer('next_at').notNull(),
    doneAt: integer('done_at'),
  },
  (table) => [
    uniqueIndex('mails_by_hash').on(table.userId, table.hash),
    index('mails_by_file').on(table.hash),
    index('mails_waiting').on(table.nextAt).where(sql`status = 'waiting'`),
    index('mails_by_content').on(table.userId, table.contentHash),
    index('mails_by_arrival').on(table.userId, table.receivedAt),
  ],
);
export type MailRow = typeof mails.$inferSelect;

/** Cards of the Unclaimed Events tab. */
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
    title: text().notNull(),
    description: text().notNull(),
    startsAt: integer('starts_at'),
    endsAt: integer('ends_at'),
    timeZone: text('time_zone').notNull(),
    location: text().notNull(),
    attendees: text().notNull(),
    eventType: text('event_type').$type<EventType>().notNull(),
    needsReview: integer('needs_review', { mode: 'boolean' }).notNull(),
    /** Percent. */
    confidence: integer().notNull(),
    reasons: text({ mode: 'json' }).$type<string[]>().notNull(),
    notice: text({ mode: 'json' }).$type<Notice>(),
    /** Gmail's forwarding code. */
    code: text(),
    /** What makes two cards one booking; null for what is none. See email-worker/merge.ts. */
    bookingKey: text('booking_key'),
    /** Digits of the start as printed. */
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
    // Two mails of one booking that are read at the same moment make one card.
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

/** Calls of the model an account has made on a day (UTC); also counted for all together, as account 0. */
export const modelBudget = sqliteTable(
  'model_budget',
  {
    userId: integer('user_id').notNull(),
    /** `YYYY-MM-DD`. */
    day: text().notNull(),
    calls: integer().notNull(),
  },
  (table) => [uniqueIndex('model_budget_by_day').on(table.userId, table.day)],
);
