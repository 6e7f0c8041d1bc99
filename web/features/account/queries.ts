import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../../worker/contract/accounts.ts';
import { t } from '../../../worker/messages/t.ts';
import { api, unwrap } from '../../lib/api.ts';
import { readEmbeddedData } from '../../lib/embedded-data.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { unwrapOptional } from '../../lib/unwrap-optional.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { clearBrowserData } from './clear-browser-data.ts';

/** The signed-in user, or null. */
export const userOptions = queryOptions({
  queryKey: queryKeys.user,
  queryFn: () => {
    const embedded = readEmbeddedData<{ user: User | null }>('account');
    return embedded ? embedded.user : unwrapOptional(api.auth.user.$get());
  },
});

/** URL that starts signing in and then returns to `returnTo`, a path of this site. */
export function toSignInUrl(returnTo: string): string {
  return `/api/login?${new URLSearchParams({ returnTo })}`;
}

/** Signs out of this browser, or of every browser, and goes to the landing page. */
export function useSignOut(where: 'here' | 'everywhere' = 'here') {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: () => unwrap(where === 'here' ? api.logout.$post() : api['logout-everywhere'].$post()),
    onSuccess: async () => {
      client.clear();
      await clearBrowserData();
      // A full page load, so that nothing of the session stays in memory. The landing page shows the toast.
      window.location.replace('/?loggedOut=true');
    },
    onError: () => showToast({ title: t('logoutFailed'), description: t('logoutFailedText'), kind: 'error' }),
  });
}
