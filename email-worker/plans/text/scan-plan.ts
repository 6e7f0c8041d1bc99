import { addDays, toLocalDay } from '../../../worker/domain/time/days.ts';
import { matchAny, matchInLanguage } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { FoundDate } from '../../text/scan/date-weekday.ts';
import type { PlanContext } from '../plan.ts';
import { writeBareHours } from './bare-hours.ts';
import { type ClockStyle, findClockStyle } from './clock-times.ts';
import { writeDayLists, writeDayNumerals } from './day-lists.ts';
import { findRange } from './day-ranges.ts';
import { addDaysOfMonth } from './days-of-month.ts';
import { detectPlanLanguage } from './detect-plan-language.ts';
import { correctDottedTimes } from './dotted-times.ts';
import { addLeadingWeekdays } from './leading-weekdays.ts';
import { writeLooseTimes } from './loose-times.ts';
import { BARE_HOUR, type DottedPairs, findDottedPairs, normalizeTimes } from './normalize-times.ts';
import { type DayContext, findDayOrder, findTrip, resolveDate, toRange } from './plan-days.ts';
import type { PlanLine } from './plan-line.ts';
import { type LineScan, type NamedDay, type Span, scanLine } from './scan-line.ts';
import { writeSpokenDurations } from './spoken-durations.ts';
import { writeSpokenHours } from './spoken-hours.ts';

/** A line with its days and times. Positions are those in `normalized`. */
export interface ScannedLine extends PlanLine {
  normalized: string;
  scan: LineScan;
  /** Used as the title of another line. */
  isTaken?: boolean;
  /** Not scanned: the lines above it used up the work that a plan may cost. */
  isSkipped?: boolean;
}

/** The lines of a plan and what is known of all of them. */
export interface ScannedPlan {
  lines: ScannedLine[];
  language: string;
  style: ClockStyle;
  days: DayContext;
  /** Titles stand below their times. */
  hasTitlesBelow: boolean;
  /** Reads another text as a line of this plan is read. */
  scan: (text: string) => Pick<ScannedLine, 'normalized' | 'scan' | 'folded'>;
}

/**
 * Work that scanning one plan may cost, in characters. Counted, because clocks stand still during computation on
 * Cloudflare; about 150 ms. A plan of 300 events has 30,000 characters.
 */
const MAX_WORK = 60_000;
/** What a line costs besides its characters. */
const LINE_WORK = 20;
const WORTH_SCANNING = /\d|\p{L}{2}|\p{sc=Han}/u;
/** Lines of a schedule that begin with a time, so that a number at the start of another is one too. */
const MIN_SCHEDULE = 2;
const FIRST_HOUR = new RegExp(`^(\\d{1,2}) (?!${matchAny('plan.counted')}(?!\\p{L}))(\\p{L}{4}.*)$`, 'u');
/** `17        Dinner`: a column. */
const COLUMN_BEHIND = /^\s*\d{1,2}(?:\s{3,}|\t)/;

/** `ok 7`, `9 then`: an hour in a message that says next to nothing else. */
const SHORT_ANSWER = /^(?:\p{L}{1,6}[,.!]?\s){0,2}(?:1?\d|2[0-3])(?:\s\p{L}{2,5})?\s?[!.]*$/u;

const startsWithTime = ({ scan, normalized }: ScannedLine): boolean =>
  scan.times[0] !== undefined && !/\p{L}/u.test(normalized.slice(0, scan.times[0].start));

const NO_SCAN: LineScan = { days: [], times: [] };

/** Finds days and times in the lines of a plan. */
export function scanPlan(lines: PlanLine[], context: PlanContext): ScannedPlan {
  const text = lines.map((line) => line.text).join('\n');
  const language = detectPlanLanguage(text);
  const dotted = findDottedPairs(text);
  const scan = (line: string) => scanText(line, dotted, language);
  let left = MAX_WORK;
  const scanned = lines.map((line): ScannedLine => {
    const isWorth = WORTH_SCANNING.test(line.text);
    if (isWorth) left -= line.text.length + LINE_WORK;
    const found = isWorth && left >= 0 ? scan(line.text) : { normalized: line.text, scan: NO_SCAN };
    return {
      ...line,
      ...found,
      folded: foldEmailText(found.normalized),
      ...(isWorth && left < 0 && { isSkipped: true }),
    };
  });
  if (scanned.filter(startsWithTime).length >= MIN_SCHEDULE) {
    for (const line of scanned) {
      const [, hour, rest] = FIRST_HOUR.exec(line.text) ?? [];
      const isColumn = COLUMN_BEHIND.test(line.raw) || /^\p{Ll}/u.test(rest ?? '');
      const isHour =
        hour && rest && isColumn && Number(hour) < 24 && line.scan.times.length + line.scan.days.length === 0;
      if (isHour && !line.isSkipped) Object.assign(line, scan(`${hour}:00${BARE_HOUR} ${rest}`));
    }
  }
  for (const line of scanned) addBareHours(line, scan, language);
  addLeadingWeekdays(scanned, language);
  let days = findDayContext(scanned, text, language, context);
  if (correctDottedTimes(scanned, days, scan)) days = findDayContext(scanned, text, language, context);
  addDaysOfMonth(scanned, days);
  const times = scanned.flatMap((line) => line.scan.times);
  return {
    lines: scanned,
    language,
    style: findClockStyle(times, foldEmailText(text), language),
    days,
    hasTitlesBelow: findTitlesBelow(scanned),
    scan,
  };
}

/** Reads `checkout 11` and `12-1 lunch` in messages, lists, and lines with a day or another time. */
function addBareHours(line: ScannedLine, scan: ScannedPlan['scan'], language: string): void {
  const { days, times } = line.scan;
  const isDated = days.length + times.length > 0 || isShortEvent(line, language);
  const hasLeaders = /^\P{L}{1,12}[.…·_]{3}/u.test(line.normalized);
  if (
    line.isSkipped ||
    !(hasLeaders || isDated || line.isBullet || line.sentOn || line.sender || line.indent > 0)
  )
    return;
  const isAnswer = line.sender !== undefined && !isDated && SHORT_ANSWER.test(line.text);
  const written = isAnswer
    ? line.normalized.replace(/\d{1,2}/, `$&:00${BARE_HOUR}`)
    : writeBareHours(line.normalized, line.scan, isDated);
  if (written !== line.normalized) Object.assign(line, scan(written));
}

const MAX_EVENT = 60;

/** Whether a line of notes is short and begins with an event: `breakfast 8`. */
function isShortEvent({ text, folded }: ScannedLine, language: string): boolean {
  if (text.length > MAX_EVENT || !/\d/.test(text)) return false;
  const event = matchInLanguage(language, 'plan.eventWords').exec(folded);
  return event !== null && !/[\p{L}\d]/u.test(folded.slice(0, event.index));
}

function scanText(text: string, dotted: DottedPairs, language: string) {
  const normalized = normalizeTimes(
    writeSpokenHours(
      writeSpokenDurations(writeLooseTimes(writeDayLists(writeDayNumerals(text)), language), language),
      language,
    ),
    dotted,
  );
  return { normalized, folded: foldEmailText(normalized), scan: scanLine(normalized, language) };
}

function findDayContext(
  lines: ScannedLine[],
  text: string,
  language: string,
  context: PlanContext,
): DayContext {
  const trip = findTrip(context);
  const dates = lines.flatMap(({ scan }) =>
    scan.days.flatMap((day) => (day.kind === 'date' ? [day.date] : [])),
  );
  const known: DayContext = {
    language,
    zone: context.zone,
    today: toLocalDay(context.now.getTime(), context.zone),
    trip: context.tripStart || context.events.length > 0 ? trip : undefined,
    dayFirst: findDayOrder(dates, text, language, trip),
  };
  const stated = dates.find(({ year }) => year !== undefined);
  const anchor = stated && resolveDate(stated, known)?.date;
  const anchored = { ...known, anchor };
  const range = findRange(lines, anchored);
  const main = range ? undefined : findMainDay(dates, anchored);
  return { ...anchored, range, main, dayOne: findDayOne(lines, { ...anchored, range }) };
}

/** The first of the dates that a plan names with their weekday, if they are all within a week. Others may be deadlines. */
function findMainDay(dates: FoundDate[], context: DayContext): string | undefined {
  const named = dates.filter(({ weekdays }) => weekdays);
  const days = named.map((date) => resolveDate(date, context)?.date ?? '').sort();
  const [first, last] = [days[0], days.at(-1)];
  return first && last && (first === last || toRange(first, last)) ? first : undefined;
}

/** `Day 2 – 12 June`, or a range of days above `Day 1`. */
function findDayOne(lines: ScannedLine[], context: DayContext): DayContext['dayOne'] {
  for (const { scan } of lines) {
    const number = scan.days.find((day) => day.kind === 'number');
    const date = scan.days.find((day) => day.kind === 'date');
    if (number?.kind !== 'number' || date?.kind !== 'date') continue;
    const day = resolveDate(date.date, context);
    if (day) return { date: addDays(day.date, 1 - number.number), isStated: day.reasons.length === 0 };
  }
  const first = lines.findIndex(({ scan }) => scan.days.some(({ kind }) => kind === 'number'));
  const dated =
    first < 0
      ? []
      : lines.slice(0, first).filter(({ scan }) => scan.days.some(({ kind }) => kind === 'date'));
  const named = dated[0]?.scan.days.find(({ kind }) => kind === 'date');
  const day = named?.kind === 'date' ? resolveDate(named.date, context) : undefined;
  // The only date above may be the last of a range: `7 & 8 October`.
  const { range } = context;
  if (range && day && day.date === range.last && dated.length === 1)
    return { date: range.first, isStated: day.reasons.length === 0 };
  return day ? { date: day.date, isStated: dated.length === 1 && day.reasons.length === 0 } : undefined;
}

/** Whether most times that stand alone are followed, not preceded, by text. */
function findTitlesBelow(lines: ScannedLine[]): boolean {
  const isText = (line: ScannedLine | undefined) =>
    line !== undefined && line.text !== '' && line.scan.times.length === 0 && line.scan.days.length === 0;
  let vote = 0;
  lines.forEach(({ scan, normalized }, at) => {
    const [time] = scan.times;
    const isAlone = time && normalized.replace(/[\d:.,\s\-–—apmhAPMHuUrR]/g, '').length <= 4;
    if (isAlone) vote += Number(isText(lines[at + 1])) - Number(isText(lines[at - 1]));
  });
  return vote > 0;
}

/** The day of a time, or of a line: dates before numbers, weekdays last; of several dates the one before the time. */
export function pickDay(days: NamedDay[], slot: Span | undefined): NamedDay | undefined {
  const order = ['date', 'number', 'relative', 'weekday'] as const;
  for (const kind of order) {
    const own = days.filter((day) => day.kind === kind);
    if (own.length === 0) continue;
    return (slot && own.findLast((day) => day.start < slot.start)) ?? own[0];
  }
  return undefined;
}
