import { foldEmailText } from '../../text/lexicon/fold-email-text.ts';
import type { ScannedPlan } from '../text/scan-plan.ts';
import { findPlanField, PLAN_LANGUAGES, type PlanField } from '../words/compile-plan-words.ts';
import { isSerialDate, isSerialTime } from './serial-dates.ts';

/** The column of each field. */
export type Columns = Partial<Record<PlanField, number>>;

const MIN_HEADINGS = 2;
const SAMPLE = 40;

/** The columns that a row of headings names; undefined if it is no such row. */
export function readHeadings(cells: string[], language: string): Columns | undefined {
  const own = findColumns(cells, [language, 'en']);
  if (own) return own;
  const others = PLAN_LANGUAGES.map((words) => findColumns(cells, [words.language])).filter(
    (one) => one !== undefined,
  );
  return others.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0];
}

function findColumns(cells: string[], languages: string[]): Columns | undefined {
  const columns: Columns = {};
  cells.forEach((cell, at) => {
    const folded = foldEmailText(cell).replace(/[:*]/g, '').trim();
    const field = folded ? findPlanField(folded, languages) : undefined;
    if (field && columns[field] === undefined) columns[field] = at;
  });
  const hasWhen =
    columns.date !== undefined ||
    columns.time !== undefined ||
    columns.start !== undefined ||
    columns.startTime !== undefined;
  return Object.keys(columns).length >= MIN_HEADINGS && hasWhen ? columns : undefined;
}

/** The columns of rows without headings, by what most of their cells hold. */
export function inferColumns(rows: string[][], plan: ScannedPlan): Columns | undefined {
  const sample = rows.slice(0, SAMPLE);
  const width = Math.max(0, ...sample.map(({ length }) => length));
  const kinds = Array.from({ length: width }, (_, at) => {
    const cells = sample.map((row) => row[at] ?? '').filter(Boolean);
    return cells.length > 0 ? findColumnKind(cells, plan) : 'empty';
  });
  const list = (kind: ColumnKind) => kinds.flatMap((one, at) => (one === kind ? [at] : []));
  const [[both], [date], [time, end], [title, description]] = [
    list('both'),
    list('date'),
    list('time'),
    list('text'),
  ];
  if (title === undefined || (both === undefined && date === undefined && time === undefined))
    return undefined;
  const columns: Columns = { title, description, date, time, end, start: both };
  return Object.fromEntries(Object.entries(columns).filter(([, at]) => at !== undefined));
}

type ColumnKind = 'date' | 'time' | 'both' | 'text' | 'empty';

function findColumnKind(cells: string[], plan: ScannedPlan): ColumnKind {
  const kinds = cells.map((cell) => findCellKind(cell, plan));
  const isMost = (...wanted: ColumnKind[]) =>
    kinds.filter((kind) => wanted.includes(kind)).length * 10 >= cells.length * 6;
  if (isMost('both')) return 'both';
  if (isMost('date', 'both')) return 'date';
  return isMost('time') ? 'time' : 'text';
}

const MAX_CELL = 40;
/** Letters beside a time in its cell: `Uhr`, `from`. */
const MAX_LETTERS = 13;

function findCellKind(cell: string, plan: ScannedPlan): ColumnKind {
  if (isSerialDate(cell)) return 'date';
  if (isSerialTime(cell)) return 'time';
  if (cell.length >= MAX_CELL) return 'text';
  const { days, times } = plan.scan(cell).scan;
  if (days.length > 0) return times.length > 0 ? 'both' : 'date';
  return times.length > 0 && cell.replace(/[\d\s:.,/–—-]/g, '').length <= MAX_LETTERS ? 'time' : 'text';
}
