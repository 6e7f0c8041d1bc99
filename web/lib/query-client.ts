import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError, toServerMessage } from './api.ts';
import { openUpgradePrompt, toUpgradeFeature } from './upgrade-prompt.ts';

/** What a mutation says about how its outcome is shown. */
export type MutationMeta = {
  /** The caller shows failures itself. */
  quiet?: boolean;
  /** Title of the toast on success; left out, success shows itself. */
  success?: string;
  /** For failures without words from the server, such as a lost connection. */
  fallback?: string;
  /** The form marks refused fields itself, so they need no toast. */
  formShowsFields?: boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta & Record<string, unknown>;
  }
}

type Notice = { title: string; description?: string; kind: 'ok' | 'error' };

/**
 * The one cache of server state. Reads are never retried and never go stale by themselves; every
 * mutation's outcome passes through here, so a screen cannot forget to show a failure.
 */
export function createQueryClient(notify: (notice: Notice) => void): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        const { quiet, formShowsFields, fallback } = mutation.meta ?? {};
        if (quiet) return;
        const body = error instanceof ApiError ? error.body : undefined;
        const feature = body && toUpgradeFeature(body.code);
        if (feature) return openUpgradePrompt(feature);
        if (body?.fields && formShowsFields) return;
        const description = toServerMessage(error) ?? fallback ?? 'Something went wrong. Please try again.';
        notify({ title: 'Error', description, kind: 'error' });
      },
      onSuccess: (_data, _variables, _result, mutation) => {
        if (mutation.meta?.success) notify({ title: mutation.meta.success, kind: 'ok' });
      },
    }),
  });
}
