import { z } from 'zod';
import { line, moment, optionalLine, sequence, text, timeZone } from './fields.ts';
import { LIMITS } from './limits.ts';

const fields = {
  title: line(LIMITS.title, 'Please enter a title.'),
  description: text(LIMITS.description, 'Please enter a description.'),
  datetime: moment,
  endsAt: moment.nullish(),
  timeZone: timeZone.nullish(),
  location: optionalLine(LIMITS.location).default(''),
  attendees: optionalLine(LIMITS.attendees).default('Everyone'),
  vibe: optionalLine(LIMITS.vibe).nullish(),
};

export const createEvent = z.object(fields);
export type CreateEvent = z.input<typeof createEvent>;

export const updateEvent = z.object({ ...fields, sequence });
export type UpdateEvent = z.input<typeof updateEvent>;

export const restoreRows = z.object({ ids: z.array(z.int().positive()).min(1).max(LIMITS.events) });

/** An event as the wire carries it. `datetime` and `endsAt` are UTC; `timeZone` is where it happens. */
export type Event = {
  id: number;
  title: string;
  description: string;
  datetime: string;
  endsAt: string | null;
  timeZone: string;
  location: string;
  attendees: string;
  vibe: string | null;
  sequence: number;
  createdAt: string;
  updatedAt: string;
};

/** What brings deleted rows back: send `ids` to the restore call before `expiresAt`. */
export type Undo = { ids: number[]; expiresAt: string };
