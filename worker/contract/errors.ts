/** The closed list of refusals. A code is stable for programs; its message is for people. */
const ERROR_CODES = [
  'INVALID_INPUT',
  'WEAK_CODE',
  'COUPON_INVALID',
  'ACCESS_REQUIRED',
  'SIGN_IN_REQUIRED',
  'CODE_INCORRECT',
  'PAYMENT_FAILED',
  'ADMIN_REQUIRED',
  'OWNER_REQUIRED',
  'TRIAL_LIMIT_REACHED',
  'TRIAL_FAQ_BLOCKED',
  'TRIAL_CUSTOMIZATION_BLOCKED',
  'TRIAL_IMAGE_BLOCKED',
  'TITLE_CHANGE_LIMIT_REACHED',
  'CROSS_SITE',
  'UPLOAD_REFUSED',
  'NOT_FOUND',
  'CONFLICT',
  'FULL',
  'LENGTH_REQUIRED',
  'ALREADY_UPLOADED',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'IDEMPOTENCY_MISMATCH',
  'INVALID_IMAGE',
  'LOCKED',
  'RATE_LIMITED',
  'INTERNAL',
  'NOT_CONFIGURED',
  'UNAVAILABLE',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** What every refusal looks like on the wire. */
export type ErrorBody = {
  success: false;
  code: ErrorCode;
  message: string;
  requestId: string;
  /** Path of a field → what is wrong with it. Only on 400. */
  fields?: Record<string, string>;
  attemptsRemaining?: number;
  /** Seconds. */
  retryAfter?: number;
  /** The stored row that a conflicting write did not know. Only on 409. */
  current?: unknown;
};
