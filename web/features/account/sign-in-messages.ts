import type { SignInProblemCode } from '../../../worker/contract/accounts.ts';

type SignInMessage = {
  title: string;
  text: string /** Whether the same again may end better. */;
  canRetry: boolean;
};

/** What happened at a sign-in, and what to do about it. Nothing was stored in any of these cases. */
export const SIGN_IN_MESSAGES: Record<SignInProblemCode, SignInMessage> = {
  refused: {
    title: 'You were not signed in',
    text: 'The sign-in was called off before it was finished. Nothing was shared with us.',
    canRetry: true,
  },
  expired: {
    title: 'That sign-in is no longer good',
    text: 'It took too long, was finished once before, or began in another browser. A new one takes a moment.',
    canRetry: true,
  },
  'provider-down': {
    title: 'The sign-in service did not answer',
    text: 'The fault lies neither with you nor with your account. Please try again in a minute or two.',
    canRetry: true,
  },
  'answer-invalid': {
    title: 'We could not trust the answer',
    text: 'What came back from the sign-in service could not be confirmed, so nobody was signed in. Please start again from here.',
    canRetry: true,
  },
  'email-unverified': {
    title: 'Your email is not verified yet',
    text: 'Your itineraries are found by your email address, so it has to be verified. Do that at your sign-in service, then come back.',
    canRetry: true,
  },
  'too-many': {
    title: 'Too many tries at once',
    text: 'Many sign-ins came from your network in a short time. Please wait a few minutes, then try again.',
    canRetry: true,
  },
  'not-configured': {
    title: 'Signing in is not set up here',
    text: 'No sign-in service is connected. Itineraries can be created and opened with their codes all the same.',
    canRetry: false,
  },
  failed: {
    title: 'Signing in did not work',
    text: 'The mistake is ours. Please try again; if it stays, come back in a few minutes.',
    canRetry: true,
  },
};

/** The words for what the address says happened; for what it should not say, those of a mistake of ours. */
export function toSignInMessage(problem: unknown): SignInMessage {
  return Object.hasOwn(SIGN_IN_MESSAGES, String(problem))
    ? SIGN_IN_MESSAGES[problem as SignInProblemCode]
    : SIGN_IN_MESSAGES.failed;
}
