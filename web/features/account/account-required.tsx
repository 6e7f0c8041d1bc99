import { t } from '../../../worker/messages/t.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Illustration } from '../../ui/page/illustration.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { tNodes } from '../../ui/t-nodes.ts';
import { toSignInUrl } from './queries.ts';

/** Shown instead of the dashboard when signed out. `returnTo` is the path to return to after sign-in. */
export function AccountRequired({ returnTo }: { returnTo: string }) {
  useTitle(`${t('accountRequired')} · Foldout`);
  return (
    <div className="card mx-auto grid max-w-112 overflow-hidden text-center">
      <Illustration cover="mountains" />
      <div className="fold grid justify-items-center gap-3 px-6 py-8">
        <h1 className="title text-2xl">{t('accountRequired')}</h1>
        <p className="text-muted">{t('accountRequiredText')}</p>
      </div>
      <div className="grid gap-4 px-6 py-6">
        {/* A plain link, because signing in leaves this site. */}
        <a href={toSignInUrl(returnTo)} className={buttonClass({ variant: 'primary', size: 'big' })}>
          {t('signIn')}
        </a>
        <p className="text-sm text-muted">
          {tNodes('guestsNeedNoAccount', {
            open: (
              <a href="/access" className="link">
                {t('openWithCode')}
              </a>
            ),
          })}
        </p>
      </div>
    </div>
  );
}
