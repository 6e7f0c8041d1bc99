import { createFileRoute, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from '../../worker/messages/t.ts';
import type { AccessFailure } from '../features/access/access-failure.ts';
import { AccessForm } from '../features/access/access-form.tsx';
import BlockedView from '../features/access/blocked-view.tsx';
import { parseLinkAccess, storeLinkAccess, takeLinkAccess } from '../features/access/link-access.ts';
import { usePreloadItinerary } from '../lib/use-preload-itinerary.ts';
import { Illustration } from '../ui/page/illustration.tsx';
import { Page } from '../ui/page/page.tsx';
import { useTitle } from '../ui/page/use-title.ts';
import { toText } from './-project/search.ts';

export const Route = createFileRoute('/access/')({
  validateSearch: (search: Record<string, unknown>): { projectId?: string; code?: string } => ({
    projectId: toText(search.projectId),
    code: toText(search.code),
  }),
  beforeLoad: ({ search: { projectId, code }, location: { hash }, preload }) => {
    const access = parseLinkAccess(code, hash);
    if (!access || preload) return;
    // Removes the code and the key from the address bar before any request.
    storeLinkAccess(projectId ?? '', access);
    throw redirect({ to: '/access', search: { projectId }, replace: true });
  },
  component: AccessPage,
});

function AccessPage() {
  useTitle(`${t('openAnItinerary')} · Foldout`);
  usePreloadItinerary();
  const { projectId = '' } = Route.useSearch();
  const [{ code: accessCode = '', inviteKey }] = useState(() => takeLinkAccess(projectId));
  const [failure, setFailure] = useState<AccessFailure | null>(null);
  // After a retry the form takes the focus, because the Retry button is unmounted.
  const [isRetry, setIsRetry] = useState(false);

  return (
    <Page>
      {failure ? (
        <BlockedView
          title={t('accessDenied')}
          homeLabel={t('backHome')}
          unlocksAt={failure.unlocksAt}
          onRetry={() => {
            setIsRetry(true);
            setFailure(null);
          }}
        >
          <p>{t('tooManyAttempts')}</p>
        </BlockedView>
      ) : (
        <div className="card overflow-hidden">
          <Illustration cover="road-trip" isLow />
          <div className="fold grid gap-3 px-5 py-6 text-center sm:px-8">
            <h1 className="title text-2xl">{t('openAnItinerary')}</h1>
            <p className="text-balance text-muted">{t('openText')}</p>
          </div>
          <div className="grid gap-5 px-5 py-6 sm:px-8 sm:pb-8">
            {accessCode !== '' && projectId === '' && (
              <p role="alert" className="field-error">
                {t('missingId')}
              </p>
            )}
            <AccessForm
              initial={{ projectId: projectId.toUpperCase(), accessCode: accessCode.toUpperCase() }}
              inviteKey={inviteKey}
              focusOnMount={isRetry}
              onLocked={setFailure}
            />
          </div>
        </div>
      )}
    </Page>
  );
}
