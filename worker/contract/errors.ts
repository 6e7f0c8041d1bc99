import type { NameMatch } from './people.ts';

/** Error codes are stable; messages are for users and may change. */
const ERROR_CODES = [
  'INVALID_INPUT',
  'WEAK_CODE',
  'COUPON_INVALID',
  'ACCESS_REQUIRED',
  'SIGN_IN_REQUIRED',
  'CODE_INCORRECT',
  'PAYMENT_FAILED',
  'EMAIL_UNVERIFIED',
  'ADMIN_REQUIRED',
  'OWNER_REQUIRED',
  'IDENTITY_REQUIRED',
  'RSVP_CLOSED',
  'SIGN_UP_CLOSED',
  'TRIAL_LIMIT_REACHED',
  'TRIAL_FAQ_BLOCKED',
  'TRIAL_CUSTOMIZATION_BLOCKED',
  'TRIAL_IMAGE_BLOCKED',
  'TRIAL_PAPER_BLOCKED',
  'TITLE_CHANGE_LIMIT_REACHED',
  'CROSS_SITE',
  'CHALLENGE_REQUIRED',
  'UPLOAD_REFUSED',
  'NOT_FOUND',
  'CONFLICT',
  'NAME_TAKEN',
  'SIMILAR_NAME',
  'OWNER_BOUND',
  'FULL',
  'LENGTH_REQUIRED',
  'ALREADY_UPLOADED',
  'TOO_LARGE',
  'SUSPENDED',
  'WITHDRAWAL_CLOSED',
  'NOTHING_PAID',
  'UNSUPPORTED_TYPE',
  'IDEMPOTENCY_MISMATCH',
  'INVALID_IMAGE',
  'INVALID_PAPER',
  'LOCKED',
  'RATE_LIMITED',
  'INTERNAL',
  'NOT_CONFIGURED',
  'UNAVAILABLE',
  'BUSY',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every error response. */
export type ErrorBody = {
  success: false;
  code: ErrorCode;
  message: string;
  requestId: string;
  /** Messages by field path. Only with 400. */
  fields?: Record<string, string>;
  attemptsRemaining?: number;
  /** Seconds. */
  retryAfter?: number;
  /** The stored row that differs from what the request expected. Only with 409. */
  current?: unknown;
  /** Name of the co-host who made `current` what it is; left out if that was not a co-host. Only with 409. */
  changedBy?: string;
  /** Why the itinerary was taken down, for its hosts. Only with SUSPENDED. */
  reason?: string;
  /** What does not exist, if the reader may know (NOT_FOUND), or what a name needs (NAME_TAKEN, IDENTITY_REQUIRED). */
  missing?: 'event' | 'personal link';
  /** Site key of Cloudflare Turnstile, and the address of its script. Only with CHALLENGE_REQUIRED. */
  siteKey?: string;
  challengeScript?: string;
  /** Names that the guest may mean. Only with SIMILAR_NAME. */
  candidates?: NameMatch[];
};
