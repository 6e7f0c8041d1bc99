import { integer, text } from 'drizzle-orm/sqlite-core';
import type { Audience } from '../../../contract/events.ts';
import type { EventRsvp } from '../../../contract/rsvps.ts';
import type { EventColumn } from '../../../domain/event/event-fields.ts';

/** The fields of an event, in each table that has them. */
export const eventColumns = () =>
  ({
    title: text().notNull(),
    description: text().notNull(),
    startsAt: integer('starts_at').notNull(),
    endsAt: integer('ends_at'),
    timeZone: text('time_zone').notNull(),
    /** Zone of the end where it differs from that of the start, as for a flight. */
    endTimeZone: text('end_time_zone'),
    location: text().notNull(),
    attendees: text().notNull(),
    /** `attendees`: only hosts and the attendees who came by their personal link may see it. */
    audience: text().$type<Audience>().notNull().default('everyone'),
    /** Null: does not ask for answers. */
    rsvp: text({ mode: 'json' }).$type<EventRsvp>(),
    vibe: text(),
    /** Stays when others are moved. */
    pinned: integer({ mode: 'boolean' }).notNull().default(false),
  }) satisfies Record<EventColumn, unknown>;

/** The columns of events that wait for a review, which may have no date. */
export const reviewedEventColumns = () => ({ ...eventColumns(), startsAt: integer('starts_at') });
