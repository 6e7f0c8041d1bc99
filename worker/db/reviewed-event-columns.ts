import { integer, text } from 'drizzle-orm/sqlite-core';
import type { Audience } from '../contract/events.ts';
import type { EventRsvp } from '../contract/rsvps.ts';
import type { EventRow } from './schema.ts';

/** The columns of `ReviewedEvent`, in the tables of proposals and unclaimed events. Named as those of events. */
export const reviewedEventColumns = () => ({
  title: text().notNull(),
  description: text().notNull(),
  startsAt: integer('starts_at'),
  endsAt: integer('ends_at'),
  timeZone: text('time_zone').notNull(),
  endTimeZone: text('end_time_zone'),
  location: text().notNull(),
  attendees: text().notNull(),
  audience: text().$type<Audience>().notNull().default('everyone'),
});

/** The columns that the event takes as they are: of an exported itinerary, which must lose nothing. */
export const keptEventColumns = () => ({
  vibe: text(),
  rsvp: text({ mode: 'json' }).$type<EventRsvp>(),
});

type Name = keyof ReturnType<typeof reviewedEventColumns>;

/** Unlike an event it may be without a date, description and attendees. */
export type ReviewedEventRow = Pick<EventRow, Exclude<Name, 'startsAt'>> & { startsAt: number | null };

/** The columns of an event that a proposed change may replace. */
export const REPLACED_COLUMNS = [...Object.keys(reviewedEventColumns()), 'audienceKeys'] as (
  | Name
  | 'audienceKeys'
)[];

/** An event before a proposed change, for undoing it. */
export type PreviousContent = Pick<EventRow, (typeof REPLACED_COLUMNS)[number]>;
