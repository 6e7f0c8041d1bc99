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
  /** Avatars of one account that were begun and not chosen. Each may take 5 MB for a day. */
  pendingAvatars: 10,
  /** Unclaimed events that one call assigns. */
  eventsPerAssign: 100,
} as const;

/** A JSON body, in bytes: the largest honest one is 500 ids with room to spare. */
export const MAX_JSON_BYTES = 256 * 1024;

/** An itinerary's file, in bytes: it waits in one row, and D1 holds a row to 2 MB. */
export const MAX_IMPORT_BYTES = 1_500_000;

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

/** What an uploaded picture may be for, its types and its size in bytes. */
export const IMAGE_KINDS = {
  /** The crop dialog writes JPEG; "smaller than 10MB". */
  header: { types: ['image/jpeg'], maxBytes: 10 * 1024 * 1024 - 1 },
  avatar: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5 * 1024 * 1024 - 1 },
} as const;
export type ImageKind = keyof typeof IMAGE_KINDS;

/** Pixels a side and in all: 40 MP decoded are 160 MB, more than a phone should be asked for. */
export const MAX_IMAGE_SIDE = 8_000;
export const MAX_IMAGE_PIXELS = 40_000_000;

/** Of all pictures of a project together, in bytes: five of the largest and one to replace one with. */
export const MAX_PROJECT_IMAGE_BYTES = 60 * 1024 * 1024;

/** Widths in pixels that a picture is also served in, as `?w=`. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** How long an upload address is good, in milliseconds. */
export const UPLOAD_MS = 10 * 60 * 1000;
