import type { HistoryLocation, RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    isDialog?: true;
  }
}

/** Whether this entry of the history was added for a dialog, which Back closes. */
export const isDialogEntry = ({ state }: HistoryLocation): boolean => state.isDialog === true;

/** Leaves the entry of a dialog that was open when the page was reloaded: the next Back would seem to do nothing. */
export function leaveOldDialogEntry(history: RouterHistory): void {
  if (isDialogEntry(history.location)) history.back();
}
