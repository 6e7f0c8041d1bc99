import type { User } from '../../../worker/contract/accounts.ts';
import { t } from '../../../worker/messages/t.ts';
import { toProviderName } from './names.ts';
import { toSignInUrl } from './queries.ts';

/** Explains what an unverified email address means. Renders nothing if it is verified. */
export function UnverifiedEmailNotice({ user }: { user: User }) {
  if (user.emailVerified) return null;
  const provider = toProviderName(user.signInProvider);
  return (
    <section className="card mt-4 grid gap-2 px-inset py-4" aria-labelledby="unverified-email">
      <h2 id="unverified-email" className="font-semibold">
        {t('unverifiedEmail', { provider })}
      </h2>
      <p className="max-w-[68ch] text-muted [overflow-wrap:anywhere]">
        {t('unverifiedEmailText', { email: user.email })}
      </p>
      <p>
        <a href={toSignInUrl('/dashboard')} className="link">
          {t('signInAgain')}
        </a>
      </p>
    </section>
  );
}
