import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Background, BodyFont, CustomColors, Look, TitleFont } from '../../contract/choices.ts';
import { DEFAULT_TIME_ZONE } from '../../contract/default-time-zone.ts';
import type { ImageKind } from '../../contract/limits.ts';
import type { DeliveryProblem } from '../../contract/owner-email.ts';
import type { ImageType } from '../../domain/images/image-size.ts';
import { users } from './accounts.ts';
import { eventColumns } from './event-columns.ts';
import { lastChange } from './last-change.ts';

// Times are epoch milliseconds. `requestKey` and `requestHash` make a repeated POST insert one row.

export const projects = sqliteTable(
  'projects',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    projectId: text('project_id').notNull().unique(),
    /** Null until an account with the owner's verified email signs in. */
    ownerUserId: integer('owner_user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    ownerName: text('owner_name').notNull(),
    ownerEmail: text('owner_email').notNull(),
    groupSize: integer('group_size').notNull().default(1),
    /** Of each code an encrypted copy to show, and a keyed hash to compare with. */
    accessCodeSealed: text('access_code_sealed').notNull(),
    accessCodeHash: text('access_code_hash').notNull(),
    adminCodeSealed: text('admin_code_sealed').notNull(),
    adminCodeHash: text('admin_code_hash').notNull(),
    /** Incremented when the access code changes, which revokes grants of older versions. */
    grantVersion: integer('grant_version').notNull().default(1),
    /** Incremented when the admin code changes, which makes admins of older versions viewers. */
    adminVersion: integer('admin_version').notNull().default(1),
    /** Incremented when an admin chooses a code, which ends what the browser that created the itinerary has beyond codes. */
    creatorVersion: integer('creator_version').notNull().default(1),
    /** Random key from which invite keys are derived, encrypted. Null until the first link is made. */
    linkKeySealed: text('link_key_sealed'),
    /** Raised after the database was restored, so that copies of newer revisions count as outdated. */
    epoch: integer().notNull().default(0),
    /** Set when the owner's account said that the itinerary is not theirs; its email address then owns nothing. */
    disownedAt: integer('disowned_at'),
    isPaid: integer('is_paid', { mode: 'boolean' }).notNull().default(false),
    timeZone: text('time_zone').notNull().default(DEFAULT_TIME_ZONE),
    /** Where the itinerary takes place, in the host's words. */
    place: text(),
    contactPhone: text('contact_phone'),
    contactName: text('contact_name'),
    /** Null without a cover; colors, fonts and background are columns of their own. */
    look: text().$type<Look>(),
    customTitle: text('custom_title'),
    customColors: text('custom_colors', { mode: 'json' }).$type<CustomColors>(),
    selectedFont: text('selected_font').$type<BodyFont>().notNull().default('normal'),
    titleFont: text('title_font').$type<TitleFont>().notNull().default('inherit'),
    selectedBackground: text('selected_background').$type<Background>().notNull().default('default'),
    customBackgroundColor: text('custom_background_color'),
    showCountdown: integer('show_countdown', { mode: 'boolean' }).notNull().default(false),
    showCreatorName: integer('show_creator_name', { mode: 'boolean' }).notNull().default(true),
    headerImages: text('header_images', { mode: 'json' }).$type<string[]>().notNull().default([]),
    customLinks: text('custom_links', { mode: 'json' })
      .$type<{ name: string; url: string }[]>()
      .notNull()
      .default([]),
    titleChangesUsed: integer('title_changes_used').notNull().default(0),
    /** Incremented with every change a guest can see; part of the itinerary's ETag. */
    revision: integer().notNull().default(1),
    rsvpEnabled: integer('rsvp_enabled', { mode: 'boolean' }).notNull().default(false),
    rsvpDeadline: integer('rsvp_deadline'),
    rsvpMaxPartySize: integer('rsvp_max_party_size').notNull().default(1),
    rsvpQuestion: text('rsvp_question'),
    rsvpShowList: integer('rsvp_show_list', { mode: 'boolean' }).notNull().default(false),
    lastChange: lastChange(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    requestKey: text('request_key').unique(),
    requestHash: text('request_hash'),
  },
  (table) => [
    index('projects_by_owner').on(table.ownerUserId),
    // For claiming unowned projects at sign-in.
    index('projects_by_mailbox').on(table.ownerEmail).where(sql`owner_user_id IS NULL`),
  ],
);
export type ProjectRow = typeof projects.$inferSelect;

const projectRef = () =>
  integer('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

export const events = sqliteTable(
  'events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    projectId: projectRef(),
    ...eventColumns(),
    /** For a private event; see `toAudienceKeys`. */
    audienceKeys: text('audience_keys'),
    sequence: integer().notNull().default(0),
    lastChange: lastChange(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
    requestKey: text('request_key'),
    requestHash: text('request_hash'),
  },
  (table) => [
    // Partial, so that reads skip deleted rows.
    index('events_by_start').on(table.projectId, table.startsAt).where(sql`deleted_at IS NULL`),
    uniqueIndex('events_by_request').on(table.projectId, table.requestKey),
    index('events_deleted').on(table.projectId, table.deletedAt).where(sql`deleted_at IS NOT NULL`),
  ],
);
export type EventRow = typeof events.$inferSelect;

export const faqs = sqliteTable(
  'faqs',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    projectId: projectRef(),
    question: text().notNull(),
    answer: text().notNull(),
    position: integer().notNull(),
    sequence: integer().notNull().default(0),
    lastChange: lastChange(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
    requestKey: text('request_key'),
    requestHash: text('request_hash'),
  },
  (table) => [
    index('faqs_by_position').on(table.projectId, table.position).where(sql`deleted_at IS NULL`),
    uniqueIndex('faqs_by_request').on(table.projectId, table.requestKey),
  ],
);
export type FaqRow = typeof faqs.$inferSelect;

export const feedback = sqliteTable(
  'feedback',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    projectId: projectRef(),
    userType: text('user_type').$type<'owner' | 'guest'>().notNull(),
    feedbackText: text('feedback_text').notNull(),
    createdAt: integer('created_at').notNull(),
    requestKey: text('request_key'),
    requestHash: text('request_hash'),
  },
  (table) => [uniqueIndex('feedback_by_request').on(table.projectId, table.requestKey)],
);

/** Emails to be sent: inserted in the same batch as the change, sent by the queue consumer. */
export const outbox = sqliteTable(
  'outbox',
  {
    /** `kind:subject:n`, so that the same email is inserted only once. */
    id: text().primaryKey(),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    kind: text()
      .$type<'codes' | 'lockout' | 'receipt' | 'alias' | 'address' | 'notice' | 'notice-confirmation'>()
      .notNull(),
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
    /** Of the email service, which names it in its events. Null until the email is sent. */
    messageId: text('message_id'),
    /** When the recipient's mail server took it, if the email service said so. */
    deliveredAt: integer('delivered_at'),
    /** Why it waits or failed. */
    problem: text().$type<DeliveryProblem>(),
  },
  (table) => [
    index('outbox_due').on(table.nextAt).where(sql`status = 'pending'`),
    index('outbox_by_message').on(table.messageId).where(sql`message_id IS NOT NULL`),
    index('outbox_by_project').on(table.projectId, table.kind, table.createdAt),
  ],
);
export type OutboxRow = typeof outbox.$inferSelect;

/** Every uploaded image. Inserted before its files and deleted after them, so that no file is without a row. */
export const images = sqliteTable(
  'images',
  {
    /** 128 random bits, base64url. */
    id: text().primaryKey(),
    kind: text().$type<ImageKind>().notNull(),
    /** Public project id, or the user id for an avatar. Part of the R2 keys, so kept after the owner is deleted. */
    owner: text().notNull(),
    /** Null for an avatar, and for images of a deleted project. */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    type: text().$type<ImageType>().notNull(),
    /** `pending`: not used yet. `used`: a header image or avatar. `doomed`: marked for deletion. */
    status: text().$type<'pending' | 'used' | 'doomed'>().notNull().default('pending'),
    /** Allowed size of the upload, then the stored size. */
    bytes: integer().notNull(),
    /** Null until the upload was processed. */
    width: integer(),
    height: integer(),
    createdAt: integer('created_at').notNull(),
    uploadedAt: integer('uploaded_at'),
    markedForDeletionAt: integer('doomed_at'),
  },
  (table) => [
    index('images_by_project').on(table.projectId),
    index('images_by_owner').on(table.owner),
    index('images_doomed').on(table.id).where(sql`status = 'doomed'`),
    index('images_pending').on(table.createdAt).where(sql`status = 'pending'`),
  ],
);
export type ImageRow = typeof images.$inferSelect;

/** Queue messages that failed all retries, kept for inspection. */
export const deadLetters = sqliteTable('dead_jobs', {
  id: text().primaryKey(),
  queue: text().notNull(),
  body: text().notNull(),
  diedAt: integer('died_at').notNull(),
});

/** One row that is written every minute. How old it is in a copy of the database bounds how old the copy is. */
export const heartbeats = sqliteTable('heartbeats', {
  id: integer('id').primaryKey(),
  writtenAt: integer('written_at').notNull(),
});

/** Progress of encrypting stored data with a new APP_SECRET, one row per kind of data. */
export const resealProgress = sqliteTable(
  'reseal_progress',
  {
    /** Identifies the new secret without revealing it. */
    keyId: text('key_id').notNull(),
    target: text().notNull(),
    /** Primary key of the last row that was processed. */
    cursor: text(),
    processed: integer().notNull().default(0),
    /** Rows that neither secret can decrypt. */
    unreadable: integer().notNull().default(0),
    startedAt: integer('started_at').notNull(),
    finishedAt: integer('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.target] })],
);

/** Content of a copied or imported itinerary that is inserted once it has Full Access. */
export const pendingContents = sqliteTable('waiting_contents', {
  projectId: integer('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** JSON of `PendingContent`. */
  content: text().notNull(),
  createdAt: integer('created_at').notNull(),
});
