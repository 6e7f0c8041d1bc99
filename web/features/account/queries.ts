import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../../worker/contract/accounts.ts';
import { api, unwrap } from '../../lib/api.ts';
import { readEmbeddedData } from '../../lib/embedded-data.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { unwrapOptional } from '../../lib/unwrap-optional.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { clearBrowserData } from './clear-browser-data.ts';

/** Who is signed in; null for nobody. */
export const userOptions = queryOptions({
  queryKey: queryKeys.user,
  networkMode: 'always',
  queryFn: () => {
    const brought = readEmbeddedData<{ user: User | null }>('account');
    return brought ? brought.user : unwrapOptional(api.auth.user.$get());
  },
});

/** Goes to the provider and comes back to `returnTo`, a path of ours. */
export function toSignInUrl(returnTo: string): string {
  return `/api/login?${new URLSearchParams({ returnTo })}`;
}

/** Ends the session in this browser, or wherever else the account is signed in too. Then this page is left. */
export function useSignOut(where: 'here' | 'everywhere' = 'here') {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    meta: { quiet: true },
    mutationFn: () => unwrap(where === 'here' ? api.logout.$post() : api['logout-everywhere'].$post()),
    onSuccess: async () => {
      client.clear();
      await clearBrowserData();
      // A whole new page: nothing of the old one stays in memory. The word about it is said there.
      window.location.replace('/?loggedOut=true');
    },
    onError: () =>
      showToast({ title: 'Logout failed', description: 'There was an error logging out.', kind: 'error' }),
  });
}
