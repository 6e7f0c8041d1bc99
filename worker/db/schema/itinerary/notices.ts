import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { TextReader } from '../../../messages/t.ts';
import { projects } from './itineraries.ts';
import { people } from './people.ts';

// Times are epoch milliseconds.

/**
 * Who is told about changes of a project: a browser by push, or an email address. Access is that of a grant: by a personal
 * link (`personId` and `linkVersion`), or else by the access code of `grantVersion`. It is checked whenever something is
 * sent.
 */
export const noticeSubscriptions = sqliteTable(
  'notice_subscriptions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The browser that subscribed. */
    visitorId: text('visitor_id').notNull(),
    kind: text().$type<'push' | 'email'>().notNull(),
    /** The address of a browser's push service, with the keys that only the browser can decrypt with. */
    endpoint: text(),
    p256dh: text(),
    auth: text(),
    email: text(),
    /** Only about events of the person. */
    onlyMine: integer('only_mine', { mode: 'boolean' }).notNull(),
    /** Which reminders the reader asked for: of tomorrow in the evening, and of an event an hour before. */
    remindEvening: integer('remind_evening', { mode: 'boolean' }).notNull().default(false),
    remindHour: integer('remind_hour', { mode: 'boolean' }).notNull().default(false),
    /** The person by the personal link, or without `linkVersion` by the guest's own words. */
    personId: integer('person_id').references(() => people.id, { onDelete: 'cascade' }),
    linkVersion: integer('link_version'),
    grantVersion: integer('grant_version'),
    /** The newest entry of the change log that the subscriber knows of. */
    notifiedSeq: integer('notified_seq').notNull(),
    /** When to send next, while there is something to be sent: at the end of the night, or after a failure. */
    nextAt: integer('next_at'),
    /** Failures since the last success. */
    attempts: integer().notNull().default(0),
    lastSentAt: integer('last_sent_at'),
    createdAt: integer('created_at').notNull(),
    /** Null until the link in the confirmation email is used. */
    confirmedAt: integer('confirmed_at'),
    /** When the browser's subscription ends, if it said so. */
    expiresAt: integer('expires_at'),
    /** The language and the clock of messages: those of the request that subscribed. Null: English. */
    reader: text({ mode: 'json' }).$type<TextReader>(),
  },
  (table) => [
    uniqueIndex('notice_subscriptions_by_browser').on(table.projectId, table.kind, table.visitorId),
    index('notice_subscriptions_to_remind').on(table.projectId).where(sql`remind_evening OR remind_hour`),
    index('notice_subscriptions_due').on(table.nextAt).where(sql`next_at IS NOT NULL`),
    index('notice_subscriptions_by_email').on(table.email).where(sql`email IS NOT NULL`),
    index('notice_subscriptions_by_person').on(table.personId).where(sql`person_id IS NOT NULL`),
    index('notice_subscriptions_by_end').on(table.expiresAt).where(sql`expires_at IS NOT NULL`),
    index('notice_subscriptions_unconfirmed').on(table.createdAt).where(sql`confirmed_at IS NULL`),
  ],
);
export type NoticeSubscriptionRow = typeof noticeSubscriptions.$inferSelect;

/**
 * Projects with changes that their subscribers are not told of yet. A trigger on the change log writes it, in the batch of
 * the change, if the project has subscribers.
 */
export const pendingNotices = sqliteTable('pending_notices', {
  projectId: integer('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** The first and the last change. */
  firstAt: integer('first_at').notNull(),
  lastAt: integer('last_at').notNull(),
  /** The last urgent change whose messages are not queued yet. */
  urgentAt: integer('urgent_at'),
});
export type PendingNoticeRow = typeof pendingNotices.$inferSelect;

/**
 * When the reminders of a project are due next. `nextAt` 0: to be computed again, as after each change of its events, its
 * zone or who is reminded. Triggers do that.
 */
export const reminderSchedules = sqliteTable(
  'reminder_schedules',
  {
    projectId: integer('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    nextAt: integer('next_at').notNull(),
  },
  (table) => [index('reminder_schedules_due').on(table.nextAt)],
);

/** Reminders that are due or were sent; the unique key keeps each from being sent twice. */
export const reminders = sqliteTable(
  'reminders',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => noticeSubscriptions.id, { onDelete: 'cascade' }),
    /** `evening`: of all events of the next day; `hour`: of one event that begins in an hour. */
    kind: text().$type<'evening' | 'hour'>().notNull(),
    /** 0 in the evening. */
    eventId: integer('event_id').notNull(),
    dueAt: integer('due_at').notNull(),
    /** When it may be sent again: a consumer is sending it, or it failed. */
    nextAt: integer('next_at').notNull(),
    attempts: integer().notNull().default(0),
    /** Sent, or not to be sent any more. */
    doneAt: integer('done_at'),
  },
  (table) => [
    uniqueIndex('reminders_once').on(table.subscriptionId, table.kind, table.eventId, table.dueAt),
    index('reminders_waiting').on(table.nextAt).where(sql`done_at IS NULL`),
    index('reminders_by_due_time').on(table.dueAt),
  ],
);
export type ReminderRow = typeof reminders.$inferSelect;
