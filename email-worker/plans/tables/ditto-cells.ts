import { matchPrinted } from '../../languages/compile.ts';

/** A cell that repeats the one above. */
const DITTO = new RegExp(`^(?:["“„″”〃]|''|-\\s?["“″”]\\s?-|${matchPrinted('plan.ditto')})$`, 'i');

/** Whether a row holds nothing, or is a ruler. */
export const isEmpty = (cells: string[]): boolean =>
  cells.every((cell) => cell === '' || /^[-:]+$/.test(cell));

/** The rows with the cells that ditto marks repeat. */
export function fillDittos(rows: string[][]): string[][] {
  let above: string[] = [];
  return rows.map((row) => {
    const cells = row.map((cell, at) => (DITTO.test(cell) ? (above[at] ?? '') : cell));
    if (!isEmpty(cells)) above = cells;
    return cells;
  });
}
