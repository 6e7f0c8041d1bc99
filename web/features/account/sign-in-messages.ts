import type { SignInProblemCode } from '../../../worker/contract/accounts.ts';

type SignInMessage = { title: string; text: string; canRetry: boolean };

/** What went wrong at sign-in and what to do about it. */
export const SIGN_IN_MESSAGES: Record<SignInProblemCode, SignInMessage> = {
  refused: {
    title: 'Sign-in was canceled',
    text: "You weren't signed in, and nothing was shared with us.",
    canRetry: true,
  },
  expired: {
    title: 'This sign-in has expired',
    text: 'It took too long, was already used, or started in another browser. Please sign in again.',
    canRetry: true,
  },
  'provider-down': {
    title: "The sign-in service isn't responding",
    text: 'This is not a problem with your account. Please try again in a few minutes.',
    canRetry: true,
  },
  'answer-invalid': {
    title: "We couldn't verify your sign-in",
    text: 'The response from the sign-in service was not valid, so you were not signed in. Please try again.',
    canRetry: true,
  },
  'email-missing': {
    title: 'We need your email address',
    text: "The sign-in service didn't share your email address. Allow it to, then sign in again.",
    canRetry: true,
  },
  'too-many': {
    title: 'Too many sign-in attempts',
    text: 'There were too many attempts from your network. Please wait a few minutes and try again.',
    canRetry: true,
  },
  'not-configured': {
    title: "Sign-in isn't available",
    text: 'You can still create itineraries and open them with their codes.',
    canRetry: false,
  },
  failed: {
    title: "We couldn't sign you in",
    text: 'Something went wrong on our end. Please try again in a few minutes.',
    canRetry: true,
  },
};

/** The message for the problem in the URL; unknown problems get that of `failed`. */
export function toSignInMessage(problem: unknown): SignInMessage {
  return Object.hasOwn(SIGN_IN_MESSAGES, String(problem))
    ? SIGN_IN_MESSAGES[problem as SignInProblemCode]
    : SIGN_IN_MESSAGES.failed;
}
