import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { EventType } from '../../../contract/choices.ts';
import type { ChangeableField, ProposalOrigin } from '../../../contract/proposals.ts';
import type { AssignedEventSummary, EmailChange } from '../../../contract/unclaimed.ts';
import type { StoredReason } from '../../../domain/proposals/describe-reasons.ts';
import { reviewedEventColumns } from './event-columns.ts';
import { type Owners, projectColumn, userColumn } from './owners.ts';

// What waits to be added to an itinerary, and where it comes from. Times are epoch milliseconds.

/** The other changes are what a proposal with a target is shown as. */
export type StoredEmailChange = Extract<EmailChange, { kind: 'changed' | 'cancelled' | 'duplicate' }>;
export type TargetSummary = Omit<AssignedEventSummary, 'eventId' | 'sequence'>;

type ProposalOwners = Owners & { mails?: () => AnySQLiteColumn };

const mailColumn = ({ mails }: ProposalOwners) => {
  const column = integer('mail_id');
  return mails ? column.references(mails, { onDelete: 'set null' }) : column;
};

const proposalColumns = (owners: ProposalOwners) => ({
  id: integer().primaryKey({ autoIncrement: true }),
  /** Set instead of `userId` if it is an itinerary's. */
  projectId: projectColumn(owners, { onDelete: 'cascade' }),
  userId: userColumn(owners, { onDelete: 'cascade' }),
  /** The email that it was read from. */
  mailId: mailColumn(owners),
  /**
   * `cancellation`: accepting it deletes the event that it is about. `problem`: an email that could not be read.
   * `forwarding-code`: Gmail's, in `code`. `paper`: a ticket of an itinerary, whose row has the file.
   */
  kind: text()
    .$type<'event' | 'cancellation' | 'problem' | 'forwarding-code' | 'paper'>()
    .notNull()
    .default('event'),
  status: text().$type<'waiting' | 'added' | 'deleted'>().notNull().default('waiting'),
  ...reviewedEventColumns(),
  /** What `events.audienceKeys` is if the event is private; see `toAudienceKeys`. */
  privateKeys: text('private_keys').notNull(),
  eventType: text('event_type').$type<EventType>().notNull().default('other'),
  needsReview: integer('needs_review', { mode: 'boolean' }).notNull(),
  /** Percent. */
  confidence: integer().notNull().default(100),
  reasons: text({ mode: 'json' }).$type<StoredReason[]>().notNull(),
  /** What a later email said while it waits, or what it may repeat. */
  emailChange: text('notice', { mode: 'json' }).$type<StoredEmailChange>(),
  /** Gmail's forwarding code. */
  code: text(),
  /** Events are never deleted for good while their project exists, so their ids need no foreign keys. */
  duplicateOf: integer('duplicate_of'),
  source: text({ mode: 'json' }).$type<ProposalOrigin>().notNull(),
  /** Hash of the content. Pasting the same plan twice adds nothing. */
  contentKey: text('content_key').notNull(),
  /** Identifies the booking; null if there is none. See email-worker/resolve/booking-key.ts. */
  bookingKey: text('booking_key'),
  /** Digits of the start as printed in the email. */
  bookingStart: text('booking_start'),
  confirmation: text(),
  evidence: text({ mode: 'json' }).$type<{ start: string; place: string }>(),
  /** The event that it changes or cancels; null if it adds one. */
  targetEventId: integer('target_event_id'),
  /** That event's sequence when the change was proposed. */
  targetSequence: integer('target_sequence'),
  /** That event as it was then, of an account's, which is not read together with itineraries. */
  target: text({ mode: 'json' }).$type<TargetSummary>(),
  changedFields: text('changed_fields', { mode: 'json' }).$type<ChangeableField[]>(),
  /** Where an account's was added: the row id of the itinerary, in another database. */
  addedProjectId: integer('added_project_id'),
  /** The event that it became, changed or canceled. */
  eventId: integer('event_id'),
  addedAt: integer('added_at'),
  /** The call that accepted it, or that undid that while it waits again; see `changes.call`. */
  acceptedBy: text('accepted_by'),
  sequence: integer().notNull().default(0),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  deletedAt: integer('deleted_at'),
});

/** What waits for a yes: of an account, which chooses the itinerary, or of an itinerary. */
export const defineProposals = (owners: ProposalOwners = {}) =>
  sqliteTable('proposals', proposalColumns(owners), (table) => [
    check('proposals_owner', sql`(project_id IS NULL) <> (user_id IS NULL)`),
    uniqueIndex('proposals_waiting').on(table.projectId, table.contentKey).where(sql`status = 'waiting'`),
    // Two emails about one booking of an account that are read concurrently insert one row.
    uniqueIndex('proposals_waiting_booking')
      .on(table.userId, table.bookingKey, table.bookingStart)
      .where(sql`status = 'waiting' AND booking_key IS NOT NULL`),
    index('proposals_by_account').on(table.userId, table.createdAt),
    index('proposals_by_event').on(table.projectId, table.eventId),
    index('proposals_by_booking').on(table.projectId, table.bookingKey),
    index('proposals_by_account_start').on(table.userId, table.bookingStart),
    index('proposals_by_account_confirmation').on(table.userId, table.confirmation),
    index('proposals_by_mail').on(table.mailId),
    index('proposals_added').on(table.addedAt).where(sql`status = 'added'`),
    index('proposals_deleted').on(table.deletedAt).where(sql`status = 'deleted'`),
  ]);

/** For queries of either kind of database. */
export const proposals = defineProposals();
export type ProposalRow = typeof proposals.$inferSelect;
