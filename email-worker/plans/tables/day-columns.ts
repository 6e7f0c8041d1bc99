import type { ScannedPlan } from '../text/scan-plan.ts';
import { scanCell } from './scan-cell.ts';

/** Rows of a table with one event each, and the row of the table that each was in. */
export interface DayColumns {
  rows: string[][];
  from: number[];
}

const MIN_DAYS = 2;
/** Rows above the days, such as a title. */
const MAX_ABOVE = 4;
/** At least this share of the rows below the days begins with a time. */
const MIN_TIMED = 0.5;
/** Letters of a cell that is a day and nothing else. */
const MAX_DAY = 30;

/** The events of a table whose columns are days and whose rows are times; undefined for any other. */
export function readDayColumns(table: string[][], plan: ScannedPlan): DayColumns | undefined {
  const head = table.slice(0, MAX_ABOVE).findIndex((cells) => areDays(cells, plan));
  const days = table[head];
  if (!days) return undefined;
  const below = table.slice(head + 1).filter((cells) => cells.slice(1).some(Boolean));
  const timed = below.filter((cells) => isTime(cells[0] ?? '', plan));
  if (timed.length < MIN_DAYS || timed.length < below.length * MIN_TIMED) return undefined;
  const events = days.flatMap((day, column) =>
    column === 0 || day === ''
      ? []
      : listEvents(table, head, column, plan).map((at) => ({ at, day, column })),
  );
  return {
    rows: events.map(({ at, day, column }) => [day, table[at]?.[0] ?? '', table[at]?.[column] ?? '']),
    from: events.map(({ at }) => at),
  };
}

/** The rows below the days that have an event in a column. */
const listEvents = (table: string[][], head: number, column: number, plan: ScannedPlan): number[] =>
  table.flatMap((cells, at) => (at > head && cells[column] && isTime(cells[0] ?? '', plan) ? [at] : []));

/** Whether all cells of a row but the first are days. */
function areDays([, ...cells]: string[], plan: ScannedPlan): boolean {
  const named = cells.filter(Boolean);
  return (
    named.length >= MIN_DAYS &&
    named.every((cell) => {
      const { days, times } = cell.length <= MAX_DAY ? scanCell(cell, plan) : { days: [], times: [] };
      return days.length === 1 && times.length === 0;
    })
  );
}

const isTime = (cell: string, plan: ScannedPlan): boolean =>
  cell !== '' && cell.length <= MAX_DAY && scanCell(cell, plan).times.length > 0;
