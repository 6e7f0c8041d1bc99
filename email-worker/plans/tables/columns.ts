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
  const width = Math.max(...sample.map(({ length }) => length));
  const columns: Columns = {};
  const texts: { at: number; letters: number }[] = [];
  for (let at = 0; at < width; at++) {
    const cells = sample.map((row) => row[at] ?? '').filter(Boolean);
    if (cells.length === 0) continue;
    const kind = findCellKind(cells, plan);
    if (kind === 'both' && columns.start === undefined && columns.date === undefined) columns.start = at;
    else if (kind === 'date' && columns.date === undefined) columns.date = at;
    else if (kind === 'time' && columns.time === undefined) columns.time = at;
    else if (kind === 'time' && columns.end === undefined) columns.end = at;
    else if (kind === 'text')
      texts.push({ at, letters: cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length });
  }
  const hasWhen = columns.date !== undefined || columns.time !== undefined || columns.start !== undefined;
  const [title, place] = texts;
  if (!hasWhen || !title) return undefined;
  columns.title = title.at;
  if (place) columns.description = place.at;
  return columns;
}

function findCellKind(cells: string[], plan: ScannedPlan): 'date' | 'time' | 'both' | 'text' {
  let [dates, times, both] = [0, 0, 0];
  for (const cell of cells) {
    const { days, times: clocks } = cell.length < 40 ? plan.scan(cell).scan : { days: [], times: [] };
    const rest = cell.replace(/[\d\s:.,/–—-]/g, '').length;
    if (days.length > 0 && clocks.length > 0) both++;
    else if (days.length > 0 || isSerialDate(cell)) dates++;
    else if ((clocks.length > 0 && rest < 14) || isSerialTime(cell)) times++;
  }
  const isMost = (count: number) => count * 10 >= cells.length * 6;
  if (isMost(both)) return 'both';
  if (isMost(dates + both)) return 'date';
  return isMost(times) ? 'time' : 'text';
}
