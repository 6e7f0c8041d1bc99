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
  const index = cells.findIndex(({ day }) => day === from.day);
  const cell = cells[index];
  if (!cell) return undefined;
  if (key === 'Home' || key === 'End') return toDay(cells, findRowEnd(cells, width, index, key, control));
  const daysMoved = toDaysMoved(key, width);
  const isUp = key === 'ArrowUp';
  const otherDay = daysMoved === undefined ? undefined : toDay(cells, index + daysMoved, isUp);
  return moveWithinDay(cell, from.stop, key) ?? otherDay;
}

/** Moves between the day and its events. */
function moveWithinDay({ day, tabStops }: GridCell, stop: number, key: string): CellFocus | undefined {
  const isNext = key === 'ArrowDown' || (stop === 0 && (key === 'Enter' || key === ' '));
  if (isNext && stop < tabStops) return { day, stop: stop + 1 };
  if (key === 'ArrowUp' && stop > 0) return { day, stop: stop - 1 };
  return key === 'Escape' && stop > 0 ? { day, stop: 0 } : undefined;
}

function toDaysMoved(key: string, width: number): number | undefined {
  const moves: Partial<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: width,
    ArrowUp: -width,
    PageDown: width,
    PageUp: -width,
  };
  return moves[key];
}

function findRowEnd(
  cells: readonly GridCell[],
  width: number,
  index: number,
  key: 'Home' | 'End',
  all: boolean,
): number {
  const rowStart = index - (index % width);
  if (key === 'Home') return all ? 0 : rowStart;
  return all ? cells.length - 1 : Math.min(rowStart + width, cells.length) - 1;
}

/** A day, or its last tab stop. */
function toDay(cells: readonly GridCell[], index: number, last = false): CellFocus | undefined {
  const cell = cells[index];
  return cell && { day: cell.day, stop: last ? cell.tabStops : 0 };
}
