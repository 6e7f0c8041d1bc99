import { copyOwnerSchema } from './accounts.ts';
import { challengeSchema } from './challenge.ts';
import { EVENT_DEFAULTS, eventFieldSchemas } from './events.ts';
import { requiredLine, requiredText, timeZoneSchema } from './fields.ts';
import { LIMITS } from './limits.ts';
import { appearanceSchema, contactSchemas, languageSchema, lookSchema, placeSchema } from './projects.ts';
import { rsvpSettingsSchema } from './rsvps.ts';
import { z } from './zod.ts';

// An exported itinerary: all its content without ids, codes and images.

/** Increment when the format changes; older versions must stay readable. */
export const ITINERARY_FILE_VERSION = 1;

/** Without the fields of later versions, an older file stays readable. */
const optionalFields = Object.fromEntries(
  Object.entries(EVENT_DEFAULTS).map(([name, value]) => {
    const schema: z.ZodType = eventFieldSchemas[name as keyof typeof EVENT_DEFAULTS];
    return [name, schema.default(value)];
  }),
) as { [Name in keyof typeof EVENT_DEFAULTS]: z.ZodDefault<(typeof eventFieldSchemas)[Name]> };

const event = z.object({ ...eventFieldSchemas, ...optionalFields });

const faq = z.object({
  question: requiredLine(LIMITS.question, 'Please enter a question.'),
  answer: requiredText(LIMITS.answer, 'Please enter an answer.'),
});

export const itineraryFileSchema = z.object({
  format: z.literal('foldout-itinerary', 'This is not a Foldout export.'),
  version: z.literal(ITINERARY_FILE_VERSION, 'This file was exported by a newer version of Foldout.'),
  itinerary: z.object({
    name: requiredLine(LIMITS.name, 'Please enter an itinerary name.'),
    ownerName: requiredLine(LIMITS.name, 'Please enter your name.'),
    groupSize: z.int().min(1).max(LIMITS.groupSize).default(1),
    timeZone: timeZoneSchema,
    place: placeSchema.default(null),
    language: languageSchema.default(null),
    contactPhone: contactSchemas.contactPhone.default(null),
    contactName: contactSchemas.contactName.default(null),
    look: lookSchema.nullable().default(null),
    rsvp: rsvpSettingsSchema.default({}),
  }),
  customizations: appearanceSchema.default({}),
  events: z
    .array(event)
    .max(LIMITS.events, `An itinerary can have up to ${LIMITS.events} events.`)
    .default([]),
  faqs: z.array(faq).max(LIMITS.faqs, `An itinerary can have up to ${LIMITS.faqs} FAQs.`).default([]),
});
export type ItineraryFile = z.output<typeof itineraryFileSchema>;

/** An imported file, and the address for its codes if nobody is signed in. */
export const importSchema = itineraryFileSchema.extend({
  ownerEmail: copyOwnerSchema,
  challenge: challengeSchema,
});
