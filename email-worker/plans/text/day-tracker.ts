import { findPartOfDay, type PartOfDay } from './clock-times.ts';
import { type PlanDay, resolveNamedDay, toWeekday } from './plan-days.ts';
import type { NamedDay } from './scan-line.ts';
import { pickDay, type ScannedLine, type ScannedPlan } from './scan-plan.ts';
import type { TimeSlot } from './split-events.ts';

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
  /** Minutes of the last start of the current day. */
  after: number | undefined;

  constructor(plan: ScannedPlan) {
    this.#plan = plan;
  }

  /** The day of a heading, if the current line stands below one. */
  get heading(): PlanDay | undefined {
    return this.#day?.isHeading ? this.#day : undefined;
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

  /** What follows another heading, such as "Tips", may not belong to the day. */
  leaveHeading(): void {
    if (this.#day) this.#day = { ...this.#day, isHeading: false };
  }

  forget(): void {
    this.#day = undefined;
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
    const named = pickDay(line.scan.days, slot);
    if (!named)
      return this.current ?? (line.sentOn ? { date: line.sentOn, reasons: ['relative-date'] } : undefined);
    const day = this.resolve(named, line);
    if (day && day.date !== this.#day?.date) this.start(day, false);
    return day;
  }

  /** The day of an end on another named day. */
  findEndDay(line: ScannedLine, { time, endTime }: TimeSlot): PlanDay | undefined {
    const named =
      endTime && line.scan.days.find(({ start, end }) => start >= time.end && end <= endTime.start + 1);
    return named && this.resolve(named, line);
  }

  /** The part of the day that a folded text speaks of, or that the lines above began. */
  findPart(folded: string): PartOfDay {
    const own = findPartOfDay(folded, this.#plan.language);
    return own.isMorning || own.isEvening ? own : (this.#part ?? own);
  }

  #inherit({ date, reasons, isHeading }: CurrentDay): PlanDay {
    return { date, reasons: isHeading ? reasons : [...reasons, 'nearby-date'] };
  }
}

function checkWeekday(days: NamedDay[], day: PlanDay): PlanDay {
  const isOwn = days.some((one) => one.kind === 'date' && one.date.weekdays !== undefined);
  const other = isOwn ? undefined : days.find(({ kind }) => kind === 'weekday');
  const differs = other?.kind === 'weekday' && !other.weekdays.includes(toWeekday(day.date));
  return differs ? { ...day, reasons: [...day.reasons, 'weekday-differs'] } : day;
}
