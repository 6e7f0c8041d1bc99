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
