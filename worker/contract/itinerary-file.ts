import { z } from 'zod';
import { line, moment, optionalLine, text, timeZone } from './fields.ts';
import { LIMITS } from './limits.ts';
import { look } from './projects.ts';

/** An itinerary as a file: all its content, no ids, no codes, no pictures. */

/** Grows when the file gets another shape; older ones stay readable. */
export const ITINERARY_FILE_VERSION = 1;

const event = z.object({
  title: line(LIMITS.title, 'Please enter a title.'),
  description: text(LIMITS.description, 'Please enter a description.'),
  datetime: moment,
  endsAt: moment.nullable().default(null),
  timeZone,
  location: optionalLine(LIMITS.location).default(''),
  attendees: optionalLine(LIMITS.attendees).default('Everyone'),
  vibe: optionalLine(LIMITS.vibe).nullable().default(null),
});

const faq = z.object({
  question: line(LIMITS.question, 'Please enter a question.'),
  answer: text(LIMITS.answer, 'Please enter an answer.'),
});

export const itineraryFile = z.object({
  format: z.literal('foldout-itinerary', 'This is not an itinerary of Foldout.'),
  version: z.literal(ITINERARY_FILE_VERSION, 'This file is of a newer Foldout.'),
  itinerary: z.object({
    name: line(LIMITS.name, 'Please enter an itinerary name.'),
    ownerName: line(LIMITS.name, 'Please enter your name.'),
    groupSize: z.int().min(1).max(LIMITS.groupSize).default(1),
    timeZone,
  }),
  customizations: look.default({}),
  events: z.array(event).max(LIMITS.events, `At most ${LIMITS.events} events.`).default([]),
  faqs: z.array(faq).max(LIMITS.faqs, `At most ${LIMITS.faqs} questions.`).default([]),
});
/** What is written into a file. */
export type ItineraryFile = z.output<typeof itineraryFile>;
