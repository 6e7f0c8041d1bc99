import type { User } from '../../../worker/contract/accounts.ts';

type UserName = Pick<User, 'firstName' | 'lastName' | 'email'>;

const FALLBACK_NAME = 'User';

/** "Ada Lovelace", or "User" without a name. */
export function toFullName({ firstName, lastName }: UserName): string {
  return [firstName, lastName].filter(Boolean).join(' ') || FALLBACK_NAME;
}

/** "Ada", or "User" without a name. */
export function toFirstName({ firstName }: UserName): string {
  return firstName || FALLBACK_NAME;
}

/** One or two letters: the initials, or the first letter of the email without a name. */
export function toInitials({ firstName, lastName, email }: UserName): string {
  const words = [firstName, lastName].filter(Boolean) as string[];
  const letters = (words.length > 0 ? words : [email]).map((word) => [...word][0] ?? '');
  return letters.join('').toLocaleUpperCase('en');
}

/** Display name of a sign-in provider: `accounts.google.com` is Google; unknown hosts stay as they are. */
export function toProviderName(host: string): string {
  return PROVIDERS.find(([pattern]) => pattern.test(host))?.[1] ?? host;
}

const PROVIDERS: [RegExp, string][] = [
  [/(^|\.)google\.com$/, 'Google'],
  [/(^|\.)(microsoftonline|live)\.com$/, 'Microsoft'],
  [/(^|\.)apple\.com$/, 'Apple'],
  [/^(localhost|127\.0\.0\.1)$/, 'Google (local)'],
];
