import type { RouterHistory } from '@tanstack/react-router';
import { createContext, use } from 'react';

/** The history of the tab, which the router shares, or which a rendered itinerary has without one. */
export const PageHistory = createContext<RouterHistory | undefined>(undefined);

/** The history of the tab. Throws outside of `PageHistory`. */
export function usePageHistory(): RouterHistory {
  const history = use(PageHistory);
  if (!history) throw new Error('usePageHistory needs a PageHistory.');
  return history;
}
