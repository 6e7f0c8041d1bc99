import type { HistoryLocation, RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of an entry that was added for a dialog, which Back closes: the document with the dialog. */
    dialogOf?: number;
  }
}

/** State of the entry of a dialog of this document, by the time when it was loaded. */
export const DIALOG_STATE = { dialogOf: performance.timeOrigin };

/** Whether this entry of the history is that of a dialog of this document. */
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
