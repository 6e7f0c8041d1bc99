import type { User } from '../../../worker/contract/accounts.ts';

type Named = Pick<User, 'firstName' | 'lastName' | 'email'>;

/** What an owner without a name is called. */
const FALLBACK_NAME = 'User';

/** "Ada Lovelace", as far as the provider says. */
export function toFullName({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ') || FALLBACK_NAME;
}

/** What to greet with. */
export function toFirstName({ firstName }: Named): string {
  return firstName || FALLBACK_NAME;
}

/** One or two letters that stand for a person; of the address where there is no name. */
export function toInitials({ firstName, lastName, email }: Named): string {
  const words = [firstName, lastName].filter(Boolean) as string[];
  const letters = (words.length > 0 ? words : [email]).map((word) => [...word][0] ?? '');
  return letters.join('').toLocaleUpperCase('en');
}

/** Who signs an account in, for people: `accounts.google.com` is Google. `host` where we know no better name. */
export function toProviderName(host: string): string {
  return PROVIDERS.find(([pattern]) => pattern.test(host))?.[1] ?? host;
}

const PROVIDERS: [RegExp, string][] = [
  [/(^|\.)google\.com$/, 'Google'],
  [/(^|\.)(microsoftonline|live)\.com$/, 'Microsoft'],
  [/(^|\.)apple\.com$/, 'Apple'],
  [/^(localhost|127\.0\.0\.1)$/, 'Google (this machine)'],
];
