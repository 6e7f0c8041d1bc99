import type { User } from '../../../worker/contract/accounts.ts';
import { toProviderName } from './names.ts';
import { toSignInUrl } from './queries.ts';

/** Explains what an unverified email address means. Renders nothing if it is verified. */
export function UnverifiedEmailNotice({ user }: { user: User }) {
  if (user.emailVerified) return null;
  const provider = toProviderName(user.signInProvider);
  return (
    <section className="card mt-4 grid gap-2 px-inset py-4" aria-labelledby="unverified-email">
      <h2 id="unverified-email" className="font-semibold">
        Your email address isn't verified by {provider}.
      </h2>
      <p className="max-w-[68ch] text-muted [overflow-wrap:anywhere]">
        Until it is, itineraries created with {user.email} don't appear here, and booking emails can't be
        matched to you. Everything you already have keeps working.
      </p>
      <p>
        <a href={toSignInUrl('/dashboard')} className="link">
          Verified it? Sign in again
        </a>
      </p>
    </section>
  );
}
