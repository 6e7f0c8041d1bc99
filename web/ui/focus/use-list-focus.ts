import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

type FocusedControl = { element: Element; row: Element; index: number };

/**
 * Keeps the focus in a list when the focused control disappears. The heading of its row gets the focus, else that of
 * the row that moved up, else the list's first heading. Spread `listProps` onto the element around the list. A dialog
 * that removes rows uses `findFocusTarget` as its `finalFocus`.
 */
export function useListFocus<List extends HTMLElement>(rowSelector: string) {
  const ref = useRef<List>(null);
  const focused = useRef<FocusedControl>(undefined);

  /** The heading to focus, or null while the focused control is still on the page. */
  const findFocusTarget = useCallback(() => {
    const last = focused.current;
    if (!last || last.element.isConnected) return null;
    const rows = ref.current?.querySelectorAll(rowSelector) ?? [];
    const row = last.row.isConnected ? last.row : (rows[last.index] ?? rows[rows.length - 1]);
    const heading = (row ?? ref.current)?.querySelector<HTMLElement>('h2, h3') ?? null;
    if (heading) heading.tabIndex = -1;
    return heading;
  }, [rowSelector]);

  // No dependencies: any render may have removed the control.
  useEffect(() => {
    if (document.activeElement === document.body) findFocusTarget()?.focus();
  });

  const listProps = {
    ref,
    onFocus({ target }: FocusEvent<List>) {
      // React also bubbles focus events of portaled dialogs.
      if (!ref.current?.contains(target)) return;
      const row = target.closest(rowSelector);
      const rows = [...ref.current.querySelectorAll(rowSelector)];
      focused.current = row ? { element: target, row, index: rows.indexOf(row) } : undefined;
    },
    onBlur({ target, relatedTarget }: FocusEvent<List>) {
      // The reader clicked elsewhere; a dialog that opened would be the related target.
      if (!relatedTarget && target.isConnected) focused.current = undefined;
    },
  };
  return { listProps, findFocusTarget };
}
