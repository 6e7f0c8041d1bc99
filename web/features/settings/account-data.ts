import { useMutation } from '@tanstack/react-query';
import type { DeleteAccount } from '../../../worker/contract/accounts.ts';
import { t } from '../../../worker/messages/t.ts';
import { api, unwrap } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Downloads all of the account's data. */
export function useExportAccount() {
  return useMutation({
    meta: { fallback: t('exportAccountFailed') },
    mutationFn: () => saveFile(api.account.export.$get(), 'foldout-my-data.json'),
  });
}

/** Deletes the account and, if chosen, its itineraries. */
export function useDeleteAccount() {
  return useMutation({
    meta: { fallback: t('deleteAccountFailed'), formShowsFields: true },
    mutationFn: (json: DeleteAccount) => unwrap(api.account.$delete({ json })),
  });
}
