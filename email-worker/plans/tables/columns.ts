import { findPlanField, matchInLanguage, type PlanField } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { LANGUAGES } from '../../languages/languages.ts';
import { isPlace } from '../text/places-in-text.ts';
import type { ScannedPlan } from '../text/scan-plan.ts';
import { type ColumnKind, findKinds } from './column-kinds.ts';
import { holdsNumberedPlaces } from './numbered-places.ts';

/** The column of each field. `weekday` is one beside a column of full dates. */
export type Columns = Partial<Record<PlanField | 'weekday', number>>;

const MIN_HEADINGS = 2;
type Headings = (PlanField | undefined)[];

/** The columns that a row of headings names, checked against the cells below it; undefined if it is no such row. */
export function readHeadings(cells: string[], below: string[][], plan: ScannedPlan): Columns | undefined {
  const headings = findHeadings(cells, plan.language);
  if (!headings) return undefined;
  const columns = chooseColumns(headings, cells, findKinds(below, plan), plan.language);
  const taken = new Set(Object.values(columns));
  const place =
    columns.place ??
    cells.findIndex(
      (heading, at) =>
        !headings[at] &&
        !taken.has(at) &&
        holdsNumberedPlaces(
          heading,
          below.map((row) => row[at] ?? ''),
          plan.language,
        ),
    );
  return place < 0 ? columns : { ...columns, place };
}

function findHeadings(cells: string[], language: string): Headings | undefined {
  const own = matchHeadings(cells, [language, 'en']);
  if (own) return own;
  return LANGUAGES.map(({ code }) => matchHeadings(cells, [code]))
    .filter((one) => one !== undefined)
    .toSorted((a, b) => countFields(b) - countFields(a))[0];
}

const countFields = (headings: Headings): number => new Set(headings.filter(Boolean)).size;

function matchHeadings(cells: string[], languages: string[]): Headings | undefined {
  const headings = cells.map((cell) => {
    const folded = foldEmailText(cell)
      .replace(/[:*]|\([^)]*\)/g, '')
      .replace(/^[^\p{L}\p{N}#]+|[^\p{L}\p{N}.#]+$/gu, '');
    return folded ? findPlanField(folded, languages) : undefined;
  });
  const hasWhen = WHEN.some((field) => headings.includes(field));
  return countFields(headings) >= MIN_HEADINGS && hasWhen ? headings : undefined;
}

const WHEN: PlanField[] = ['date', 'time', 'start', 'startTime'];

/**
 * The column of each heading. What a column holds counts more than its heading where two could be the date: `Day` may
 * stand above weekdays and `When` above times.
 */
function chooseColumns(headings: Headings, cells: string[], kinds: ColumnKind[], language: string): Columns {
  const columns: Columns = {};
  headings.forEach((field, at) => {
    if (field) columns[field] ??= at;
  });
  const notEvents = matchInLanguage(language, 'plan.notEvents');
  const list = (wanted: PlanField | undefined) =>
    headings.flatMap((field, at) => (field === wanted ? [at] : []));
  const dates = list('date');
  const unnamed = list(undefined).filter((at) => !notEvents.test(foldEmailText(cells[at] ?? '')));
  const others = WHEN.flatMap(list).filter((at) => !dates.includes(at));
  const holds =
    (...wanted: ColumnKind[]) =>
    (at: number) =>
      wanted.includes(kinds[at] ?? 'empty');
  const date = [...dates, ...others, ...unnamed, ...list('title')].find(holds('date', 'both'));
  const weekday = [...dates, ...unnamed].find(holds('weekday'));
  const hasEnd = columns.end !== undefined || columns.endTime !== undefined;
  const clocks = hasEnd ? unnamed.filter(holds('time')) : [];
  const time = columns.startTime ?? columns.start ?? columns.time ?? dates.find(holds('time')) ?? clocks[0];
  return {
    ...columns,
    title: list('title').find((at) => at !== date) ?? columns.title,
    // Notes often have no heading.
    description: columns.description ?? findUnnamed(columns, cells, kinds),
    date: date ?? weekday ?? dates.find((at) => at !== time),
    weekday: date === undefined ? undefined : weekday,
    time: columns.time ?? ([...dates, ...clocks].includes(time ?? -1) ? time : undefined),
  };
}

/** A column of texts without a heading, beside those of titles. */
const findUnnamed = ({ title }: Columns, cells: string[], kinds: ColumnKind[]): number | undefined =>
  title === undefined
    ? undefined
    : kinds.flatMap((kind, at) => (kind === 'text' && !cells[at] ? [at] : []))[0];

/** The columns of rows without headings, by what most of their cells hold. */
export function inferColumns(rows: string[][], plan: ScannedPlan): Columns | undefined {
  const kinds = findKinds(rows, plan);
  const list = (kind: ColumnKind) => kinds.flatMap((one, at) => (one === kind ? [at] : []));
  const [[both], [full], [weekday], [time, end], [title, ...others]] = [
    list('both'),
    list('date'),
    list('weekday'),
    list('time'),
    list('text'),
  ];
  const date = full ?? (both === undefined ? weekday : undefined);
  if (title === undefined || (both === undefined && date === undefined && time === undefined))
    return undefined;
  const beside = date === weekday ? undefined : weekday;
  const place = others.find((at) => holdsPlaces(rows, at, plan.language));
  const description = others.find((at) => at !== place);
  const columns: Columns = { title, place, description, date, weekday: beside, time, end, start: both };
  return Object.fromEntries(Object.entries(columns).filter(([, at]) => at !== undefined));
}

/** Whether a column holds short names, as one of places does. */
function holdsPlaces(rows: string[][], at: number, language: string): boolean {
  const cells = rows.map((row) => row[at] ?? '').filter(Boolean);
  const places = cells.filter((cell) => isPlace(cell, language));
  return places.length >= MIN_HEADINGS && places.length * 10 >= cells.length * 6;
}
