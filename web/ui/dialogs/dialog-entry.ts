import type { HistoryLocation, RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * Marks an entry that was added for a dialog, so that Back closes the dialog. The value identifies the document: its
     * `performance.timeOrigin`.
     */
    dialogOf?: number;
  }
}

/** State of the history entries that are added for dialogs of this document. */
export const DIALOG_STATE = { dialogOf: performance.timeOrigin };

/** Whether this history entry was added for a dialog of this document. */
export const isDialogEntry = ({ state }: HistoryLocation): boolean =>
  state.dialogOf === DIALOG_STATE.dialogOf;

/** Leaves entries of dialogs that were open before the page was reloaded: Back from them would seem to do nothing. */
export function leaveOldDialogEntries(history: RouterHistory): void {
  const leave = () => {
    const { location } = history;
    if (location.state.dialogOf && !isDialogEntry(location)) history.back();
  };
  leave();
  history.subscribe(leave);
}
