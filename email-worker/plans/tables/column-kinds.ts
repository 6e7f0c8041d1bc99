import type { Span } from '../text/scan-line.ts';
import type { ScannedPlan } from '../text/scan-plan.ts';
import { scanCell } from './scan-cell.ts';
import { isSerialDate, isSerialTime } from './serial-dates.ts';

/** Rows that decide what a column holds. */
const SAMPLE = 40;

/** What most cells of each column hold. */
export function findKinds(rows: string[][], plan: ScannedPlan): ColumnKind[] {
  const sample = rows.filter((row) => row.some((cell) => cell !== '')).slice(0, SAMPLE);
  const width = Math.max(0, ...sample.map(({ length }) => length));
  return Array.from({ length: width }, (_, at) => {
    const cells = sample.map((row) => row[at] ?? '').filter(Boolean);
    return cells.length > 0 ? findColumnKind(cells, plan) : 'empty';
  });
}

/** `weekday` is a day without a date. */
export type ColumnKind = 'date' | 'weekday' | 'time' | 'both' | 'text' | 'empty';

function findColumnKind(cells: string[], plan: ScannedPlan): ColumnKind {
  const kinds = cells.map((cell) => findCellKind(cell, plan));
  const isMost = (...wanted: ColumnKind[]) =>
    kinds.filter((kind) => wanted.includes(kind)).length * 10 >= cells.length * 6;
  if (isMost('both')) return 'both';
  if (isMost('date', 'both')) return 'date';
  if (isMost('weekday')) return 'weekday';
  return isMost('time') ? 'time' : 'text';
}

const MAX_CELL = 40;
/** Letters beside a day or time in its cell: `Uhr`, `from`. */
const MAX_LETTERS = 13;

function findCellKind(cell: string, plan: ScannedPlan): ColumnKind {
  if (isSerialDate(cell)) return 'date';
  if (isSerialTime(cell)) return 'time';
  if (cell.length >= MAX_CELL) return 'text';
  const { days, times } = scanCell(cell, plan);
  if (countLetters(cell, [...days, ...times]) > MAX_LETTERS) return 'text';
  if (days.some(({ kind }) => kind === 'date')) return times.length > 0 ? 'both' : 'date';
  if (days.length > 0) return times.length > 0 ? 'both' : 'weekday';
  return times.length > 0 ? 'time' : 'text';
}

/** Letters outside of some spans. */
export const countLetters = (cell: string, spans: Span[]): number =>
  cell
    .split('')
    .filter((letter, at) => /\p{L}/u.test(letter) && !spans.some((one) => at >= one.start && at < one.end))
    .length;
