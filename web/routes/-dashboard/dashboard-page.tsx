import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { User } from '../../../worker/contract/accounts.ts';
import { t } from '../../../worker/messages/t.ts';
import { AccountMenu } from '../../features/account/account-menu.tsx';
import { AccountRequired } from '../../features/account/account-required.tsx';
import { toFirstName } from '../../features/account/names.ts';
import { userOptions } from '../../features/account/queries.ts';
import { storeSignedIn } from '../../features/account/signed-in-hint.ts';
import { UnverifiedEmailNotice } from '../../features/account/unverified-email-notice.tsx';
import { myProjectsOptions } from '../../features/my-projects/queries.ts';
import { unclaimedOptions } from '../../features/proposals/unclaimed/queries.ts';
import { ApiError } from '../../lib/api.ts';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { LanguageLink } from '../../ui/page/language-link.tsx';
import { Page } from '../../ui/page/page.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { preloadToasts } from '../../ui/toasts/preload-toasts.ts';
import './dashboard.css';
import { TabSkeleton } from './dashboard-skeleton.tsx';
import { ItinerariesTab } from './itineraries-tab.tsx';
import '../../ui/later-icons.ts';

const loadUnclaimedTab = () => import('./unclaimed-tab.tsx');
const loadSettingsTab = () => import('./settings-tab.tsx');
const loadConfirmSender = () => import('./confirm-sender.tsx');

const route = getRouteApi('/dashboard');

/** The dashboard, or the sign-in prompt if signed out. */
export function DashboardPage() {
  const { data: user } = useSuspenseQuery(userOptions);
  useFreshAfterBack();
  useEffect(() => storeSignedIn(user !== null), [user]);
  if (user) return <Dashboard user={user} />;
  return (
    <Page end={<LanguageLink to="/dashboard" />}>
      <AccountRequired returnTo={location.pathname + location.search} />
    </Page>
  );
}

function Dashboard({ user }: { user: User }) {
  useTitle(`${t('travelDashboard')} · Foldout`);
  useEffect(preloadToasts, []);
  const { tab, confirmSender } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: projects, error: projectsError } = useQuery(myProjectsOptions);
  const { data: unclaimed, error: unclaimedError } = useQuery(unclaimedOptions);
  useEndOfSession(projectsError, unclaimedError);

  function choose(id: 'itineraries' | 'unclaimed' | 'settings') {
    void navigate({ search: { tab: id === 'itineraries' ? undefined : id }, resetScroll: false });
  }

  const toFirstTab = () => choose('itineraries');
  const leaveConfirmation = () => void navigate({ search: { tab }, replace: true });

  return (
    <Page
      width="wide"
      end={<LanguageLink to="/dashboard" />}
      nav={<AccountMenu user={user} onSettings={() => choose('settings')} />}
    >
      <header className="grid gap-1">
        <h1 className="title text-2xl">{t('travelDashboard')}</h1>
        <p className="text-muted">{t('welcomeBackName', { name: toFirstName(user) })}</p>
      </header>
      <UnverifiedEmailNotice user={user} />
      <Tabs
        label={t('dashboard')}
        className="mt-6"
        value={tab ?? 'itineraries'}
        onChange={choose}
        tabs={[
          {
            id: 'itineraries',
            label: (
              <span className="whitespace-nowrap">
                {t('itinerariesTab')}
                {count(projects)}
              </span>
            ),
            panel: <ItinerariesTab user={user} />,
          },
          {
            id: 'unclaimed',
            label: <UnclaimedLabel count={unclaimed?.length ? count(unclaimed) : ''} />,
            panel: (
              <LazyComponent load={loadUnclaimedTab} onFail={toFirstTab} fallback={<TabSkeleton />}>
                {(UnclaimedTab) => <UnclaimedTab user={user} onSettings={() => choose('settings')} />}
              </LazyComponent>
            ),
          },
          {
            id: 'settings',
            label: t('settings'),
            panel: (
              <LazyComponent load={loadSettingsTab} onFail={toFirstTab} fallback={<TabSkeleton />}>
                {(SettingsTab) => <SettingsTab user={user} />}
              </LazyComponent>
            ),
          },
        ]}
      />
      {confirmSender && (
        <LazyComponent load={loadConfirmSender} onFail={leaveConfirmation}>
          {(ConfirmSender) => <ConfirmSender token={confirmSender} onClose={leaveConfirmation} />}
        </LazyComponent>
      )}
    </Page>
  );
}

/** The number stays beside the last word. */
function UnclaimedLabel({ count }: { count: string }) {
  const words = t('unclaimedTab').split(' ');
  const last = words.pop();
  return (
    <span>
      {words.join(' ')}{' '}
      <span className="whitespace-nowrap">
        {last}
        {count}
      </span>
    </span>
  );
}

const count = (rows: unknown[] | undefined) => (rows ? ` (${rows.length})` : '');

/** Shows the sign-in prompt once a request fails because the session expired or was ended elsewhere. */
function useEndOfSession(...errors: (Error | null)[]) {
  const client = useQueryClient();
  const ended = errors.some((error) => error instanceof ApiError && error.status === 401);
  useEffect(() => {
    if (ended) client.setQueryData(userOptions.queryKey, null);
  }, [ended, client]);
}

/** Refetches when the page is restored from the back/forward cache, e.g. after a payment or sign-out. */
function useFreshAfterBack() {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = (event: PageTransitionEvent) => {
      if (event.persisted) void client.invalidateQueries();
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [client]);
}
