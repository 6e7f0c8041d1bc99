import { z } from 'zod';
import { requiredLine, dateTimeSchema, optionalLine, requiredText, timeZoneSchema } from './fields.ts';
import { LIMITS } from './limits.ts';
import { appearanceSchema } from './projects.ts';

/** An itinerary as a file: all its content, no ids, no codes, no pictures. */

/** Grows when the file gets another shape; older ones stay readable. */
export const ITINERARY_FILE_VERSION = 1;

const event = z.object({
  title: requiredLine(LIMITS.title, 'Please enter a title.'),
  description: requiredText(LIMITS.description, 'Please enter a description.'),
  datetime: dateTimeSchema,
  endsAt: dateTimeSchema.nullable().default(null),
  timeZone: timeZoneSchema,
  location: optionalLine(LIMITS.location).default(''),
  attendees: optionalLine(LIMITS.attendees).default('Everyone'),
  vibe: optionalLine(LIMITS.vibe).nullable().default(null),
});

const faq = z.object({
  question: requiredLine(LIMITS.question, 'Please enter a question.'),
  answer: requiredText(LIMITS.answer, 'Please enter an answer.'),
});

export const itineraryFileSchema = z.object({
  format: z.literal('foldout-itinerary', 'This is not an itinerary of Foldout.'),
  version: z.literal(ITINERARY_FILE_VERSION, 'This file is of a newer Foldout.'),
  itinerary: z.object({
    name: requiredLine(LIMITS.name, 'Please enter an itinerary name.'),
    ownerName: requiredLine(LIMITS.name, 'Please enter your name.'),
    groupSize: z.int().min(1).max(LIMITS.groupSize).default(1),
    timeZone: timeZoneSchema,
  }),
  customizations: appearanceSchema.default({}),
  events: z.array(event).max(LIMITS.events, `At most ${LIMITS.events} events.`).default([]),
  faqs: z.array(faq).max(LIMITS.faqs, `At most ${LIMITS.faqs} questions.`).default([]),
});
/** What is written into a file. */
export type ItineraryFile = z.output<typeof itineraryFileSchema>;
