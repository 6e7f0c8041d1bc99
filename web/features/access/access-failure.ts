import { t } from '../../../worker/messages/t.ts';
import { ApiError, toServerMessage } from '../../lib/api.ts';
import type { LinkAnswer, LinkAttempt } from './link-access.ts';

/** Why access was denied. */
export type AccessFailure = {
  /** From the server, if it responded. */
  message?: string;
  attemptsRemaining?: number;
  /** This browser has no more attempts for now. */
  locked: boolean;
  /** Epoch milliseconds, if the server said when the lock ends. */
  unlocksAt?: number;
  /** The personal link was renewed, or its person removed. */
  isEnded?: true;
  /** Errors by field name. */
  fields?: Record<string, string>;
};

/** Reads the error of a failed attempt; `now` in epoch milliseconds. Without a response from the server, `locked` is false. */
export function toAccessFailure(error: unknown, now: number): AccessFailure {
  const body = error instanceof ApiError ? error.body : undefined;
  if (!body) {
    const message = error instanceof ApiError ? undefined : t('serverUnreachable');
    return { locked: false, message };
  }
  const { retryAfter, fields } = body;
  // Wrong codes of other people locked the project. This code was not checked, and this browser may try again soon.
  const isLockedByOthers = body.code === 'LOCKED' && !!body.attemptsRemaining;
  const attemptsRemaining = isLockedByOthers ? undefined : body.attemptsRemaining;
  const unlocksAt = retryAfter === undefined ? undefined : now + retryAfter * 1000;
  return {
    message: toServerMessage(error),
    attemptsRemaining,
    fields,
    unlocksAt,
    ...(body.code === 'ACCESS_REQUIRED' && { isEnded: true as const }),
    locked: (body.code === 'LOCKED' && !isLockedByOthers) || attemptsRemaining === 0,
  };
}

/** Reads how the server refused a link before the app was loaded. */
export function toLinkAttempt({ at, status, text = '', ...access }: LinkAnswer): LinkAttempt {
  return { ...access, failure: toAccessFailure(status && new ApiError(status, text), at) };
}

/** Adds the remaining attempts to a message, if the server counted this one. */
export function addRemainingAttempts(message: string, { attemptsRemaining }: AccessFailure): string {
  return attemptsRemaining === undefined ? message : t('attemptsLeft', { message, count: attemptsRemaining });
}
