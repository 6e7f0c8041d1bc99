/** A cell of the grid. `tabStops`: number of focusable elements in it. */
export type GridCell = { day: string; tabStops: number };

/** The focused element: `stop` 0 is the cell itself, 1 its first event, and so on to "+n more". */
export type CellFocus = { day: string; stop: number };

/**
 * Where a key moves the focus; undefined if nowhere. Left and Right move by a day, Up and Down through the events of
 * a day and on to the week above or below, Page Up and Page Down by a week, Home and End within the week or, with
 * Control, to the first and last day. `cells` has rows of `width`.
 */
export function computeFocusMove(
  cells: readonly GridCell[],
  width: number,
  from: CellFocus,
  key: string,
  control = false,
): CellFocus | undefined {
  const at = cells.findIndex(({ day }) => day === from.day);
  const cell = cells[at];
  if (!cell) return undefined;
  const rowStart = at - (at % width);
  const toDay = (index: number, stop: 'first' | 'last' = 'first'): CellFocus | undefined => {
    const target = cells[index];
    return target && { day: target.day, stop: stop === 'first' ? 0 : target.tabStops };
  };
  switch (key) {
    case 'ArrowRight':
      return toDay(at + 1);
    case 'ArrowLeft':
      return toDay(at - 1);
    case 'ArrowDown':
      return from.stop < cell.tabStops ? { day: cell.day, stop: from.stop + 1 } : toDay(at + width);
    case 'ArrowUp':
      return from.stop > 0 ? { day: cell.day, stop: from.stop - 1 } : toDay(at - width, 'last');
    case 'PageDown':
      return toDay(at + width);
    case 'PageUp':
      return toDay(at - width);
    case 'Home':
      return toDay(control ? 0 : rowStart);
    case 'End':
      return toDay(control ? cells.length - 1 : Math.min(rowStart + width, cells.length) - 1);
    case 'Enter':
    case ' ':
      return from.stop === 0 && cell.tabStops > 0 ? { day: cell.day, stop: 1 } : undefined;
    case 'Escape':
      return from.stop > 0 ? { day: cell.day, stop: 0 } : undefined;
    default:
      return undefined;
  }
}
