import { createQueryClient } from './lib/query-client.ts';
import { endToasts, showToast } from './ui/toasts/toast.ts';

/** The query client of the tab, for loaders (as `context.queryClient`) and components. */
export const queryClient = createQueryClient(showToast, endToasts);
