/** Limits both sides agree on. Free of imports so that a guest's page may read them without zod. */

export const LIMITS = {
  /** Characters. Long enough for a family name pair, short enough for a card's headline. */
  name: 80,
  title: 120,
  description: 5_000,
  answer: 5_000,
  feedback: 5_000,
  question: 300,
  location: 300,
  vibe: 120,
  attendees: 2_000,
  email: 254, // RFC 5321, 4.5.3.1.3: a path is at most 256 octets with its angle brackets
  url: 2_048,
  /** Rows a project. Keeps an itinerary one comfortable round trip. */
  events: 500,
  faqs: 100,
  customLinks: 4,
  linkName: 40,
  headerImages: 5,
  titleChanges: 3,
  groupSize: 10_000,
} as const;

/** A JSON body, in bytes: the largest honest one is 500 ids with room to spare. */
export const MAX_JSON_BYTES = 256 * 1024;

export const MIN_DATE = Date.UTC(1990, 0, 1);
export const MAX_DATE = Date.UTC(2101, 0, 1) - 1;

export const PROJECT_ID_LENGTH = 8;
export const ACCESS_CODE_LENGTH = 6;
export const ADMIN_CODE_LENGTH = 12;

/** Crockford's base 32: no I, L, O, U, so that a code read aloud is heard right. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const MAX_ACCESS_ATTEMPTS = 5;

/** How long a deleted event or question can be brought back, in milliseconds. */
export const UNDO_MS = 10 * 60 * 1000;

export const DEFAULT_TIME_ZONE = 'America/New_York';

/** Full Access, once, in US cents. */
export const FULL_ACCESS_CENTS = 300;
