import { foldText } from '../../worker/domain/text/fold-text.ts';

/** Number of rows from which on a list has a find field. */
export const FIND_MIN_ROWS = 9;

/** Returns the rows whose text contains every word of `searched`. */
export function findRows<Row>(rows: readonly Row[], searched: string, toText: (row: Row) => string): Row[] {
  const words = foldText(searched).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = foldText(toText(row));
    return words.every((word) => text.includes(word));
  });
}
