import { matchInLanguage } from '../../languages/compile.ts';
import type { DayTracker } from './day-tracker.ts';
import { flagNamed, moveTo, moveToNewDays } from './later-days.ts';
import {
  findCanceled,
  findMoved,
  findNamed,
  isAddition,
  isCanceled,
  isCorrection,
  isRequest,
  moveToNewTime,
} from './later-messages.ts';
import type { LinesReading } from './lines-reading.ts';
import { readSpokenPeople } from './people.ts';
import { extendItem, type PlanItem } from './plan-item.ts';
import { pickDay, type ScannedLine, type ScannedPlan } from './scan-plan.ts';

/** Reads lines that change what the lines above them said. */
export class ChangeReader {
  readonly #plan: ScannedPlan;
  readonly #days: DayTracker;
  /** What was read so far, which changes. */
  readonly #reading: LinesReading;

  constructor(plan: ScannedPlan, days: DayTracker, reading: LinesReading) {
    this.#plan = plan;
    this.#days = days;
    this.#reading = reading;
  }

  /** Reads a line that asks for something, hides, cancels or moves an event; false for any other. */
  readLine(line: ScannedLine): boolean {
    const isMessage = line.sentOn !== undefined || line.sender !== undefined;
    if (isMessage && isRequest(line, this.#plan)) return true;
    const named = pickDay(line.scan.days, undefined);
    const date = named && this.#days.resolve(named, line)?.date;
    if (isMessage) {
      this.#dropCanceled(line, date);
      flagNamed(line, this.#reading.items, date ?? this.#days.findOwnHeading(line), this.#plan);
      if (this.#moveDays(line, date)) return true;
    }
    if (this.#readPeople(line, isMessage, date)) return true;
    if (isCanceled(line, this.#plan) && (line.scan.times.length > 0 || line.isBullet || isMessage)) {
      this.#reading.canceled.add(line.number);
      return true;
    }
    const isMoved = this.#moveTime(line, date);
    if (!isMoved) this.#flagAdded(line, isMessage, date);
    return isMoved;
  }

  /** Flags what a note below a plan names, if it does not say what changes. */
  #flagAdded(line: ScannedLine, isMessage: boolean, date: string | undefined): void {
    if (!isMessage && isAddition(line)) flagNamed(line, this.#reading.items, date, this.#plan);
  }

  /** A line that gives the event above it, or one that it names, another time. */
  #moveTime(line: ScannedLine, date: string | undefined): boolean {
    const above = this.#reading.items.at(-1);
    const isOfAbove = above?.lines.last === line.number - 1 && isCorrection(line, this.#plan);
    const moved = isOfAbove ? above : findMoved(line, this.#reading.items, date, this.#plan);
    if (!moved || !moveToNewTime(moved, line, this.#plan)) return false;
    this.#extend(moved, line);
    return true;
  }

  /** A message that moves events to other days. */
  #moveDays(line: ScannedLine, date: string | undefined): boolean {
    const moved = moveToNewDays(line, this.#reading.items, this.#days, this.#plan);
    const onOther = date && this.#findOnOtherDay(line, date);
    if (onOther) {
      moveTo(onOther, date);
      moveToNewTime(onOther, line, this.#plan);
    }
    const changed = onOther ? [onOther] : moved;
    for (const item of changed) this.#extend(item, line);
    return changed.length > 0;
  }

  /** The only event that a message names with a word of change and a time, if it is on another day than the message says. */
  #findOnOtherDay(line: ScannedLine, date: string): PlanItem | undefined {
    const isChange =
      line.scan.times.length === 1 && matchInLanguage(this.#plan.language, 'plan.changed').test(line.folded);
    const { items } = this.#reading;
    if (!isChange || /[?？]/.test(line.text) || findMoved(line, items, date, this.#plan)) return undefined;
    const item = findMoved(line, items, undefined, this.#plan);
    return item?.date && item.date !== date && item.message !== line.message ? item : undefined;
  }

  /** A line without a time that says who must not know of an event, or who does not come. */
  #readPeople(line: ScannedLine, isMessage: boolean, date: string | undefined): boolean {
    if (line.scan.times.length > 0) return false;
    return this.#hide(line) || (isMessage && this.#leaveOut(line, date));
  }

  /** A line that only says who must not know of the event above it. */
  #hide(line: ScannedLine): boolean {
    const { attendees, isSecret } = readSpokenPeople(line.text);
    const item = this.#reading.items.at(-1);
    if (!isSecret || !attendees || !item || item.lines.last < line.number - 2) return false;
    item.attendees = attendees;
    item.audience = 'attendees';
    this.#extend(item, line);
    return true;
  }

  /** A later message that says who does not come to an event above it. */
  #leaveOut(line: ScannedLine, date: string | undefined): boolean {
    const { attendees, text } = readSpokenPeople(line.text);
    const item = attendees ? findNamed(text, this.#reading.items, date) : undefined;
    if (!item) return false;
    item.attendees = attendees;
    this.#extend(item, line);
    return true;
  }

  #extend(item: PlanItem, line: ScannedLine): void {
    this.#reading.read.add(line.number);
    extendItem(item, line);
  }

  #dropCanceled(line: ScannedLine, date: string | undefined): void {
    const { items, read, canceled } = this.#reading;
    for (const item of findCanceled(line, items, date, this.#plan)) {
      items.splice(items.indexOf(item), 1);
      for (let { first } = item.lines; first <= item.lines.last; first++) {
        read.delete(first);
        canceled.add(first);
      }
    }
  }
}
