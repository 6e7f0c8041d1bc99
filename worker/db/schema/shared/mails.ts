import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { MailOutcome } from '../../../contract/intake.ts';
import { type Owners, projectColumn, userColumn } from './owners.ts';

// Received emails, and the addresses they come to. Times are epoch milliseconds.

/** The addresses that accounts and itineraries get emails at. `sealed` is the encrypted token, `hash` its keyed hash. */
export const defineIntakeAddresses = (owners: Owners = {}) =>
  sqliteTable(
    'intake_addresses',
    {
      hash: text().primaryKey(),
      userId: userColumn(owners, { onDelete: 'cascade' }),
      /** Set instead of `userId` if it is an itinerary's. */
      projectId: projectColumn(owners, { onDelete: 'cascade' }),
      sealed: text().notNull(),
      createdAt: integer('created_at').notNull(),
      /** Null for the current address. */
      expiresAt: integer('expires_at'),
    },
    (table) => [
      check('intake_addresses_owner', sql`(project_id IS NULL) <> (user_id IS NULL)`),
      uniqueIndex('intake_addresses_of_account').on(table.userId).where(sql`expires_at IS NULL`),
      uniqueIndex('intake_addresses_of_project').on(table.projectId).where(sql`expires_at IS NULL`),
      index('intake_addresses_by_account').on(table.userId),
      index('intake_addresses_by_project').on(table.projectId),
      index('intake_addresses_by_end').on(table.expiresAt).where(sql`expires_at IS NOT NULL`),
    ],
  );

/** For queries of either kind of database. */
export const intakeAddresses = defineIntakeAddresses();
export type IntakeAddressRow = typeof intakeAddresses.$inferSelect;

/** Every received email, inserted after its bytes are stored and before it is read. */
export const defineMails = (owners: Owners = {}) =>
  sqliteTable(
    'mails',
    {
      id: integer().primaryKey({ autoIncrement: true }),
      /** Null until the owner is found in the text, and after the account was deleted. */
      userId: userColumn(owners, { onDelete: 'set null' }),
      /** Set instead of `userId` if it came to the intake address of a project. */
      projectId: projectColumn(owners, { onDelete: 'set null' }),
      /** Hex SHA-256 of the bytes; also their R2 key. */
      hash: text().notNull(),
      /** `unverified`: From names an address of the account, without proof. See `OwnerMatch`. */
      ownerProof: text('tie').$type<'personal' | 'verified' | 'unverified' | 'typed'>().notNull(),
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

/** For queries of either kind of database. */
export const mails = defineMails();
export type MailRow = typeof mails.$inferSelect;
