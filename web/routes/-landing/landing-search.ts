import { redirect } from '@tanstack/react-router';

/**
 * What the dashboard and a sign-out send here with: `createProject` and `checkoutMode` name an itinerary that was
 * just created and shall be paid, `loggedOut` and `accountDeleted` say what happened.
 */
export type LandingSearch = {
  createProject?: string;
  checkoutMode?: true;
  loggedOut?: true;
  accountDeleted?: true;
};

const isOn = (flag: unknown) => (flag === true || flag === 'true' || flag === 1 ? true : undefined);

/** Reads the address; an id that looks like a number is one to the address's parser. */
export function toLandingSearch(search: Record<string, unknown>): LandingSearch {
  return {
    createProject: search.createProject ? String(search.createProject) : undefined,
    checkoutMode: isOn(search.checkoutMode),
    loggedOut: isOn(search.loggedOut),
    accountDeleted: isOn(search.accountDeleted),
  };
}

/** Sends on who came to pay. */
export function redirectToCheckout({ search: { createProject, checkoutMode } }: { search: LandingSearch }) {
  if (!createProject || !checkoutMode) return;
  throw redirect({ to: '/checkout/$projectId', params: { projectId: createProject }, replace: true });
}
