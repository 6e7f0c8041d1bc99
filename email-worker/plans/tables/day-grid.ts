import { findPlanField } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { ScannedPlan } from '../text/scan-plan.ts';
import { countLetters } from './column-kinds.ts';
import type { GridRow } from './grid-rows.ts';
import { scanCell } from './scan-cell.ts';

/** A table with days above its columns or before its rows, and events in the other cells. */
export interface DayGrid {
  days: { text: string; line: number; cells: EventCell[] }[];
  /** Index of the first line below it. */
  end: number;
}

/** A cell with an event, and the label on its other side: a time, a part of the day, or a room. */
export interface EventCell {
  text: string;
  label: string;
  line: number;
}

const MIN_DAYS = 2;
const MIN_EVENTS = 2;
/** Letters of a cell of a day, and those of them beside the day: `Day 1 - Friday 7 May 2027`. */
const MAX_DAY = 40;
const MAX_BESIDE = 13;
const MIN_LETTERS = 2;
const LETTERS = /\p{L}{2}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/** The grid of rows below one of days, or of rows that begin with a day; undefined for other tables. */
export const findDayGrid = (rows: GridRow[], plan: ScannedPlan): DayGrid | undefined =>
  findColumnGrid(rows, plan) ?? findRowGrid(rows, plan);

function findColumnGrid(rows: GridRow[], plan: ScannedPlan): DayGrid | undefined {
  const height = rows.findIndex(({ cells }) => !areDays(cells, plan));
  const line = rows[0]?.line;
  if (height < 1 || line === undefined) return undefined;
  const next = rows.findIndex(({ cells }, at) => at > height && areDays(cells, plan));
  const own = rows.slice(height, next < 0 ? rows.length : next);
  // Weekdays and dates may be in two rows.
  const width = Math.max(...rows.slice(0, height).map(({ cells }) => cells.length));
  const heads = Array.from({ length: width }, (_, at) =>
    rows
      .slice(0, height)
      .map(({ cells }) => cells[at] ?? '')
      .filter(Boolean)
      .join(' '),
  );
  const isLabeled = !isDay(heads[0] ?? '', plan);
  const isEvent = ({ cells }: GridRow) => cells.slice(isLabeled ? 1 : 0).some(Boolean);
  const below = own.slice(0, own.findLastIndex(isEvent) + 1);
  const arePlaces = findPlanField(foldEmailText(heads[0] ?? ''), [plan.language, 'en']) === 'place';
  const days = heads.flatMap((text, at) => {
    if (text === '' || (at === 0 && isLabeled)) return [];
    const cells = below.map((row) => toCell(row, at, isLabeled ? (row.cells[0] ?? '') : ''));
    if (arePlaces) for (const cell of cells) cell.text += ` @ ${cell.label}`;
    return [{ text: toDayText(text, plan), line, cells: cells.filter(isFull) }];
  });
  return toGrid(days, rows.slice(0, height + below.length), plan);
}

function findRowGrid(rows: GridRow[], plan: ScannedPlan): DayGrid | undefined {
  const [first] = rows;
  const isHeaded = first !== undefined && !isDay(first.cells[0] ?? '', plan);
  const heads = isHeaded ? first.cells : [];
  if (heads.filter((cell) => findPlanField(foldEmailText(cell), [plan.language, 'en'])).length >= MIN_DAYS)
    return undefined;
  const below = rows.slice(isHeaded ? 1 : 0);
  const end = below.findIndex(({ cells: [day = ''] }) => !isDay(day, plan));
  const own = end < 0 ? below : below.slice(0, end);
  const days = own.map((row) => {
    const cells = row.cells.map((_, at) => toCell(row, at, heads[at] ?? ''));
    return {
      text: toDayText(row.cells[0] ?? '', plan),
      line: row.line,
      cells: cells.slice(1).filter(isFull),
    };
  });
  const areSeveral = days.filter(({ cells }) => cells.length > 1).length * 2 >= days.length;
  return days.length >= MIN_DAYS && areSeveral ? toGrid(days, own, plan) : undefined;
}

/** A grid if most of its cells have a time of their own or before them, and a title. */
function toGrid(days: DayGrid['days'], rows: GridRow[], plan: ScannedPlan): DayGrid | undefined {
  const cells = days.flatMap((day) => day.cells);
  const end = rows.at(-1)?.end ?? 0;
  const timed = cells.filter(
    ({ text, label }) => isTitled(text, plan) || (isTime(label, plan) && !isTime(text, plan)),
  );
  return timed.length >= MIN_EVENTS && timed.length * 2 >= cells.length ? { days, end } : undefined;
}

const toCell = ({ cells, line }: GridRow, at: number, label: string): EventCell => {
  const breaks = cells.slice(0, at).join('').split('\n').length - 1;
  return { text: cells[at] ?? '', label, line: line + breaks };
};

const isFull = ({ text }: EventCell): boolean => LETTERS.test(text);

/** Whether the cells of a row, but for a label before them, are days. */
function areDays([first = '', ...others]: string[], plan: ScannedPlan): boolean {
  const named = [...(isDay(first, plan) ? [first] : []), ...others.filter(Boolean)];
  return named.length >= MIN_DAYS && named.every((cell) => isDay(cell, plan));
}

function isDay(cell: string, plan: ScannedPlan): boolean {
  if (cell === '' || cell.length > MAX_DAY) return false;
  const { days, times } = scanCell(cell, plan);
  return days.length > 0 && times.length === 0 && countLetters(cell, days) <= MAX_BESIDE;
}

/** The text of a day as a line can say it: `12.6` needs a dot after it. */
const toDayText = (cell: string, plan: ScannedPlan): string =>
  plan.scan(cell).scan.days.length > 0 ? cell : `${cell}.`;

/** Whether a text has a time. */
export const isTime = (text: string, plan: ScannedPlan): boolean => plan.scan(text).scan.times.length > 0;

/** Whether a cell has a time and a title, and no day of its own. */
function isTitled(text: string, plan: ScannedPlan): boolean {
  const { days, times } = plan.scan(text).scan;
  return (
    times.length > 0 && days.every(({ kind }) => kind !== 'date') && countLetters(text, times) >= MIN_LETTERS
  );
}
