// No imports: guest pages load this file without zod.

export const LIMITS = {
  /** Characters, down to `url`. */
  name: 80,
  title: 120,
  description: 5_000,
  answer: 5_000,
  feedback: 5_000,
  reportDetails: 5_000,
  question: 300,
  /** Reply to the RSVP question, and note to the hosts. */
  reply: 500,
  note: 1_000,
  location: 300,
  place: 120,
  contactPhone: 40,
  vibe: 120,
  attendees: 2_000,
  email: 254, // RFC 5321, 4.5.3.1.3: a path is at most 256 octets with its angle brackets
  url: 2_048,
  /** A host's note to guests about a change. */
  changeNote: 200,
  /** How far one call moves events. */
  shiftMinutes: 720,
  shiftDays: 366,
  /** Rows per project, so that an itinerary fits into one response. */
  events: 500,
  faqs: 100,
  people: 300, // without those that only guests of the shared link have named
  /** Browsers and email addresses that get notifications. */
  noticeSubscriptions: 1_000,
  /** Names that guests of the shared link claimed without answering. Then the oldest makes room for the next. */
  claimedPeople: 250,
  /** Claimed names with an answer. */
  answeredClaims: 1_000,
  customLinks: 4,
  linkName: 40,
  headerImages: 5,
  titleChanges: 3,
  groupSize: 10_000,
  /** People per RSVP answer. */
  partySize: 50,
  /** Unfinished avatar uploads of an account. Each may use 5 MB for a day. */
  pendingAvatars: 10,
  /** Unclaimed events per assign request. */
  eventsPerAssign: 100,
  /** Waiting proposals of a project. */
  proposals: 300,
  assistantKeys: 10,
  signUps: 20,
  /** Lines of a sign-up list, places of a line, and of these what one person may take. */
  signUpSlots: 50,
  signUpPlaces: 200,
  takenPlaces: 10,
  papers: 200,
} as const;

/** JSON request body, in bytes. The largest legitimate one has 500 ids. */
export const MAX_JSON_BYTES = 256 * 1024;

/** A plan to read proposals from, in bytes: of UTF-8 or of a file, and of a PDF. */
export const MAX_PLAN_BYTES = 256 * 1024;
export const MAX_PLAN_PDF_BYTES = 5 * 1024 * 1024;
/** The request with that PDF in base64, in bytes. */
export const MAX_PLAN_REQUEST_BYTES = 7 * 1024 * 1024;

/** Imported file, in bytes. Stored in one row, which D1 limits to 2 MB. */
export const MAX_IMPORT_BYTES = 1_500_000;

export const MIN_DATE = Date.UTC(1990, 0, 1);
export const MAX_DATE = Date.UTC(2101, 0, 1) - 1;

export const MAX_ACCESS_ATTEMPTS = 5;

/** How long a deleted event or FAQ can be restored, in milliseconds. */
export const UNDO_MS = 10 * 60 * 1000;

/** One-time price of Full Access in US cents. */
export const FULL_ACCESS_CENTS = 300;

export const IMAGE_KINDS = {
  /** The crop dialog always outputs JPEG. */
  header: { types: ['image/jpeg'], maxBytes: 10 * 1024 * 1024 - 1 },
  avatar: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5 * 1024 * 1024 - 1 },
} as const;
export type ImageKind = keyof typeof IMAGE_KINDS;

/** Pixels per side and in total. 40 megapixels take 160 MB when decoded, the most a phone should handle. */
export const MAX_IMAGE_SIDE = 8_000;
export const MAX_IMAGE_PIXELS = 40_000_000;

/** All images of a project, in bytes: five of the maximum size and one replacement. */
export const MAX_PROJECT_IMAGE_BYTES = 60 * 1024 * 1024;

/** A ticket or pass, and all of an itinerary, in bytes. */
export const MAX_PAPER_BYTES = 10 * 1024 * 1024;
export const MAX_PROJECT_PAPER_BYTES = 300 * 1024 * 1024;

/** Widths in pixels that images are also served in, with `?w=`. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** How long an upload URL is valid, in milliseconds. */
export const UPLOAD_MS = 10 * 60 * 1000;
