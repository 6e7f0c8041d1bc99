import { t } from '../../../worker/messages/t.ts';
import { ApiError } from '../../lib/api.ts';
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
  isEnded?: true | undefined;
  /** Errors by field name. */
  fields?: Record<string, string>;
};

/** Reads the error of a failed attempt; `now` in epoch milliseconds. Without a response from the server, `locked` is false. */
export function toAccessFailure(error: unknown, now: number): AccessFailure {
  const isAnswered = error instanceof ApiError;
  const body = isAnswered ? error.body : undefined;
  if (!body) return { locked: false, message: isAnswered ? undefined : t('serverUnreachable') };
  const { retryAfter, fields } = body;
  // Wrong codes of other people locked the project. This code was not checked, and this browser may try again soon.
  const isLockedByOthers = body.code === 'LOCKED' && !!body.attemptsRemaining;
  const attemptsRemaining = isLockedByOthers ? undefined : body.attemptsRemaining;
  const unlocksAt = retryAfter === undefined ? undefined : now + retryAfter * 1000;
  return {
    message: body.message,
    attemptsRemaining,
    fields,
    unlocksAt,
    isEnded: body.code === 'ACCESS_REQUIRED' || undefined,
    locked: (body.code === 'LOCKED' && !isLockedByOthers) || attemptsRemaining === 0,
  };
}

/** Reads how the server refused a link before the app was loaded, if it did. */
export const toLinkAttempt = (answer: LinkAnswer | null): LinkAttempt | null =>
  answer && {
    ...answer.access,
    failure: toAccessFailure(answer.status && new ApiError(answer.status, answer.text ?? ''), answer.at),
  };

/** Adds the remaining attempts to a message, if the server counted this one. */
export function addRemainingAttempts(message: string, { attemptsRemaining }: AccessFailure): string {
  return attemptsRemaining === undefined ? message : t('attemptsLeft', { message, count: attemptsRemaining });
}
