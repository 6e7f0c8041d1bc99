import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ErrorBody, ErrorCode } from './contract/errors.ts';
import { isTemporaryFailure } from './domain/database-errors.ts';
import type { AppEnv } from './http/context.ts';

/** Statuses, and messages for users unless the error has its own. */
const ERRORS: Record<ErrorCode, { status: number; message: string }> = {
  INVALID_INPUT: {
    status: 400,
    message: 'Some of the information isn’t valid. Check it and try again.',
  },
  WEAK_CODE: { status: 400, message: 'This code is too easy to guess. Choose another one.' },
  COUPON_INVALID: { status: 400, message: 'Invalid coupon code' },
  ACCESS_REQUIRED: { status: 401, message: 'Enter the access code to open this itinerary.' },
  SIGN_IN_REQUIRED: { status: 401, message: 'Sign in to continue.' },
  CODE_INCORRECT: { status: 401, message: 'Access Code incorrect.' },
  PAYMENT_FAILED: { status: 402, message: 'The payment didn’t go through. Try again or use another card.' },
  EMAIL_UNVERIFIED: {
    status: 403,
    message: 'Verify your email address with your sign-in provider, then sign in again.',
  },
  ADMIN_REQUIRED: { status: 403, message: 'You need the admin code to do this.' },
  OWNER_REQUIRED: { status: 403, message: 'Only the owner of the itinerary can do this.' },
  IDENTITY_REQUIRED: { status: 403, message: 'Tell us who you are first.' },
  RSVP_CLOSED: { status: 403, message: 'Your host isn’t collecting answers here right now.' },
  SIGN_UP_CLOSED: { status: 403, message: 'This list is closed. Ask your host for a change.' },
  TRIAL_LIMIT_REACHED: {
    status: 403,
    message: 'The trial includes one event. Upgrade to Full Access to add more.',
  },
  TRIAL_FAQ_BLOCKED: { status: 403, message: 'Upgrade to Full Access to add FAQs.' },
  TRIAL_CUSTOMIZATION_BLOCKED: {
    status: 403,
    message: 'Upgrade to Full Access to customize your itinerary.',
  },
  TRIAL_IMAGE_BLOCKED: { status: 403, message: 'Upgrade to Full Access to add images.' },
  TRIAL_PAPER_BLOCKED: { status: 403, message: 'Upgrade to Full Access to add tickets and passes.' },
  TITLE_CHANGE_LIMIT_REACHED: { status: 403, message: 'You have used all 3 title changes for this project.' },
  CROSS_SITE: { status: 403, message: 'This request came from another site, so we blocked it.' },
  CHALLENGE_REQUIRED: { status: 403, message: 'Show that you’re not a robot, then try again.' },
  UPLOAD_REFUSED: { status: 403, message: 'This upload link has expired. Try again.' },
  NOT_FOUND: { status: 404, message: 'We couldn’t find that.' },
  CONFLICT: { status: 409, message: 'Someone else changed this. Reload to see the latest version.' },
  OWNER_BOUND: {
    status: 409,
    message: 'An account owns this itinerary, so its email address can’t be changed here.',
  },
  NAME_TAKEN: { status: 409, message: 'There is already someone with this name.' },
  SIMILAR_NAME: { status: 409, message: 'There is already someone with a similar name. Is this you?' },
  FULL: { status: 409, message: 'This itinerary is full.' },
  WITHDRAWAL_CLOSED: {
    status: 409,
    message: 'A purchase can be withdrawn from within 14 days. That time has passed.',
  },
  NOTHING_PAID: { status: 409, message: 'Nothing was paid for this itinerary that could be refunded.' },
  LENGTH_REQUIRED: { status: 411, message: 'The Content-Length header is required.' },
  ALREADY_UPLOADED: { status: 412, message: 'This upload link was already used. Upload the file again.' },
  TOO_LARGE: { status: 413, message: 'This is too large.' },
  UNSUPPORTED_TYPE: { status: 415, message: 'Send this request as JSON.' },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    message: 'This Idempotency-Key was already used with a different request.',
  },
  INVALID_IMAGE: { status: 422, message: 'Please select an image file.' },
  INVALID_PAPER: { status: 422, message: 'Choose a PDF, an image or a wallet pass.' },
  SUSPENDED: { status: 451, message: 'This itinerary was taken down and can’t be opened.' },
  LOCKED: { status: 429, message: 'Too many failed attempts. Access has been blocked.' },
  RATE_LIMITED: {
    status: 429,
    message: 'Too many requests. Wait a moment and try again.',
  },
  INTERNAL: { status: 500, message: 'Something went wrong on our end. Try again in a few minutes.' },
  NOT_CONFIGURED: { status: 503, message: 'This feature isn’t set up yet.' },
  UNAVAILABLE: { status: 503, message: 'Foldout is busy right now. Try again in a moment.' },
  BUSY: {
    status: 503,
    message: 'Too many people are using Foldout right now. Try again in a while, or sign in.',
  },
};

type Details = Pick<
  ErrorBody,
  | 'fields'
  | 'attemptsRemaining'
  | 'retryAfter'
  | 'current'
  | 'changedBy'
  | 'candidates'
  | 'reason'
  | 'missing'
  | 'siteKey'
  | 'challengeScript'
> & {
  message?: string;
  cause?: unknown;
};

/** Any expected failure. Handlers turn it into a response, a queue retry or a rejected email. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** INVALID_INPUT (or `code`) for one field of the request body; `field` is its path. */
export const toFieldError = (field: string, message: string, code: ErrorCode = 'INVALID_INPUT') =>
  new AppError(code, { message, fields: { [field]: message } });

/** NOT_FOUND for an event, so that readers get it in their language. */
export const toEventGoneError = () =>
  new AppError('NOT_FOUND', { message: 'This event no longer exists.', missing: 'event' });

/** For a name that only its personal link may use. */
export const toLinkNeededError = (code: 'NAME_TAKEN' | 'IDENTITY_REQUIRED') =>
  new AppError(code, { message: 'Ask your host for your personal link.', missing: 'personal link' });

/** FULL for an itinerary with as many of something as it may have, such as `500 events`. */
export const toFullError = (maximum: string) =>
  new AppError('FULL', { message: `An itinerary can have at most ${maximum}.` });

/** The only place that builds error responses. They never contain a stack, a query or a secret. */
export function onError(error: Error, c: Context<AppEnv>): Response {
  const failure = toAppError(error);
  c.set('failure', failure);
  const { status } = ERRORS[failure.code];
  const { fields, attemptsRemaining, retryAfter, current, changedBy, candidates, reason, missing } =
    failure.details;
  const { siteKey, challengeScript } = failure.details;
  const body: ErrorBody = {
    success: false,
    code: failure.code,
    message: failure.message,
    requestId: c.get('requestId'),
    ...(fields && { fields }),
    ...(attemptsRemaining !== undefined && { attemptsRemaining }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(current !== undefined && { current }),
    ...(changedBy !== undefined && { changedBy }),
    ...(candidates && { candidates }),
    ...(reason !== undefined && { reason }),
    ...(missing && { missing }),
    ...(siteKey !== undefined && { siteKey, challengeScript }),
  };
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  return c.json(body, { status: status as 400, headers });
}

/** The handler of unknown paths. Throws NOT_FOUND. */
export function notFound(): never {
  throw new AppError('NOT_FOUND');
}

/** The project or account was deleted during the request. */
const PARENT_DELETED = /FOREIGN KEY constraint failed/;

/** Turns anything thrown into an AppError. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) {
    if (error.status === 413) return new AppError('TOO_LARGE', { cause: error });
    if (error.status < 500) return new AppError('INVALID_INPUT', { cause: error });
  }
  // Drizzle's message contains the query's parameters; the cause is D1's own error.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && PARENT_DELETED.test(cause.message))
    return new AppError('ACCESS_REQUIRED', { cause });
  const isTemporary = isTemporaryFailure(error);
  return new AppError(isTemporary ? 'UNAVAILABLE' : 'INTERNAL', {
    cause,
    ...(isTemporary && { retryAfter: 5 }),
  });
}
