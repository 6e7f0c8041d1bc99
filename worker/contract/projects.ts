import { LANGUAGE_CODES, type LanguageCode } from '../messages/languages.ts';
import { challengeSchema } from './challenge.ts';
import {
  BACKGROUNDS,
  type Background,
  BODY_FONTS,
  type BodyFont,
  COVER_IDS,
  type CustomColors,
  LOOK_IDS,
  type Look,
  OCCASIONS,
  TITLE_FONTS,
  type TitleFont,
} from './choices.ts';
import { emailSchema, optionalLine, requiredLine, timeZoneSchema, typedCodeSchema } from './fields.ts';
import { LIMITS } from './limits.ts';
import type { Identity } from './people.ts';
import type { RsvpSettings } from './rsvps.ts';
import { z } from './zod.ts';

const ROLES = ['viewer', 'admin', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** Where an itinerary takes place; empty text means nowhere. */
export const placeSchema = optionalLine(LIMITS.place)
  .transform((place) => place || null)
  .nullable();

export const lookSchema = z.custom<Look>(isLook, 'Choose one of our looks.');

function isLook(value: unknown): boolean {
  const [id, cover, ...rest] = typeof value === 'string' ? value.split('.') : [];
  const isOneOf = (ids: readonly string[], part: string | undefined) =>
    part !== undefined && ids.includes(part);
  return isOneOf(LOOK_IDS, id) && (cover === undefined || isOneOf(COVER_IDS, cover)) && rest.length === 0;
}

/** With an occasion, an itinerary starts with the look of that occasion; without one it has no look. */
export const createProjectSchema = z.object({
  name: requiredLine(LIMITS.name, 'Please enter an itinerary name.'),
  ownerName: requiredLine(LIMITS.name, 'Please enter your name.'),
  ownerEmail: emailSchema,
  groupSize: z.int().min(1).max(LIMITS.groupSize).default(1),
  timeZone: timeZoneSchema.optional(),
  place: placeSchema.optional(),
  occasion: z.enum(OCCASIONS).optional(),
  challenge: challengeSchema,
});
export type CreateProject = z.input<typeof createProjectSchema>;

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'Enter a color as # and six digits or letters from a to f.')
  .toLowerCase();

const appearanceFields = {
  /** null shows the name. */
  customTitle: requiredLine(LIMITS.title).nullable(),
  customColors: z.object({ primary: color, secondary: color, accent: color }).nullable(),
  selectedFont: z.enum(BODY_FONTS),
  titleFont: z.enum(TITLE_FONTS),
  selectedBackground: z.enum(BACKGROUNDS),
  customBackgroundColor: color.nullable(),
  showCountdown: z.boolean(),
  showCreatorName: z.boolean(),
  customLinks: z
    .array(
      z.object({
        name: requiredLine(LIMITS.linkName, 'Please enter a name for the link.'),
        url: z.string().trim().min(1, 'Please enter an address.').max(LIMITS.url),
      }),
    )
    .max(LIMITS.customLinks, `You can add up to ${LIMITS.customLinks} links.`),
};

/** How an itinerary looks, without its images. */
export const appearanceSchema = z.object(appearanceFields).partial();
export type Appearance = z.output<typeof appearanceSchema>;
export const APPEARANCE_FIELDS = Object.keys(
  appearanceSchema.shape,
) as (keyof typeof appearanceSchema.shape)[];

const NO_PHONE = 'Enter a phone number, such as +39 055 123 4567.';
/** Whom guests can call. Empty text removes it. */
export const contactSchemas = {
  contactPhone: optionalLine(LIMITS.contactPhone)
    .refine((phone) => phone === '' || /^[-+()\d .]*$/.test(phone), NO_PHONE)
    .refine((phone) => phone === '' || phone.replace(/\D/g, '').length >= 3, NO_PHONE)
    .transform((phone) => phone || null)
    .nullable(),
  contactName: optionalLine(LIMITS.name)
    .transform((name) => name || null)
    .nullable(),
};
/** The language for guests whose browser prefers none of ours, and for previews and calendars; null: English. */
export const languageSchema = z.enum(LANGUAGE_CODES).nullable();

/** Customizations that a trial may change. */
export const TRIAL_FIELDS = ['contactPhone', 'contactName', 'timeZone', 'language'] as const;

const changeable = z.object({
  ...appearanceFields,
  name: requiredLine(LIMITS.name, 'Please enter an itinerary name.'),
  ownerName: requiredLine(LIMITS.name, 'Please enter your name.'),
  timeZone: timeZoneSchema,
  place: placeSchema,
  language: languageSchema,
  ...contactSchemas,
  /** Another look brings its colors, fonts and background, except those that the same request sets. */
  look: lookSchema.nullable(),
  /** One of `headerImages`, to be shown first. */
  headerImage: z.string().max(LIMITS.url).nullable(),
});

/**
 * Changes to a project; fields left out stay as they are. `expected` has the values of changed fields as the sender
 * saw them: if one was changed by someone else meanwhile, the response is 409.
 */
export const customizationsSchema = changeable.partial().extend({
  accessCode: typedCodeSchema
    .pipe(z.string().regex(/^[A-Z0-9]{6}$/, 'Use exactly 6 letters or digits.'))
    .optional(),
  adminCode: typedCodeSchema
    .pipe(z.string().regex(/^[A-Z0-9]{12}$/, 'Use exactly 12 letters or digits.'))
    .optional(),
  expected: changeable.partial().optional(),
});
export type Customizations = z.input<typeof customizationsSchema>;

/** `adminCode` and `ownerEmail` are only sent to admins and owners. */
export type Project = {
  projectId: string;
  id: number;
  name: string;
  ownerName: string;
  groupSize: number;
  /** Empty if no secret decrypts it anymore: a new one must be set. The admin code likewise. */
  accessCode: string;
  isPaid: boolean;
  createdAt: string;
  timeZone: string;
  place: string | null;
  language: LanguageCode | null;
  contactPhone: string | null;
  /** Who answers the phone. */
  contactName: string | null;
  look: Look | null;
  customTitle: string | null;
  customColors: CustomColors | null;
  selectedFont: BodyFont;
  titleFont: TitleFont;
  selectedBackground: Background;
  customBackgroundColor: string | null;
  showCountdown: boolean;
  showCreatorName: boolean;
  headerImage: string | null;
  headerImages: string[];
  customLinks: { name: string; url: string }[];
  titleChangesUsed: number;
  revision: number;
  viewer: { role: Role; person: Identity | null };
  rsvp: RsvpSettings;
  adminCode?: string;
  ownerEmail?: string;
};

export type CreatedProject = {
  projectId: string;
  id: number;
  name: string;
  accessCode: string;
  adminCode: string;
  ownerEmail: string;
  redirectUrl: string;
};
