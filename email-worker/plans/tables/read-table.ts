import type { ProposalReason } from '../../../worker/contract/proposal-reasons.ts';
import { findPartOfDay, resolveClock, resolveEnd } from '../text/clock-times.ts';
import { type PlanDay, resolveNamedDay } from '../text/plan-days.ts';
import { type PlanItem, readPeople, toExcerpt } from '../text/plan-item.ts';
import { pickDay, type ScannedPlan } from '../text/scan-plan.ts';
import { splitEvents } from '../text/split-events.ts';
import { splitTitleAndPlace } from '../text/title-and-place.ts';
import { matchInLanguage } from '../words/compile-plan-words.ts';
import { type Columns, inferColumns, readHeadings } from './columns.ts';
import { writeSerialDate } from './serial-dates.ts';

/** Where a table stands. */
export interface TablePlace {
  /** Number of its first line. */
  firstLine: number;
  /** Its lines as pasted, one per row. */
  raws: string[];
  /** The day of the heading above it. */
  day: PlanDay | undefined;
  /** First and last line of each row, if rows are not lines. */
  ranges?: { first: number; last: number }[];
}

export interface TableReading {
  items: PlanItem[];
  /** Numbers of the lines that were read, with those of headings and rulers. */
  read: number[];
}

interface RowState {
  day: PlanDay | undefined;
  after: number | undefined;
}

const LETTERS = /\p{L}{2}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const YES = /^(?:true|yes|ja|oui|si|sim|wahr|vrai|1|x|○|ano|tak|waar|vero)$/i;

/** Reads the rows of a table; undefined if it has no column with dates or times. */
export function readTable(rows: string[][], plan: ScannedPlan, place: TablePlace): TableReading | undefined {
  const first = rows.findIndex(({ length }) => length > 0);
  const headings = first < 0 ? undefined : findHeadings(rows, plan.language);
  const columns =
    headings?.columns ??
    inferColumns(
      rows.filter(({ length }) => length > 0),
      plan,
    );
  if (!columns) return undefined;
  const from = headings ? headings.at + 1 : 0;
  const range = (at: number) =>
    place.ranges?.[at] ?? { first: place.firstLine + at, last: place.firstLine + at };
  const state: RowState = { day: place.day, after: undefined };
  const items: PlanItem[] = [];
  const read: number[] = [];
  const take = (at: number) => {
    for (let line = range(at).first; line <= range(at).last; line++) read.push(line);
  };
  rows.forEach((cells, at) => {
    const isEmpty = cells.every((cell) => cell === '' || /^[-:]+$/.test(cell));
    if (isEmpty || at === headings?.at) return take(at);
    if (at < from) return undefined;
    const item = readRow(cells, columns, plan, state);
    if (!item) return undefined;
    if (item !== 'day')
      items.push({ ...item, lines: range(at), excerpt: toExcerpt([place.raws[at] ?? cells.join(' ')]) });
    return take(at);
  });
  return { items, read };
}

/** The headings are the first row that names columns; titles may stand above it. */
function findHeadings(rows: string[][], language: string): { at: number; columns: Columns } | undefined {
  for (const [at, cells] of rows.slice(0, 6).entries()) {
    const columns = readHeadings(cells, language);
    if (columns) return { at, columns };
  }
  return undefined;
}

function readRow(
  cells: string[],
  columns: Columns,
  plan: ScannedPlan,
  state: RowState,
): Omit<PlanItem, 'lines' | 'excerpt'> | 'day' | undefined {
  const get = (field: keyof Columns) => cells[columns[field] ?? -1]?.trim() ?? '';
  const dateText = writeSerialDate(get('date') || get('start'));
  const named = readDay(dateText, plan, state);
  const isOnlyDay = cells.filter(Boolean).length === 1;
  if (named && isOnlyDay) {
    state.day = named;
    state.after = undefined;
    return 'day';
  }
  if (named && named.date !== state.day?.date) state.after = undefined;
  if (named) state.day = named;
  const when = readWhen(get, plan, state, cells.join(' '));
  const title = get('title') || findTitleCell(cells, columns, plan);
  if (!LETTERS.test(title) && !when.clock) return undefined;
  const parts = columns.place === undefined ? splitTitleAndPlace(title) : { title, location: '', rest: '' };
  const isAllDay = YES.test(get('allDay')) || (!when.clock && columns.allDay !== undefined);
  const day = state.day;
  const reasons: ProposalReason[] = [
    ...(day?.reasons ?? (['no-date'] as const)),
    ...(when.clock ? when.reasons : isAllDay ? (['all-day'] as const) : (['no-time'] as const)),
    ...findDoubts(cells.join(' '), plan),
  ];
  if (when.clock) state.after = when.clock;
  return {
    title: parts.title.slice(0, 120),
    description: [get('description'), parts.rest].filter(Boolean).join('\n').slice(0, 5_000),
    location: [get('place'), get('address')].filter(Boolean).join(', ').slice(0, 300) || parts.location,
    attendees: readPeople(get('people')),
    date: day?.date,
    ...(when.clock !== undefined && !isAllDay && { start: when.clock }),
    ...(when.end !== undefined && !isAllDay && { end: when.end }),
    ...(when.endDate && when.endDate !== day?.date && { endDate: when.endDate }),
    zone: get('zone') || undefined,
    zoneMark: when.zoneMark,
    reasons,
  };
}

function readDay(text: string, plan: ScannedPlan, state: RowState): PlanDay | undefined {
  if (text === '') return undefined;
  const { scan } = plan.scan(text);
  const short = scan.days.length === 0 ? plan.scan(`${text}.`).scan.days : scan.days;
  const named = pickDay(short, undefined);
  const last = named?.kind === 'weekday' ? state.day?.date : undefined;
  return named && resolveNamedDay(named, plan.days, { last });
}

interface RowTimes {
  clock?: number;
  end?: number;
  endDate?: string;
  zoneMark?: string;
  reasons: ProposalReason[];
}

/** Start and end of a row: from columns of times, or of dates with times. */
function readWhen(
  get: (field: keyof Columns) => string,
  plan: ScannedPlan,
  state: RowState,
  row: string,
): RowTimes {
  const start = [get('startTime'), get('time'), get('start'), get('date')].map(writeSerialDate);
  const scans = start.map((text) => plan.scan(toClockText(text)));
  const begun = scans.find(({ scan }) => scan.times.length > 0);
  const [slot] = begun ? splitEvents(begun.normalized, begun.scan) : [];
  if (!slot) return { reasons: [] };
  const clock = resolveClock(
    slot.time,
    plan.style,
    findPartOfDay(row.toLowerCase(), plan.language),
    state.after,
  );
  const endText = [get('endTime'), get('end')].map(writeSerialDate).find(Boolean) ?? '';
  const ended = plan.scan(toClockText(endText));
  const endTime = slot.endTime ?? ended.scan.times[0];
  const endDay = readDay(
    writeSerialDate(get('endDate')) || (ended.scan.days.length > 0 ? endText : ''),
    plan,
    { ...state },
  );
  const isOtherDay = endDay !== undefined && endDay.date !== state.day?.date;
  const end =
    endTime &&
    (isOtherDay
      ? { minutes: endTime.hour * 60 + endTime.minute, reasons: [] }
      : resolveEnd(endTime, clock, plan.style));
  const minutes = end ? end.minutes : toDuration(get('duration'), plan, clock.minutes);
  return {
    clock: clock.minutes,
    end: minutes,
    ...(isOtherDay && end && { endDate: endDay.date }),
    zoneMark: slot.time.zoneMark,
    reasons: [...clock.reasons, ...(end?.reasons ?? [])],
  };
}

/** A cell of a time may hold only `19` or `7p`. */
const toClockText = (cell: string): string =>
  /^\d{1,2}$/.test(cell) && Number(cell) < 24 ? `${cell}:00` : cell.replace(/^(\d{1,2}:\d\d):\d\d/, '$1');

function toDuration(text: string, plan: ScannedPlan, start: number): number | undefined {
  if (text === '') return undefined;
  const clock = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(text);
  if (clock) return start + Number(clock[1]) * 60 + Number(clock[2]);
  const minutes = plan.scan(`(${text})`).scan.duration?.minutes;
  return minutes === undefined ? undefined : start + minutes;
}

/** The first text that is not in a column of another field. */
function findTitleCell(cells: string[], columns: Columns, plan: ScannedPlan): string {
  const taken = new Set(Object.values(columns));
  return (
    cells.find(
      (cell, at) => !taken.has(at) && LETTERS.test(cell) && plan.scan(cell).scan.times.length === 0,
    ) ?? ''
  );
}

function findDoubts(row: string, { language }: ScannedPlan): ProposalReason[] {
  const folded = row.toLowerCase();
  return [
    ...(matchInLanguage(language, 'maybe').test(folded) ? (['maybe'] as const) : []),
    ...(matchInLanguage(language, 'canceled').test(folded) ? (['weak-line'] as const) : []),
  ];
}
