import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { DeliveryProblem } from '../../../contract/owner-email.ts';
import { type Owners, projectColumn } from './owners.ts';

// Times are epoch milliseconds.

/** Emails to be sent: inserted in the same batch as the change, sent by the queue consumer. */
export const defineOutbox = (owners: Owners = {}) =>
  sqliteTable(
    'outbox',
    {
      /** `kind:subject:n`, so that the same email is inserted only once. */
      id: text().primaryKey(),
      projectId: projectColumn(owners, { onDelete: 'cascade' }),
      kind: text()
        .$type<
          | 'codes'
          | 'lockout'
          | 'receipt'
          | 'withdrawal'
          | 'alias'
          | 'address'
          | 'deletion'
          | 'ending'
          | 'report'
          | 'report-receipt'
          | 'notice'
          | 'urgent-notice'
          | 'reminder'
          | 'notice-confirmation'
        >()
        .notNull(),
      /** See `toLane`. */
      lane: integer().$type<1 | 2 | 3>().notNull().default(1),
      recipient: text().notNull(),
      /** JSON `{subject, text, html}`, encrypted because emails contain codes. */
      sealed: text().notNull(),
      status: text().$type<'pending' | 'sent' | 'failed'>().notNull().default('pending'),
      attempts: integer().notNull().default(0),
      /** When the next attempt is due; also the end of the current sender's lease. */
      nextAt: integer('next_at').notNull(),
      lastError: text('last_error'),
      createdAt: integer('created_at').notNull(),
      sentAt: integer('sent_at'),
      /** The email service's id, which its events name. Null until the email is sent. */
      messageId: text('message_id'),
      /** When the recipient's mail server took it, if the email service said so. */
      deliveredAt: integer('delivered_at'),
      /** Why it waits or failed. */
      problem: text().$type<DeliveryProblem>(),
    },
    (table) => [
      index('outbox_due').on(table.lane, table.nextAt).where(sql`status = 'pending'`),
      index('outbox_by_message').on(table.messageId).where(sql`message_id IS NOT NULL`),
      index('outbox_by_project').on(table.projectId, table.kind, table.createdAt),
      index('outbox_by_time').on(table.createdAt),
    ],
  );

/** For queries of either kind of database. */
export const outbox = defineOutbox();
export type OutboxRow = typeof outbox.$inferSelect;
