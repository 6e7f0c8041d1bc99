import type { HistoryLocation, RouterHistory } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { DIALOG_STATE, isDialogEntry } from './dialog-entry.ts';

type OpenDialog = {
  close: () => void;
  /** Where its entry is in the history, and of which page; undefined until it has one. */
  entry?: { index: number; pathname: string };
};

/**
 * History entries of the open dialogs of a tab: Back closes the topmost dialog. A dialog above another shares its entry,
 * to which the history returns while a dialog is still open. So Back adds no entries: browsers skip those that a page
 * adds by itself. Dialogs over entries that the page added since, such as those of its tabs, get their own.
 */
export class DialogHistory {
  private readonly history: RouterHistory;
  /** A later one is above an earlier one. */
  private readonly dialogs: OpenDialog[] = [];
  /** What waits for a traversal of the history to end; undefined if none is running. */
  private waiting: (() => void)[] | undefined;
  private shown: HistoryLocation;

  /** Takes over `push` and `replace` of the history of the tab. Create one per history. */
  constructor(history: RouterHistory) {
    this.history = history;
    this.shown = history.location;
    history.subscribe(({ action }) => this.follow(action.type === 'PUSH' || action.type === 'REPLACE'));

    const { push, replace } = history;
    // Another page takes the place of the dialog.
    history.push = (path, state, options) =>
      this.afterTraversal(() => (this.isOnDialogOfOtherPage(path) ? replace : push)(path, state, options));
    history.replace = (path, state, options) =>
      this.afterTraversal(() => {
        if (this.isOnDialogOfOtherPage(path)) return this.go(-1, () => replace(path, state, options));
        replace(path, isDialogEntry(history.location) ? { ...state, ...DIALOG_STATE } : state, options);
      });
  }

  /** Adds a dialog above the others. `close` is called after Back. Returns a function that removes it. */
  add(close: () => void): () => void {
    const dialog: OpenDialog = { close };
    this.dialogs.push(dialog);
    // Not at once: another dialog may take its place, and React's strict mode removes and adds each.
    queueMicrotask(() => this.update());
    return () => {
      this.dialogs.splice(this.dialogs.indexOf(dialog), 1);
      queueMicrotask(() => this.update());
    };
  }

  /** Adds the missing entry, or leaves the one of a closed dialog. */
  private update(): void {
    if (this.waiting) return;
    const { location } = this.history;
    const added = this.dialogs.filter(({ entry }) => !entry);
    if (added.length > 0 && !isDialogEntry(location))
      this.history.push(location.href, DIALOG_STATE, { ignoreBlocker: true });
    const entry = { index: this.index, pathname: location.pathname };
    for (const dialog of added) dialog.entry = entry;
    const isClosed = !this.dialogs.some((dialog) => dialog.entry?.index === this.index);
    if (isClosed && isDialogEntry(location)) this.go(-1);
  }

  private follow(isNew: boolean): void {
    const from = this.shown;
    const { location } = this.history;
    this.shown = location;
    if (isNew) return;
    const waiting = this.waiting;
    this.waiting = undefined;
    if (isDialogEntry(from) && from.state.__TSR_index - 1 === this.index) this.keepQuery(from);
    if (waiting) for (const run of waiting) run();
    else this.closeTopmost();
    this.update();
  }

  /** The page may have changed its query while a dialog was open, such as its filter beside the panel. */
  private keepQuery({ pathname, href }: HistoryLocation): void {
    const { location } = this.history;
    if (location.pathname === pathname && location.href !== href)
      this.history.replace(href, {}, { ignoreBlocker: true });
  }

  /** Closes the topmost dialog if its entry was left. */
  private closeTopmost(): void {
    const topmost = this.dialogs.at(-1);
    if (!topmost || !this.isLeft(topmost)) return;
    const index = this.index;
    flushSync(topmost.close);
    // It refused, asks a question in another dialog, or was above another dialog.
    const next = this.dialogs.findLast((dialog) => this.isLeft(dialog));
    if (next?.entry && this.index === index) this.go(next.entry.index - index);
  }

  private isLeft({ entry }: OpenDialog): boolean {
    return entry?.pathname === this.history.location.pathname && entry.index > this.index;
  }

  private isOnDialogOfOtherPage(path: string): boolean {
    const { location } = this.history;
    return isDialogEntry(location) && path.split(/[?#]/)[0] !== location.pathname;
  }

  private go(delta: number, then?: () => void): void {
    this.waiting = then ? [then] : [];
    this.history.flush();
    this.history.go(delta, { ignoreBlocker: true });
  }

  private afterTraversal(navigate: () => void): void {
    if (this.waiting) this.waiting.push(navigate);
    else navigate();
  }

  private get index(): number {
    return this.history.location.state.__TSR_index;
  }
}
