import { addDays, daysBetween, toWeekday } from '../../../worker/domain/time/days.ts';
import { matchAny, matchInLanguage } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { findPartOfDay, type PartOfDay } from './clock-times.ts';
import { isRangeOfDays } from './day-ranges.ts';
import { type PlanDay, resolveNamedDay, toUnclear } from './plan-days.ts';
import type { NamedDay, Span } from './scan-line.ts';
import { pickDay, type ScannedLine, type ScannedPlan } from './scan-plan.ts';
import type { TimeSlot } from './time-slot.ts';

/** Days from one line of a list to the next, and from there to a date that is only the name of a place. */
const NEXT_DAYS = 3;
const FAR_DAYS = 10;
/** Characters between the time of an end and its day: `lands 9:10 (Monday)`. */
const MAX_BEHIND_END = 3;
/** Characters between two weekdays of a list. */
const MAX_LISTED = 5;

const QUESTION = /[?？]\P{L}*$/u;

const BESIDE = [
  [-1, 'plan.dayBefore'],
  [1, 'plan.dayAfter'],
] as const;

/** The day that lines without their own belong to. */
interface CurrentDay extends PlanDay {
  /** Read from a heading that the lines stand below; otherwise from a line above. */
  isHeading: boolean;
}

/** Keeps track of the day, and the part of it, that the lines of a plan are about. */
export class DayTracker {
  readonly #plan: ScannedPlan;
  #day: CurrentDay | undefined;
  #part: PartOfDay | undefined;
  /** The line that went on to the next day. */
  #nextSince: number | undefined;
  /** Minutes of the last start of the current day. */
  after: number | undefined;
  /** Number of the line with that start. */
  lastLine: number | undefined;
  /** Number of its message. */
  lastMessage: number | undefined;
  /** Whether words around that start told the half of the day. */
  isAfterGuessed = false;

  constructor(plan: ScannedPlan) {
    this.#plan = plan;
  }

  /** The day of a heading, if the current line stands below one. */
  get heading(): PlanDay | undefined {
    return this.#day?.isHeading ? this.#day : undefined;
  }

  /** The day of a heading in the message of a line. */
  findOwnHeading({ message }: Pick<ScannedLine, 'message'>): string | undefined {
    return message !== undefined && this.#day?.message === message ? this.#day.date : undefined;
  }

  get current(): PlanDay | undefined {
    return this.#day && this.#inherit(this.#day);
  }

  get part(): PartOfDay | undefined {
    return this.#part;
  }

  startPart(part: PartOfDay): void {
    this.#part = part;
  }

  /** Begins a day. Lines below a heading belong to it, those below a range of days only follow it. */
  start(day: PlanDay, isHeading: boolean): void {
    this.#day = { ...day, isHeading };
    this.#part = undefined;
    this.after = undefined;
  }

  /** Begins a day that a sentence mentions, if the plan has named none and it is not past. */
  startFirst(day: PlanDay | undefined): void {
    if (day && !this.#day && day.date >= this.#plan.days.today) this.start(day, false);
  }

  /** Lets the answers to a message that asks about a day be about that day: `Out by when on Sunday?` */
  followQuestion(line: ScannedLine): void {
    const [named, other] = line.scan.days;
    if (!named || other || line.sender === undefined || !QUESTION.test(line.text)) return;
    const day = this.resolve(named, line);
    if (day && day.date !== this.#day?.date) this.start(day, false);
  }

  /** What follows another heading, such as "Tips", may not belong to the day. */
  leaveHeading(): void {
    if (this.#day) this.#day = { ...this.#day, isHeading: false };
  }

  /** The day of lines of which it is not sure any more that they belong to it, nor those below them. */
  doubt(): PlanDay | undefined {
    if (this.#day) this.#day = { ...this.#day, ...toUnclear(this.#day) };
    return this.current;
  }

  /** Resolves a day that a line names. */
  resolve(named: NamedDay, line: Pick<ScannedLine, 'scan' | 'sentOn'>): PlanDay | undefined {
    const isOwnWeekday = named.kind === 'weekday' && !named.isNext;
    const last = isOwnWeekday ? this.#day?.date : undefined;
    const day = resolveNamedDay(named, this.#plan.days, { last, sentOn: line.sentOn });
    if (day && isOwnWeekday && this.#day && day.date === this.#day.date)
      return { date: day.date, reasons: this.#day.reasons };
    return day && checkWeekday(line.scan.days, day);
  }

  /** The day of a time: in its line, else of the heading or line above, else that of its message. */
  findDay(line: ScannedLine, slot: TimeSlot | undefined): PlanDay | undefined {
    const named = findWeekdayInRange(line) ?? pickDay(this.#listOwnDays(line, slot), slot);
    if (!named) {
      const next = this.#findNext(line);
      if (next && next.date !== this.#day?.date) this.start(next, false);
      const { main } = this.#plan.days;
      return (
        next ??
        this.current ??
        (line.sentOn ? { date: line.sentOn, reasons: ['relative-date'] } : undefined) ??
        (main ? { date: main, reasons: ['nearby-date'] } : undefined)
      );
    }
    const day = this.#findFirstOfRange(line, named) ?? this.#resolveBoth(named, line);
    if (day && day.date !== this.#day?.date) this.start(day, false);
    return day && namesOtherDay(line, named) ? toUnclear(day) : day;
  }

  /** The first day of the range that a message names, where it goes on with the way there: `11 to 13 June, bus at 8:30`. */
  #findFirstOfRange(line: ScannedLine, named: NamedDay): PlanDay | undefined {
    const { range } = this.#plan.days;
    const isOfRange = line.sender !== undefined && named.kind === 'date' && isRangeOfDays(line);
    const last = isOfRange ? this.resolve(named, line)?.date : undefined;
    return range && last && (last === range.last || last === range.first)
      ? toUnclear({ date: range.first, reasons: [] })
      : undefined;
  }

  /**
   * The days of a line without those by which something else is done (`class at 3:30, pay me by 1 June`), and below a heading
   * without that of an end: `17:30 leave, arrive Thursday 10:15`.
   */
  #listOwnDays(line: ScannedLine, slot: TimeSlot | undefined): NamedDay[] {
    const { time, endTime } = slot ?? {};
    const days = (slot?.days ?? line.scan.days).filter((day) => !time || !isDueDay(line, day, time));
    if (!time || !endTime || !this.#day?.isHeading) return days;
    return days.filter(({ start }) => start < time.end || start > endTime.end + MAX_BEHIND_END);
  }

  /**
   * The day of a line that may begin with another one than that of a date in it. Then that of the beginning is more likely
   * if it follows the day above: `Sat – Mercado 20 de Noviembre`.
   */
  #resolveBoth(named: NamedDay, line: ScannedLine): PlanDay | undefined {
    const [first] = line.scan.days;
    const isLed = first?.kind === 'weekday' && !/\p{L}/u.test(line.normalized.slice(0, first.start));
    const lead =
      isLed && named.kind === 'date'
        ? this.resolve(first, { ...line, scan: { days: [first], times: [] } })
        : undefined;
    const above = this.#day?.date;
    const day = this.resolve(named, line);
    if (!lead || !day || lead.date === day.date) return day;
    const isNext = above !== undefined && Math.abs(daysBetween(above, lead.date)) <= NEXT_DAYS;
    const isFar = above !== undefined && Math.abs(daysBetween(above, day.date)) > FAR_DAYS;
    return toUnclear(isNext && isFar ? lead : day);
  }

  /** The day before or after the current one, if a line begins with words such as "the day after". */
  #findNext({ folded, number }: ScannedLine): PlanDay | undefined {
    if (number === this.#nextSince || !this.#day) return undefined;
    for (const [days, key] of BESIDE) {
      const found = matchInLanguage(this.#plan.language, key).exec(folded);
      if (!found) continue;
      this.#nextSince = number;
      const isFirst = !/\p{L}/u.test(folded.slice(0, found.index));
      return isFirst
        ? { date: addDays(this.#day.date, days), reasons: ['relative-date'] }
        : toUnclear(this.#inherit(this.#day));
    }
    return undefined;
  }

  /** The day of an end on another named day. */
  findEndDay(line: ScannedLine, { time, endTime }: TimeSlot): PlanDay | undefined {
    const named =
      endTime &&
      line.scan.days.find(({ start }) => start >= time.end && start <= endTime.end + MAX_BEHIND_END);
    return named && this.resolve(named, line);
  }

  /** The part of the day that a folded text speaks of, or that the lines above began. */
  findPart(folded: string): PartOfDay {
    const own = findPartOfDay(folded, this.#plan.language);
    return own.isMorning || own.isEvening ? own : (this.#part ?? own);
  }

  #inherit({ date, reasons, isHeading, message }: CurrentDay): PlanDay {
    return isHeading ? { date, reasons, message } : { date, reasons: [...reasons, 'nearby-date'] };
  }
}

const DUE = new RegExp(`(?<!\\p{L})${matchAny('deadlines.until')}\\s*$`, 'u');

/** Whether a line names a day behind its time as the last one for something else. */
const isDueDay = ({ normalized }: ScannedLine, { kind, start }: NamedDay, { end }: Span): boolean =>
  kind === 'date' && start > end && DUE.test(foldEmailText(normalized.slice(end, start)));

/** The only weekday of a line that has a range of days before it: `trip July 10-11 (Sat and Sun), meet on Saturday at 5:45`. */
function findWeekdayInRange(line: ScannedLine): NamedDay | undefined {
  const { days } = line.scan;
  const [first, ...others] = days.filter((day) => day.kind === 'date');
  const areSame = others.length > 0 && others.every((day) => first && isSameDay(day, first));
  if (areSame || !days.some(({ kind }) => kind === 'weekday') || !isRangeOfDays(line)) return undefined;
  const isListed = (day: NamedDay) => days.some((other) => other !== day && isNear(day, other));
  const [own, another] = days.filter((day) => day.kind === 'weekday' && !isListed(day));
  return another ? undefined : own;
}

const isNear = (a: Span, b: Span): boolean => a.start <= b.end + MAX_LISTED && b.start <= a.end + MAX_LISTED;

/** Whether a line with one time names another day of the same kind too: `the 5th, not the 6th, at 10:00`. */
function namesOtherDay({ scan: { days, times } }: Pick<ScannedLine, 'scan'>, named: NamedDay): boolean {
  const others = days.filter((day) => day !== named && day.kind === named.kind);
  return times.length === 1 && others.some((day) => !isSameDay(day, named));
}

function isSameDay(one: NamedDay, other: NamedDay): boolean {
  if (one.kind === 'date' && other.kind === 'date')
    return one.date.month === other.date.month && one.date.day === other.date.day;
  if (one.kind === 'weekday' && other.kind === 'weekday') return `${one.weekdays}` === `${other.weekdays}`;
  return false;
}

function checkWeekday(days: NamedDay[], day: PlanDay): PlanDay {
  const isOwn = days.some((one) => one.kind === 'date' && one.date.weekdays !== undefined);
  const other = isOwn ? undefined : days.find(({ kind }) => kind === 'weekday');
  const differs = other?.kind === 'weekday' && !other.weekdays.includes(toWeekday(day.date));
  return differs ? { ...day, reasons: [...day.reasons, 'weekday-differs'] } : day;
}
