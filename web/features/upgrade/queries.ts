import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** What this deployment can do; without a publishable key it takes no payments. */
export const configOptions = queryOptions({
  queryKey: queryKeys.config,
  networkMode: 'always',
  queryFn: () => unwrap(api.config.$get()),
});
