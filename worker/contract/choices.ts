// No imports: guest pages load this file without zod.

export const BODY_FONTS = ['normal', 'classy'] as const;
export type BodyFont = (typeof BODY_FONTS)[number];

export const TITLE_FONTS = [
  'inherit',
  'playfair',
  'montserrat',
  'lobster',
  'oswald',
  'arial',
  'georgia',
  'timesnew',
  'verdana',
  'tahoma',
  'trebuchet',
  'garamond',
  'system',
  'helvetica',
  'brushscript',
  'comicsans',
  'papyrus',
  'impact',
  'arialblack',
  'courier',
  'monaco',
] as const;
export type TitleFont = (typeof TITLE_FONTS)[number];

export const BACKGROUNDS = [
  'default',
  'custom',
  'crumpled-paper',
  'marble',
  'handmade-paper',
  'watercolor-paper',
  'ocean-waves',
  'crinkled',
] as const;
export type Background = (typeof BACKGROUNDS)[number];

export type CustomColors = { primary: string; secondary: string; accent: string };

export const EVENT_TYPES = ['flight', 'hotel', 'restaurant', 'activity', 'transportation', 'other'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** What an itinerary is for, as chosen on the landing page. Sets the look of a new itinerary. */
export const OCCASIONS = ['wedding', 'bachelor', 'hen', 'birthday', 'graduation', 'trip'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Each look is a cover with colors, fonts and a background; see domain/appearance/looks.ts. */
export const LOOK_IDS = [
  'garden',
  'riviera',
  'bouquet',
  'midnight',
  'confetti',
  'laurel',
  'postcard',
  'seaside',
  'summit',
  'harvest',
  'campfire',
  'letter',
] as const;
export type LookId = (typeof LOOK_IDS)[number];

/** Illustrations for the top of an itinerary, drawn in its colors. */
export const COVER_IDS = [
  'wedding',
  'anniversary',
  'bachelorette',
  'bachelor',
  'party',
  'birthday',
  'baby',
  'family',
  'graduation',
  'work',
  'city',
  'harbor',
  'beach',
  'lake',
  'mountains',
  'ski',
  'camping',
  'road-trip',
  'desert',
  'vineyard',
  'garden-dinner',
  'festival',
  'winter',
  'paper',
] as const;
export type CoverId = (typeof COVER_IDS)[number];

/** The look of an itinerary: a look with its own cover, or `<look>.<cover>` with another one. */
export type Look = LookId | `${LookId}.${CoverId}`;
