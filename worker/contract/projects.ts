import { z } from 'zod';
import type { Background, BodyFont, CustomColors, TitleFont } from './choices.ts';
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

/** What a host may change about the project itself. Fields left out stay as they are. */
export const customizations = z.object({
  name: line(LIMITS.name, 'Please enter an itinerary name.').optional(),
  ownerName: line(LIMITS.name, 'Please enter your name.').optional(),
  customTitle: line(LIMITS.title).nullish(),
  timeZone: timeZone.optional(),
  accessCode: typedCode.pipe(z.string().regex(/^[A-Z0-9]{6}$/, 'Six letters or digits.')).optional(),
  adminCode: typedCode.pipe(z.string().regex(/^[A-Z0-9]{12}$/, 'Twelve letters or digits.')).optional(),
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
