import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Background, BodyFont, CustomColors, Look, TitleFont } from '../../../contract/choices.ts';
import { DEFAULT_TIME_ZONE } from '../../../contract/default-time-zone.ts';
import type { LanguageCode } from '../../../messages/languages.ts';
import { eventColumns } from '../shared/event-columns.ts';
import { lastChange } from './last-change.ts';

// Times are epoch milliseconds. `requestKey` and `requestHash` make a repeated POST insert one row.

export const projects = sqliteTable(
  'projects',
  {
    /** `projectId` as a number: see `toProjectNumber`. */
    id: integer().primaryKey(),
    projectId: text('project_id').notNull().unique(),
    /** An account in the directory. Null until one with the owner's verified email signs in. */
    ownerUserId: integer('owner_user_id'),
    name: text().notNull(),
    ownerName: text('owner_name').notNull(),
    ownerEmail: text('owner_email').notNull(),
    groupSize: integer('group_size').notNull().default(1),
    /** Each code is stored twice: encrypted, to show it, and as a keyed hash, to compare with it. */
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
    /** Set while the operator has taken the itinerary down; nobody gets its content then. */
    suspendedAt: integer('suspended_at'),
    /** The operator's reason, for the hosts. */
    suspendedReason: text('suspended_reason'),
    /** When a trial was last opened, to the week. */
    openedAt: integer('opened_at'),
    /** When the owner last chose to keep what nobody uses. */
    keptAt: integer('kept_at'),
    /** When the owner was told that it will be deleted, because nobody uses it. */
    endWarnedAt: integer('end_warned_at'),
    isPaid: integer('is_paid', { mode: 'boolean' }).notNull().default(false),
    timeZone: text('time_zone').notNull().default(DEFAULT_TIME_ZONE),
    /** Where the itinerary takes place, in the host's words. */
    place: text(),
    /** Language for guests who prefer none that we have, and for previews and calendars. */
    language: text().$type<LanguageCode>(),
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
    /** Kept by triggers: there is a sign-up list of the whole itinerary. */
    hasSignUps: integer('has_sign_ups', { mode: 'boolean' }).notNull().default(false),
    /** Kept by triggers: there is a ticket or pass, for whomever. */
    hasPapers: integer('has_papers', { mode: 'boolean' }).notNull().default(false),
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
    index('projects_suspended').on(table.suspendedAt).where(sql`suspended_at IS NOT NULL`),
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
    /** The newest entry of the change log about this event that guests are told of. A trigger writes it. */
    newsSeq: integer('news_seq'),
    /** Kept by triggers: there is a sign-up list of the event. */
    hasSignUps: integer('has_sign_ups', { mode: 'boolean' }).notNull().default(false),
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
    index('events_by_deletion').on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
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
    index('faqs_deleted').on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
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
    /** Id of the request that it may be about; the log has the rest. */
    aboutRequest: text('about_request'),
    createdAt: integer('created_at').notNull(),
    requestKey: text('request_key'),
    requestHash: text('request_hash'),
  },
  (table) => [uniqueIndex('feedback_by_request').on(table.projectId, table.requestKey)],
);

/** Copied and imported itineraries whose content is inserted once they have Full Access. It waits in a file. */
export const pendingContents = sqliteTable(
  'waiting_contents',
  {
    projectId: integer('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** JSON of `PendingContent` within a transaction, otherwise an empty object. */
    content: text().notNull(),
    createdAt: integer('created_at').notNull(),
    /** How many events the content has. */
    events: integer().notNull().default(0),
    /** When it was paid for, if its file could not be read then. */
    paidAt: integer('paid_at'),
  },
  (table) => [
    index('paid_waiting_contents').on(table.paidAt).where(sql`${table.paidAt} IS NOT NULL`),
    index('waiting_contents_by_time').on(table.createdAt),
  ],
);

/** Deleted itineraries whose files and counters are deleted later. Rows stay forever, so that no id is reused. */
export const deletedProjects = sqliteTable(
  'deleted_projects',
  {
    /** Public id. */
    projectId: text('project_id').primaryKey(),
    deletedAt: integer('deleted_at').notNull(),
    /** When to delete the leftovers; null if nothing is left. */
    purgeAt: integer('purge_at'),
    attempts: integer().notNull().default(0),
  },
  (table) => [index('deleted_projects_due').on(table.purgeAt).where(sql`purge_at IS NOT NULL`)],
);
