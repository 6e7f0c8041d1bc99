import { MutationCache, QueryClient } from '@tanstack/react-query';
import { t } from '../../worker/messages/t.ts';
import { ApiError, toServerMessage } from './api.ts';
import { isUpgradeCode, openUpgradePrompt } from './opened-upgrade-prompt.ts';

/** How a mutation's result is shown. */
type MutationMeta = {
  /** The caller shows errors. */
  quiet?: boolean;
  /** Title of the success toast; no toast if omitted. */
  success?: string;
  /** Error text if the server sent none, e.g. on a lost connection. */
  fallback?: string;
  /** The form shows field errors, so they need no toast. */
  formShowsFields?: boolean;
  /** The control that started it is gone, like a toast with Undo. So if the request is lost, a toast offers to repeat it. */
  canRepeat?: boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta & Record<string, unknown>;
  }
}

type ToastOptions = {
  title: string;
  description?: string;
  kind: 'ok' | 'error';
  action?: { label: string; run: () => void };
  subject?: unknown;
};

/** Subject of the toasts of a mutation: the next mutation of the same kind closes them. */
const toSubject = ({ meta }: { meta?: MutationMeta | undefined }) => meta?.fallback ?? meta;

/**
 * Creates the query client. Queries are not retried and never become stale on their own. Mutation results are
 * shown here (see MutationMeta), so no screen can forget to show an error.
 */
export function createQueryClient(
  notify: (toast: ToastOptions) => void,
  endToasts: (subject: unknown) => void = () => undefined,
): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // 'always': offline requests fail visibly instead of being paused and sent later.
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      // A failure is about its operation: the next try ends the toast.
      onMutate: (_variables, mutation) => endToasts(toSubject(mutation)),
      onError: (error, variables, _result, mutation) => {
        const { quiet, formShowsFields, fallback, canRepeat } = mutation.meta ?? {};
        if (quiet) return;
        const isAnswered = error instanceof ApiError;
        const body = isAnswered ? error.body : undefined;
        if (body && isUpgradeCode(body.code)) return openUpgradePrompt(body.code);
        if (body?.fields && formShowsFields) return;
        const description = toServerMessage(error) ?? describeUnexplained(isAnswered, fallback);
        const toast = {
          title: t('error'),
          description,
          kind: 'error',
          subject: toSubject(mutation),
        } as const;
        const isRefused = isAnswered && error.status < 500;
        const run = () => void mutation.execute(variables).catch(() => undefined);
        const action = canRepeat && !isRefused && { label: t('tryAgain'), run };
        notify({ ...toast, ...(action && { action }) });
      },
      onSuccess: (_data, _variables, _result, mutation) => {
        if (mutation.meta?.success) notify({ title: mutation.meta.success, kind: 'ok' });
      },
    }),
  });
}

/** For a failure without a message of the server, such as a lost connection or a proxy's error page. */
const describeUnexplained = (isAnswered: boolean, fallback = t('somethingWrongRetry')) =>
  isAnswered || navigator.onLine ? fallback : t('offlineAnd', { text: fallback });
