import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

const networkMode = 'always' as const;

/** Where the account's confirmation mails go, and whose addresses count as its own. */
export const intakeOptions = queryOptions({
  queryKey: queryKeys.intake,
  networkMode,
  queryFn: () => unwrap(api.intake.$get()),
});

/** What came in lately and what became of it; read afresh each time it is shown. */
export const receivedEmailsOptions = queryOptions({
  queryKey: [...queryKeys.intake, 'mails'],
  networkMode,
  staleTime: 0,
  queryFn: () => unwrap(api.intake.mails.$get()),
});

/** Gives the account another address; the old one works for a while. */
export function useRenewAddress() {
  const client = useQueryClient();
  return useMutation({
    networkMode,
    meta: { success: 'New address', fallback: 'Failed to renew the address. Please try again.' },
    mutationFn: () => unwrap(api.intake.renew.$post()),
    onSuccess: (intake) => client.setQueryData(queryKeys.intake, intake),
  });
}

/** An address counts no longer. */
export function useRemoveAlias() {
  const client = useQueryClient();
  return useMutation({
    networkMode,
    meta: { success: 'Address removed', fallback: 'Failed to remove the address. Please try again.' },
    mutationFn: (id: number) => unwrap(api.intake.aliases[':id'].$delete({ param: { id: String(id) } })),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.intake }),
  });
}

/** Lets mails from the address that a mailed token speaks of count as the account's. The caller shows refusals. */
export function useConfirmAlias() {
  const client = useQueryClient();
  return useMutation({
    networkMode,
    meta: { quiet: true },
    mutationFn: (token: string) => unwrap(api.intake.aliases.confirm.$post({ json: { token } })),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.intake }),
        client.invalidateQueries({ queryKey: queryKeys.unclaimed }),
      ]),
  });
}

/** Why a token was refused, for people. */
export function toConfirmAliasError(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Nothing answered. Please check your connection and try again.';
  if (error.status < 500) {
    return 'This link is no longer good: it is older than a day, was used before, or belongs to another account. Press "This is me" on the event once more.';
  }
  return error.body?.message ?? 'Something went wrong. Please try again.';
}
