import { z } from 'zod';
import {
  BACKGROUNDS,
  type Background,
  BODY_FONTS,
  type BodyFont,
  type CustomColors,
  TITLE_FONTS,
  type TitleFont,
} from './choices.ts';
import { email, line, timeZone, typedCode } from './fields.ts';
import { LIMITS } from './limits.ts';

export const ROLES = ['viewer', 'admin', 'owner'] as const;
export type Role = (typeof ROLES)[number];

export const createProject = z.object({
  name: line(LIMITS.name, 'Please enter an itinerary name.'),
  ownerName: line(LIMITS.name, 'Please enter your name.'),
  ownerEmail: email,
  groupSize: z.int().min(1).max(LIMITS.groupSize).default(1),
  timeZone: timeZone.optional(),
});
export type CreateProject = z.input<typeof createProject>;

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'A colour is # and six digits or letters a to f.')
  .toLowerCase();

const choices = {
  /** null shows the name instead. */
  customTitle: line(LIMITS.title).nullable(),
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
        name: line(LIMITS.linkName, 'Please enter a name for the link.'),
        url: z.string().trim().min(1, 'Please enter an address.').max(LIMITS.url),
      }),
    )
    .max(LIMITS.customLinks, `At most ${LIMITS.customLinks} links.`),
};

/** How an itinerary looks, apart from its pictures. */
export const look = z.object(choices).partial();
export type Look = z.output<typeof look>;
export const LOOK_FIELDS = Object.keys(look.shape) as (keyof typeof look.shape)[];

const changeable = z.object({
  ...choices,
  name: line(LIMITS.name, 'Please enter an itinerary name.'),
  ownerName: line(LIMITS.name, 'Please enter your name.'),
  timeZone,
  /** The image to come first; one of headerImages. */
  headerImage: z.string().max(LIMITS.url).nullable(),
});

/**
 * What a host may change about the project itself. Fields left out stay as they are. `expected` holds, for
 * fields that are changed, what the sender saw: a field that somebody else changed meanwhile is a conflict.
 */
export const customizations = changeable.partial().extend({
  accessCode: typedCode.pipe(z.string().regex(/^[A-Z0-9]{6}$/, 'Six letters or digits.')).optional(),
  adminCode: typedCode.pipe(z.string().regex(/^[A-Z0-9]{12}$/, 'Twelve letters or digits.')).optional(),
  expected: changeable.partial().optional(),
});
export type Customizations = z.input<typeof customizations>;

/** The project as the wire carries it; adminCode and ownerEmail only for admins and owners. */
export type Project = {
  projectId: string;
  id: number;
  name: string;
  ownerName: string;
  groupSize: number;
  accessCode: string;
  isPaid: boolean;
  createdAt: string;
  timeZone: string;
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
  viewer: { role: Role };
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

/** How the codes mail fares. `none`: no such mail was asked for. */
export type MailState = 'none' | 'pending' | 'sent' | 'failed';
