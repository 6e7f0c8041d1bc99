import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ErrorBody, ErrorCode } from './contract/errors.ts';
import type { AppEnv } from './http/context.ts';

/** Each refusal's status and its words for a person, used where a thrower has none of its own. */
const REFUSALS: Record<ErrorCode, { status: number; message: string }> = {
  INVALID_INPUT: {
    status: 400,
    message: 'Something in what was sent is not right. Please check and try again.',
  },
  WEAK_CODE: { status: 400, message: 'That code is too easy to guess. Please choose another.' },
  COUPON_INVALID: { status: 400, message: 'Invalid coupon code' },
  ACCESS_REQUIRED: { status: 401, message: 'Please open this itinerary with its access code.' },
  SIGN_IN_REQUIRED: { status: 401, message: 'Please sign in to continue.' },
  CODE_INCORRECT: { status: 401, message: 'Access Code incorrect.' },
  PAYMENT_FAILED: { status: 402, message: 'The payment did not go through. Please try again.' },
  ADMIN_REQUIRED: { status: 403, message: 'This needs the admin code of the itinerary.' },
  OWNER_REQUIRED: { status: 403, message: 'Only the owner of the itinerary can do this.' },
  TRIAL_LIMIT_REACHED: { status: 403, message: 'The trial holds one event. Full Access has no limit.' },
  TRIAL_FAQ_BLOCKED: { status: 403, message: 'FAQs are part of Full Access.' },
  TRIAL_CUSTOMIZATION_BLOCKED: { status: 403, message: 'Customizing is part of Full Access.' },
  TRIAL_IMAGE_BLOCKED: { status: 403, message: 'Images are part of Full Access.' },
  TITLE_CHANGE_LIMIT_REACHED: { status: 403, message: 'You have used all 3 title changes for this project.' },
  CROSS_SITE: { status: 403, message: 'This request came from another site and was not carried out.' },
  UPLOAD_REFUSED: { status: 403, message: 'This upload address is no longer good. Please try again.' },
  NOT_FOUND: { status: 404, message: 'There is nothing here.' },
  CONFLICT: { status: 409, message: 'Somebody else changed this in the meantime.' },
  FULL: { status: 409, message: 'This itinerary is full.' },
  LENGTH_REQUIRED: { status: 411, message: 'The length of what is sent must be known beforehand.' },
  ALREADY_UPLOADED: { status: 412, message: 'This address was used already. Please upload again.' },
  TOO_LARGE: { status: 413, message: 'That is too large.' },
  UNSUPPORTED_TYPE: { status: 415, message: 'Please send JSON.' },
  IDEMPOTENCY_MISMATCH: { status: 422, message: 'This request key was used before with other content.' },
  INVALID_IMAGE: { status: 422, message: 'Please select an image file.' },
  LOCKED: { status: 429, message: 'Too many failed attempts. Access has been blocked.' },
  RATE_LIMITED: {
    status: 429,
    message: 'That was a lot in a short time. Please wait a moment and try again.',
  },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  NOT_CONFIGURED: { status: 503, message: 'This part of Foldout is not set up yet.' },
  UNAVAILABLE: { status: 503, message: 'Foldout is busy right now. Please try again in a moment.' },
};

type Details = Pick<ErrorBody, 'fields' | 'attemptsRemaining' | 'retryAfter' | 'current'> & {
  message?: string;
  cause?: unknown;
};

/** A refusal or failure; thrown anywhere, turned into a response, a retry or a bounce at the edge. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? REFUSALS[code].message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** INVALID_INPUT (or `code`) for one field of the request body; `field` is its path. */
export const toFieldError = (field: string, message: string, code: ErrorCode = 'INVALID_INPUT') =>
  new AppError(code, { message, fields: { [field]: message } });

/** The only place that builds an error response. Never tells a stack, a query or a secret. */
export function onError(error: Error, c: Context<AppEnv>): Response {
  const known = toAppError(error);
  c.set('failure', known);
  const { status } = REFUSALS[known.code];
  const { fields, attemptsRemaining, retryAfter, current } = known.details;
  const body: ErrorBody = {
    success: false,
    code: known.code,
    message: known.message,
    requestId: c.get('requestId'),
    ...(fields && { fields }),
    ...(attemptsRemaining !== undefined && { attemptsRemaining }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(current !== undefined && { current }),
  };
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  return c.json(body, { status: status as 400, headers });
}

export function notFound(): never {
  throw new AppError('NOT_FOUND');
}

/** D1's passing troubles, worth another try by the caller (Cloudflare's D1 error list). */
const PASSING = /overloaded|Network connection lost|reset because|too many requests|timed? ?out/i;

/** A row was to be added to an itinerary, or an account, that was deleted while the call was on its way. */
const PARENT_GONE = /FOREIGN KEY constraint failed/;

/** Any thrown value as an AppError: bad JSON is the caller's fault, the rest is ours. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) {
    if (error.status === 413) return new AppError('TOO_LARGE', { cause: error });
    if (error.status < 500) return new AppError('INVALID_INPUT', { cause: error });
  }
  // drizzle's own message holds the query's parameters; what D1 said is its cause.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && PARENT_GONE.test(cause.message))
    return new AppError('ACCESS_REQUIRED', { cause });
  const passing = cause instanceof Error && PASSING.test(cause.message);
  return new AppError(passing ? 'UNAVAILABLE' : 'INTERNAL', { cause, ...(passing && { retryAfter: 5 }) });
}
