import { t } from '../../../worker/messages/t.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { toSignInUrl } from './queries.ts';
import { toSignInMessage } from './sign-in-messages.ts';

/** Explains why signing in failed. `problem` comes from the URL. */
export function SignInProblemView({ problem, returnTo }: { problem: unknown; returnTo: string }) {
  const { title, text, canRetry } = toSignInMessage(problem);
  useTitle(`${title} · Foldout`);
  return (
    <div className="grid justify-items-start gap-4 py-8 sm:py-16">
      <span className="i-lucide-key-round text-2xl text-muted" aria-hidden="true" />
      <h1 className="title text-2xl">{title}</h1>
      <p className="max-w-[52ch] text-muted">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {canRetry && (
          <a href={toSignInUrl(returnTo)} className={buttonClass({ variant: 'primary' })}>
            {t('tryAgain')}
          </a>
        )}
        <a href="/" className={buttonClass({})}>
          {t('goHome')}
        </a>
        <a href="/access" className={buttonClass({ variant: 'quiet' })}>
          {t('openAnItinerary')}
        </a>
      </div>
    </div>
  );
}
