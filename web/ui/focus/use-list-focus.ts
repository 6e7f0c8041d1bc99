import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

type Place = { element: Element; row: Element; index: number };

/**
 * Keeps the focus in a list whose rows come and go: when the control that has it leaves the page, by an answer of the
 * server or with the dialog that it opened, the heading of its row gets it, else that of the row which has moved up,
 * else the first heading. Spread `around` onto the element around the list, and use this where the list is drawn.
 * A dialog that takes rows away asks `findPlace` for its `finalFocus`.
 */
export function useListFocus<Around extends HTMLElement>(rowSelector: string) {
  const ref = useRef<Around>(null);
  const place = useRef<Place>(undefined);

  /** Where the focus goes now that its control is gone; null while that is still there. */
  const findPlace = useCallback(() => {
    const left = place.current;
    if (!left || left.element.isConnected) return null;
    const rows = ref.current?.querySelectorAll(rowSelector) ?? [];
    const row = left.row.isConnected ? left.row : (rows[left.index] ?? rows[rows.length - 1]);
    const heading = (row ?? ref.current)?.querySelector<HTMLElement>('h2, h3') ?? null;
    if (heading) heading.tabIndex = -1;
    return heading;
  }, [rowSelector]);

  // After every drawing: whichever took the control away.
  useEffect(() => {
    if (document.activeElement === document.body) findPlace()?.focus();
  });

  const around = {
    ref,
    onFocus({ target }: FocusEvent<Around>) {
      // A dialog's own controls come here as well, by the tree of components.
      if (!ref.current?.contains(target)) return;
      const row = target.closest(rowSelector);
      const rows = [...ref.current.querySelectorAll(rowSelector)];
      place.current = row ? { element: target, row, index: rows.indexOf(row) } : undefined;
    },
    onBlur({ target, relatedTarget }: FocusEvent<Around>) {
      // Gone to nowhere by the reader's own wish; a dialog that opened would be named.
      if (!relatedTarget && target.isConnected) place.current = undefined;
    },
  };
  return { around, findPlace };
}
