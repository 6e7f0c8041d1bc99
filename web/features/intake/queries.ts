import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../../worker/messages/t.ts';
import { ApiError, api, toServerMessage, unwrap } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { refetchAfterWrite, storeWritten } from '../../lib/refetch-after-write.ts';

/** The account's forwarding address and its other confirmed addresses. */
export const intakeOptions = queryOptions({
  queryKey: queryKeys.intake,
  queryFn: () => unwrap(api.intake.$get()),
});

/** Recently received emails; refetched each time they are shown. */
export const receivedEmailsOptions = queryOptions({
  queryKey: [...queryKeys.intake, 'mails'],
  staleTime: 0,
  queryFn: () => unwrap(api.intake.mails.$get()),
});

/** Replaces the account's forwarding address; the old one keeps working for 7 days. */
export function useRenewAddress() {
  const client = useQueryClient();
  return useMutation({
    meta: { success: t('addressUpdated'), fallback: t('renewAddressFailed') },
    mutationFn: () => unwrap(api.intake.renew.$post()),
    onSuccess: (intake) => storeWritten(client, queryKeys.intake, intake),
  });
}

/** Removes one of the account's other addresses. */
export function useRemoveAlias() {
  const client = useQueryClient();
  return useMutation({
    meta: { success: t('addressRemoved'), fallback: t('removeAddressFailed') },
    mutationFn: (id: number) => unwrap(api.intake.aliases[':id'].$delete({ param: { id: String(id) } })),
    onSettled: () => refetchAfterWrite(client, { queryKey: queryKeys.intake }),
  });
}

/** Confirms another address with the token from the email sent to it. The caller shows errors. */
export function useConfirmAlias() {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: (token: string) => unwrap(api.intake.aliases.confirm.$post({ json: { token } })),
    onSuccess: () =>
      Promise.all([
        refetchAfterWrite(client, { queryKey: queryKeys.intake }),
        refetchAfterWrite(client, { queryKey: queryKeys.unclaimed }),
      ]),
  });
}

/** Returns the text to show when confirming fails. */
export function toConfirmAliasError(error: unknown): string {
  if (!(error instanceof ApiError)) return t('serverUnreachable');
  if (error.status < 500) {
    return t('confirmationExpired');
  }
  return toServerMessage(error) ?? t('somethingWrongRetry');
}
