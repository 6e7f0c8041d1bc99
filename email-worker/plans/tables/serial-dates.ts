import { addDays } from '../../../worker/domain/time/days.ts';

/** Day 0 of spreadsheets; their 1900 wrongly has a 29 February. */
const EPOCH = '1899-12-30';
/** 2009 to 2064: other numbers are not taken for dates. */
const [FIRST, LAST] = [40_000, 60_000];
const MINUTES = 24 * 60;

/** Whether a cell is a date as spreadsheets store it: `46550` or `46550.79`. */
export const isSerialDate = (cell: string): boolean =>
  /^\d{5}(?:[.,]\d+)?$/.test(cell) &&
  Number(cell.replace(',', '.')) >= FIRST &&
  Number(cell.replace(',', '.')) <= LAST;

/** Whether a cell is a time as spreadsheets store it: `0.7916666667`. */
export const isSerialTime = (cell: string): boolean => /^0?[.,]\d{2,}$/.test(cell) || /^0[.,]\d+$/.test(cell);

/** The cell as `YYYY-MM-DD`, `YYYY-MM-DD HH:mm` or `HH:mm` if it is a stored date or time, else unchanged. */
export function writeSerialDate(cell: string): string {
  const value = Number(cell.replace(',', '.'));
  if (isSerialTime(cell)) return toClock(value);
  if (!isSerialDate(cell)) return cell;
  const day = addDays(EPOCH, Math.floor(value));
  return Number.isInteger(value) ? day : `${day} ${toClock(value % 1)}`;
}

function toClock(fraction: number): string {
  const minutes = Math.round(fraction * MINUTES);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
