import { CLOCKS } from '../messages/choose-reader.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../messages/languages.ts';
import { requiredLine, sequenceSchema } from './fields.ts';
import { LIMITS } from './limits.ts';
import { answerSchema, guestNoteSchema, type RsvpAnswer } from './rsvps.ts';
import { z } from './zod.ts';

/** A name as in attendees texts; the API refuses commas and "Everyone". */
const personNameSchema = requiredLine(LIMITS.name, 'Please enter a name.').transform((name) =>
  name.replace(/\s+/g, ' '),
);

const PERSON_ROLES = ['guest', 'cohost'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

/** One guest, or several: then each name is added that can be. */
export const addPersonSchema = z.union([
  z.object({ name: personNameSchema }),
  z.object({ names: z.array(personNameSchema).min(1).max(LIMITS.people) }),
]);
/** Whether a co-host who leaves ends what they could read; see `RenewedAccess`. */
const renewSeen = z.boolean().default(true);
export const changePersonSchema = z.object({
  name: personNameSchema.optional(),
  role: z.enum(PERSON_ROLES).optional(),
  /** What the person reads if they choose nothing else; null: what their browser prefers. */
  language: z.enum(LANGUAGE_CODES).nullable().optional(),
  isHidden: z.boolean().optional(),
  /** The host has sent the link, or will not. */
  linkRequestedAt: z.null().optional(),
  renewSeen,
  sequence: sequenceSchema,
});
export const removePersonSchema = z.object({ renewSeen });
/** What was renewed after a co-host left: the personal links they had read, and what all co-hosts can read. */
export type RenewedAccess = { links: number; intakeAddress: boolean; accessCode: boolean };
export const mergePersonSchema = z.object({ into: z.int().positive() });
export const restorePeopleSchema = z.object({
  ids: z
    .array(z.int().positive())
    .min(1)
    .max(LIMITS.people + LIMITS.claimedPeople + LIMITS.answeredClaims),
});

/** `skipped`: names that were not added, each with a sentence that says why. */
export type AddedPeople = { people: Person[]; skipped: { name: string; reason: string }[] };

/** Who the guest is, in the guest's own words; null forgets it. `isNew`: the guest is not one of those with similar names. */
export const identitySchema = z.object({ name: personNameSchema.nullable(), isNew: z.boolean().optional() });

const CLOCK_CHOICES = CLOCKS.filter((clock) => clock !== '');
/** What the holder of a personal link chose to read; null: as if nothing was chosen. */
export const readerChoiceSchema = z.object({
  language: z.enum(LANGUAGE_CODES).nullable(),
  clock: z.enum(CLOCK_CHOICES).nullable().default(null),
});

/** A guest of the shared link asks for the personal link of a name, and may say whether they come. */
export const linkRequestSchema = z.object({
  name: personNameSchema,
  answer: answerSchema.nullable().default(null),
  note: guestNoteSchema.default(null),
});
export type LinkRequest = { answer: RsvpAnswer | null; note: string | null };

/** Characters that a search for a name has at least, without spaces. */
export const MIN_NAME_QUERY = 3;
/** Part of a guest's name. */
export const nameQuerySchema = z.object({
  q: z
    .string()
    .max(LIMITS.name)
    .refine((text) => [...text.replace(/\s/g, '')].length >= MIN_NAME_QUERY, {
      error: `Enter at least ${MIN_NAME_QUERY} letters.`,
    }),
});

/** A name of the guest list. `claimable`: a guest of the shared link may use it; else its personal link is needed. */
export type NameMatch = { name: string; claimable: boolean };

/** A guest of a project. `linkOpenedOn`: day on which the personal link was opened last, `YYYY-MM-DD`. */
export type Person = {
  id: number;
  name: string;
  role: PersonRole;
  eventCount: number;
  linkOpenedOn: string | null;
  /** See `RsvpSummary`. */
  rsvp: RsvpAnswer | null;
  /** When somebody last asked for the personal link, and what they wrote. Null once it was opened or a host is done. */
  linkRequestedAt: string | null;
  linkRequest: LinkRequest | null;
  /** Guests do not find the name by typing; see `NameMatch`. */
  isHidden: boolean;
  /** That a host set. */
  language: LanguageCode | null;
  /** A guest of the shared link added the name; no host, event or personal link has it. */
  isUninvited: boolean;
  /** The name looks like another one of the list, or mixes letters of several scripts. */
  warning: 'look-alike' | 'mixed-scripts' | null;
  sequence: number;
};

/** Opens the itinerary as this person. Co-hosts get the links of guests only. */
export type PersonalLink = { personId: number; url: string };

/** Who reads a page: `linked` by a personal link, else by the guest's own words. */
export type Identity = { id: number; name: string; linked: boolean };
