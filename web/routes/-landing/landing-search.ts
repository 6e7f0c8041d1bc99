import { redirect } from '@tanstack/react-router';
import { toFlag, toText } from '../-project/search.ts';

/**
 * Query parameters of the landing page. `createProject` and `checkoutMode` come from the dashboard and name a new
 * itinerary to pay for; `loggedOut` and `accountDeleted` confirm what just happened.
 */
export type LandingSearch = {
  createProject?: string;
  checkoutMode?: true;
  loggedOut?: true;
  accountDeleted?: true;
};

/** Parses the query. The router parses ids of digits as numbers. */
export function toLandingSearch(search: Record<string, unknown>): LandingSearch {
  return {
    createProject: toText(search.createProject),
    checkoutMode: toFlag(search.checkoutMode),
    loggedOut: toFlag(search.loggedOut),
    accountDeleted: toFlag(search.accountDeleted),
  };
}

/** Redirects to the checkout if the query names an itinerary to pay for. */
export function redirectToCheckout({ search }: { search: LandingSearch }) {
  const { createProject, checkoutMode } = search;
  if (!createProject || !checkoutMode) return;
  throw redirect({ to: '/checkout/$projectId', params: { projectId: createProject }, replace: true });
}
