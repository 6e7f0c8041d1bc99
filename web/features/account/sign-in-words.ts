import type { SignInProblem } from '../../../worker/contract/accounts.ts';

type Words = { title: string; text: string /** Whether the same again may end better. */; again: boolean };

/** What happened at a sign-in, and what to do about it. Nothing was stored in any of these cases. */
export const SIGN_IN_WORDS: Record<SignInProblem, Words> = {
  refused: {
    title: 'You were not signed in',
    text: 'The sign-in was called off before it was finished. Nothing was shared with us.',
    again: true,
  },
  expired: {
    title: 'That sign-in is no longer good',
    text: 'It took too long, was finished once before, or began in another browser. A new one takes a moment.',
    again: true,
  },
  'provider-down': {
    title: 'The sign-in service did not answer',
    text: 'The fault lies neither with you nor with your account. Please try again in a minute or two.',
    again: true,
  },
  'answer-invalid': {
    title: 'We could not trust the answer',
    text: 'What came back from the sign-in service could not be confirmed, so nobody was signed in. Please start again from here.',
    again: true,
  },
  'email-unverified': {
    title: 'Your email is not verified yet',
    text: 'Your itineraries are found by your email address, so it has to be verified. Do that at your sign-in service, then come back.',
    again: true,
  },
  'too-many': {
    title: 'Too many tries at once',
    text: 'Many sign-ins came from your network in a short time. Please wait a few minutes, then try again.',
    again: true,
  },
  'not-configured': {
    title: 'Signing in is not set up here',
    text: 'No sign-in service is connected. Itineraries can be created and opened with their codes all the same.',
    again: false,
  },
  failed: {
    title: 'Signing in did not work',
    text: 'The mistake is ours. Please try again; if it stays, come back in a few minutes.',
    again: true,
  },
};

/** The words for what the address says happened; for what it should not say, those of a mistake of ours. */
export function toSignInWords(problem: unknown): Words {
  return Object.hasOwn(SIGN_IN_WORDS, String(problem))
    ? SIGN_IN_WORDS[problem as SignInProblem]
    : SIGN_IN_WORDS.failed;
}
