import type { ProposalReason } from '../../../worker/contract/proposal-reasons.ts';
import { matchInLanguage, matchPrinted } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { type LineRange, PLAN_LIMITS } from '../plan.ts';
import { findPartOfDay, resolveClock, resolveEnd } from '../text/clock-times.ts';
import { toNames } from '../text/people-cells.ts';
import { type PlanDay, resolveDate, resolveNamedDay } from '../text/plan-days.ts';
import { type PlanItem, toExcerpt } from '../text/plan-item.ts';
import { removeStruck } from '../text/plan-line.ts';
import type { NamedDay } from '../text/scan-line.ts';
import { pickDay, type ScannedPlan } from '../text/scan-plan.ts';
import { splitEvents } from '../text/split-events.ts';
import { splitTitleAndPlace } from '../text/title-and-place.ts';
import { findEndOfDuration } from './cell-durations.ts';
import { type Columns, inferColumns, readHeadings } from './columns.ts';
import { fillDittos, isEmpty } from './ditto-cells.ts';
import { findGuestJourneys, readGuests } from './guest-journeys.ts';
import { nameNumberedPlaces } from './numbered-places.ts';
import { findAbsentInCells, findCellTime, findSaidEnd, isChangedNote } from './row-notes.ts';
import { type RowState, type RowTimes, shiftPastMidnight } from './row-times.ts';
import { scanCell } from './scan-cell.ts';
import { writeSerialDate } from './serial-dates.ts';

/** Where a table stands. */
export interface TablePlace {
  /** Number of its first line. */
  firstLine: number;
  /** Its lines as pasted, one per row. */
  raws: string[];
  /** The day of the heading above it. */
  day: PlanDay | undefined;
  /** The days that the line of each row names, as far as the whole plan tells them: `Fri 9`. */
  named?: NamedDay[][];
  /** First and last line of each row, if rows are not lines. */
  ranges?: LineRange[];
}

export interface TableReading {
  items: PlanItem[];
  /** Numbers of the lines that were read, with those of headings and rulers. */
  read: number[];
  /** Numbers of the lines of rows that were canceled. */
  canceled: number[];
}

const LETTERS = /\p{L}{2}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const YES = new RegExp(`^(?:${matchPrinted('plan.yes')}|1|x|○)$`, 'i');

/** Reads the rows of a table; undefined if it has no column with dates or times. */
export function readPlanTable(
  written: string[][],
  plan: ScannedPlan,
  place: TablePlace,
): TableReading | undefined {
  const filled = fillDittos(written);
  const guests = findGuestJourneys(filled, plan);
  if (guests)
    return readGuests(filled, guests, (cells, columns, at) => {
      const item = readRow(cells, columns, plan, { day: undefined, after: undefined });
      return typeof item === 'object' ? { ...item, ...toOrigin(place, at, cells) } : undefined;
    });
  const { at: head, columns } = findColumns(filled, plan);
  if (!columns) return undefined;
  const rows = nameNumberedPlaces(filled, head, columns.place);
  const state: RowState = { day: place.day, after: undefined };
  const items: PlanItem[] = [];
  const read: number[] = [];
  const canceled: number[] = [];
  for (const [at, cells] of rows.entries()) {
    if (items.length > PLAN_LIMITS.proposals) break;
    state.named = place.named?.[at];
    const item =
      at === head || isEmpty(cells) ? 'heading' : at > head && readRow(cells, columns, plan, state);
    if (!item) continue;
    (item === 'canceled' ? canceled : read).push(...listNumbers(place, at));
    if (typeof item === 'object') items.push({ ...item, ...toOrigin(place, at, cells) });
  }
  return { items, read, canceled };
}

const findRange = ({ ranges, firstLine }: TablePlace, at: number): LineRange =>
  ranges?.[at] ?? { first: firstLine + at, last: firstLine + at };

const toOrigin = (place: TablePlace, at: number, cells: string[]): Pick<PlanItem, 'lines' | 'excerpt'> => ({
  lines: findRange(place, at),
  excerpt: toExcerpt([place.raws[at] ?? cells.join(' ')]),
});

function listNumbers(place: TablePlace, at: number): number[] {
  const { first, last } = findRange(place, at);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** The headings are the first row that names columns, titles may stand above it; -1 if there are none. */
function findColumns(rows: string[][], plan: ScannedPlan): { at: number; columns: Columns | undefined } {
  for (const [at, cells] of rows.slice(0, 6).entries()) {
    const columns = readHeadings(cells, rows.slice(at + 1), plan);
    if (columns) return { at, columns };
  }
  const full = rows.filter(({ length }) => length > 0);
  return { at: -1, columns: inferColumns(full, plan) };
}

/** Characters of a cell that says what has become of its row. */
const MAX_STATUS = 40;

type GetCell = (field: keyof Columns) => string;

const toGet =
  (cells: string[], columns: Columns): GetCell =>
  (field) =>
    cells[columns[field] ?? -1]?.trim() ?? '';

const isStruckRow = (cells: string[], written: string[], { title = -1 }: Columns): boolean =>
  cells[title] === '' && LETTERS.test(written[title] ?? '');

function readRow(
  written: string[],
  columns: Columns,
  plan: ScannedPlan,
  state: RowState,
): Omit<PlanItem, 'lines' | 'excerpt'> | 'day' | 'canceled' | undefined {
  const cells = written.map(removeStruck);
  const get = toGet(cells, columns);
  if (isStruckRow(cells, written, columns)) {
    startDay(toGet(written, columns), plan, state);
    return 'canceled';
  }
  const kind = startRow(cells, get, plan, state) ? 'day' : findCanceled(cells, plan);
  if (kind) return kind;
  const notes = listNotes(cells, columns);
  const when = readWhen(get, plan, state, cells.join(' '), notes);
  const title = findTitle(get, cells, columns, plan);
  if (!LETTERS.test(title) && when.clock === undefined) return undefined;
  const clock = shiftPastMidnight(when, state, `${get('date')}${get('weekday')}` !== '');
  const isAllDay = YES.test(get('allDay')) || (when.clock === undefined && columns.allDay !== undefined);
  const hasTime = when.clock !== undefined && !isAllDay;
  const untimed: ProposalReason = isAllDay ? 'all-day' : 'no-time';
  return {
    ...readTexts(get, title, columns.place !== undefined, plan.language),
    date: state.day?.date,
    ...(hasTime && clock),
    zone: get('zone') || undefined,
    zoneMark: when.zoneMark,
    reasons: [
      ...(state.day?.reasons ?? (['no-date'] as const)),
      ...(hasTime ? when.reasons : [untimed]),
      ...(clock.start === when.clock ? [] : (['times-odd'] as const)),
      ...findDoubts(cells.join(' '), [get('description'), get('people')].join('\n'), plan),
    ],
  };
}

/** Whether the title or another short cell says that the row does not take place. */
const findCanceled = (cells: string[], { language }: ScannedPlan): 'canceled' | undefined =>
  cells.some(
    (cell) =>
      cell.length <= MAX_STATUS && matchInLanguage(language, 'plan.canceled').test(foldEmailText(cell)),
  )
    ? 'canceled'
    : undefined;

/** Takes the day of a row. Returns whether it says nothing else: one cell may be a heading over all columns. */
function startRow(cells: string[], get: GetCell, plan: ScannedPlan, state: RowState): boolean {
  const full = cells.filter(Boolean);
  const [only = ''] = full.length === 1 ? full : [];
  const isDay = startDay(only ? (field) => (field === 'date' ? only : '') : get, plan, state);
  return isDay && only !== '' && plan.scan(only).scan.times.length === 0;
}

/** Takes the day of a row; rows without one belong to the day above. Returns whether the row names one. */
function startDay(get: GetCell, plan: ScannedPlan, state: RowState): boolean {
  const [date, weekday] = [writeSerialDate(get('date') || get('start')), get('weekday')];
  const day = readDay(date, plan, state, weekday);
  const isLeftOut = get('date') === '' || plan.scan(toClockText(date)).scan.times.length > 0;
  if (!day && isLeftOut) return false;
  if (day?.date !== state.day?.date) state.after = undefined;
  state.day = day;
  return day !== undefined;
}

function readTexts(get: GetCell, text: string, hasPlaces: boolean, language: string) {
  const { title, location, rest } = hasPlaces
    ? { title: text, location: '', rest: '' }
    : splitTitleAndPlace(text, language);
  return {
    title: title.slice(0, 120),
    description: [get('description'), rest].filter(Boolean).join('\n').slice(0, 5_000),
    location: [get('place'), get('address')].filter(Boolean).join(', ').slice(0, 300) || location,
    attendees:
      findAbsentInCells(get('people'), '', language) ||
      toNames(get('people'), language) ||
      findAbsentInCells('', get('description'), language),
  };
}

/** The day of a cell, and whether the weekday in another cell fits it. A cell such as `TBD` names none. */
function readDay(text: string, plan: ScannedPlan, state: RowState, weekday = ''): PlanDay | undefined {
  const own = text === '' ? undefined : pickDay(findCellDays(text, plan, state), undefined);
  const beside = weekday === '' ? undefined : pickDay(scanCell(weekday, plan).days, undefined);
  const named = own ?? (text === '' ? beside : undefined);
  if (!named) return undefined;
  if (named.kind === 'date' && beside?.kind === 'weekday')
    return resolveDate({ weekdays: beside.weekdays, ...named.date }, plan.days);
  const last = named.kind === 'weekday' ? state.day?.date : undefined;
  return resolveNamedDay(named, plan.days, { last });
}

/** The days of a cell. A weekday with a number is the day that its line has for it. */
function findCellDays(text: string, plan: ScannedPlan, { named = [] }: RowState): NamedDay[] {
  const { days } = scanCell(text, plan);
  const dates = named.filter(({ kind }) => kind === 'date');
  const isNumbered = /\d/.test(text) && days.length > 0 && days.every(({ kind }) => kind === 'weekday');
  return isNumbered && dates.length === 1 ? dates : days;
}

const OF_OTHERS = [
  'title', 'date', 'weekday', 'time', 'start', 'end', 'startTime', 'endDate', 'endTime', 'duration', 'place', 'address', 'zone', 'allDay',
] as const; // biome-ignore format: a list

/** The cells that may hold notes: those of notes and people, and those without a heading. */
function listNotes(cells: string[], columns: Columns): string[] {
  const taken = new Set(OF_OTHERS.map((field) => columns[field]));
  return cells.filter((cell, at) => !taken.has(at) && cell !== '');
}

/** Start and end of a row: from columns of times, or of dates with times. */
function readWhen(get: GetCell, plan: ScannedPlan, state: RowState, row: string, notes: string[]): RowTimes {
  const start = [get('startTime'), get('time'), get('start'), get('date')].map(writeSerialDate);
  const scans = start.map((text) => plan.scan(toClockText(text)));
  const begun = scans.find(({ scan }) => scan.times.length > 0);
  if (!begun) return { reasons: [] };
  const [slot] = splitEvents(begun.normalized, begun.scan);
  if (!slot) return { reasons: [] };
  const { time, reasons: doubts } = findCellTime(begun, slot, plan.language);
  const clock = resolveClock(time, plan.style, findPartOfDay(row.toLowerCase(), plan.language), state.after);
  const reasons = [...clock.reasons, ...doubts];
  const endText = [get('endTime'), get('end')].map(writeSerialDate).find(Boolean) ?? '';
  const ended = plan.scan(toClockText(endText));
  const endTime =
    slot.endTime ?? ended.scan.times[0] ?? notes.map((note) => findSaidEnd(note, plan)).find(Boolean);
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
  const minutes = end
    ? end.minutes
    : findEndOfDuration([get('duration'), ...notes], get('title'), plan, clock.minutes);
  return {
    clock: clock.minutes,
    end: minutes,
    ...(isOtherDay && end && { endDate: endDay.date }),
    zoneMark: time.zoneMark,
    reasons: [...reasons, ...(end?.reasons ?? [])],
  };
}

/** A cell of a time may hold only `19`, `19-21` or `7p`. */
const toClockText = (cell: string): string =>
  /^\d{1,2}$/.test(cell) && Number(cell) < 24
    ? `${cell}:00`
    : cell
        .replace(/^(\d{1,2}:\d\d):\d\d/, '$1')
        .replace(/^(\d{1,2})\s?([ap])$/i, '$1:00$2m')
        .replace(/^(\d|1\d|2[0-4])\s?[-–]\s?(\d|1\d|2[0-4])$/, '$1:00 – $2:00');

/** The title, or the first text that is not in a column of another field. */
function findTitle(get: GetCell, cells: string[], columns: Columns, plan: ScannedPlan): string {
  if (get('title')) return get('title');
  const taken = new Set(Object.values(columns));
  return (
    cells.find(
      (cell, at) => !taken.has(at) && LETTERS.test(cell) && plan.scan(cell).scan.times.length === 0,
    ) ?? ''
  );
}

function findDoubts(row: string, notes: string, plan: ScannedPlan): ProposalReason[] {
  const isMaybe = matchInLanguage(plan.language, 'plan.maybe').test(row.toLowerCase());
  const isChanged = isChangedNote(notes, plan);
  return [...(isMaybe ? (['maybe'] as const) : []), ...(isChanged ? (['changed-later'] as const) : [])];
}
