import { QueryClientProvider, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../lib/query-client.ts';

/** Renders hooks that write, on a page that shows the queries `shown`. */
export function renderWrites<Writes>(shown: readonly object[], useWrites: () => Writes) {
  const client = createQueryClient(() => undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      {shown.map((options) => (
        <Shown key={JSON.stringify(options)} options={options as UseQueryOptions} />
      ))}
      {children}
    </QueryClientProvider>
  );
  const { result } = renderHook(useWrites, { wrapper });
  return { client, writes: () => result.current };
}

function Shown({ options }: { options: UseQueryOptions }) {
  useQuery(options);
  return null;
}

/** A reply for `mockApi` that is held back until `send`. */
export function holdBack() {
  const { promise, resolve } = Promise.withResolvers<{ status?: number; body?: unknown }>();
  return {
    reply: () => promise,
    send: (reply: Awaited<typeof promise>) => act(async () => resolve(reply)),
  };
}

/** Waits for a write, which may fail. */
export const settle = (write: Promise<unknown>) => act(() => write.catch(() => undefined));
