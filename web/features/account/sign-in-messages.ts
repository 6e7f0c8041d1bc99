import type { SignInProblemCode } from '../../../worker/contract/accounts.ts';
import { t } from '../../../worker/messages/t.ts';

type SignInMessage = { title: string; text: string; canRetry: boolean };

/** What went wrong at sign-in and what to do about it. */
export const SIGN_IN_MESSAGES: Record<SignInProblemCode, SignInMessage> = {
  refused: {
    get title() {
      return t('signInCanceled');
    },
    get text() {
      return t('signInCanceledText');
    },
    canRetry: true,
  },
  expired: {
    get title() {
      return t('signInExpired');
    },
    get text() {
      return t('signInExpiredText');
    },
    canRetry: true,
  },
  'provider-down': {
    get title() {
      return t('signInNoResponse');
    },
    get text() {
      return t('signInNoResponseText');
    },
    canRetry: true,
  },
  'answer-invalid': {
    get title() {
      return t('signInUnverified');
    },
    get text() {
      return t('signInUnverifiedText');
    },
    canRetry: true,
  },
  'email-missing': {
    get title() {
      return t('signInNeedsEmail');
    },
    get text() {
      return t('signInNeedsEmailText');
    },
    canRetry: true,
  },
  'too-many': {
    get title() {
      return t('signInTooMany');
    },
    get text() {
      return t('signInTooManyText');
    },
    canRetry: true,
  },
  'not-configured': {
    get title() {
      return t('signInUnavailable');
    },
    get text() {
      return t('signInUnavailableText');
    },
    canRetry: false,
  },
  failed: {
    get title() {
      return t('signInFailed');
    },
    get text() {
      return t('signInFailedText');
    },
    canRetry: true,
  },
};

/** The message for the problem in the URL; unknown problems get that of `failed`. */
export function toSignInMessage(problem: unknown): SignInMessage {
  return Object.hasOwn(SIGN_IN_MESSAGES, String(problem))
    ? SIGN_IN_MESSAGES[problem as SignInProblemCode]
    : SIGN_IN_MESSAGES.failed;
}
