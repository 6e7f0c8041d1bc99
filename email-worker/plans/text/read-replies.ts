import { matchOwn } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { listNamingWords, namesNothing } from './chat-words.ts';
import { resolveClock, resolveEnd } from './clock-times.ts';
import { DayAbsences } from './day-absences.ts';
import type { DayTracker } from './day-tracker.ts';
import { isTimeOf, moveToNewTime, toNearest } from './later-messages.ts';
import type { LinesReading } from './lines-reading.ts';
import { extendItem, type PlanItem } from './plan-item.ts';
import { pickDay, type ScannedLine, type ScannedPlan } from './scan-plan.ts';
import type { TimeSlot } from './time-slot.ts';

/** Messages after one about an event that may still be about it. */
const MAX_LINES = 12;
const SENTENCE_END = /[.!?]+\s+|\s(?=so\s)|,\s+/u;
const EXCEPT = 'Everyone except ';
/** At most this share of a question's words names something. */
const MAX_NAMING = 0.34;

/** Reads messages that answer one about an event, and name none themselves. */
export class ReplyReader {
  readonly #plan: ScannedPlan;
  readonly #days: DayTracker;
  readonly #reading: LinesReading;
  /** Who does not come to a whole day. */
  readonly absences: DayAbsences;
  /** The event that the messages are about, and the last line about it. */
  #topic: { item: PlanItem; line: number } | undefined;

  constructor(plan: ScannedPlan, days: DayTracker, reading: LinesReading) {
    this.#plan = plan;
    this.#days = days;
    this.#reading = reading;
    this.absences = new DayAbsences(plan, days);
  }

  /** Notes that a line is about an event. */
  discuss(item: PlanItem, { number }: ScannedLine): void {
    this.#topic = { item, line: number };
  }

  /** Notes the only event that a message without a time names. */
  follow(line: ScannedLine): void {
    const [item, other] = line.sender ? this.#listNamed(line.text) : [];
    if (item && !other) this.discuss(item, line);
  }

  /** Reads a message that only gives the last event another time, or speaks of its time; false for any other. */
  readTimes(line: ScannedLine, slots: TimeSlot[]): boolean {
    const item = this.#findTopic(line);
    if (!line.sender || !item || item.start === undefined) return false;
    const texts = slots.map(({ text, more }) => `${text} ${more ?? ''}`);
    const isQuestion = /[?？]/.test(line.text) && !this.#answersItself(line);
    if (isQuestion ? !this.#asksAbout(item, line) : !texts.every((text) => this.#namesNothing(text, line)))
      return false;
    this.discuss(item, line);
    if (isQuestion) {
      item.reasons.push('changed-later');
      this.#reading.asked.add(line.number);
      return true;
    }
    this.#reading.read.add(line.number);
    if (this.#setTimes(item, line, slots)) extendItem(item, line);
    return true;
  }

  /** Leaves out the sender of events that a message says they skip; true if it says nothing else. */
  readSkips(line: ScannedLine): boolean {
    const { sender } = line;
    this.absences.note(line);
    if (!sender) return false;
    const parts = line.normalized.split(SENTENCE_END).filter((part) => this.#isSkipped(part));
    for (const part of parts) {
      const [item, other] = this.#listNamed(part);
      if (!item || other) continue;
      item.attendees = leaveOut(item.attendees, sender);
      this.#reading.read.add(line.number);
      extendItem(item, line);
    }
    return parts.length > 0 && line.scan.times.length === 0;
  }

  #isSkipped(part: string): boolean {
    return matchOwn(this.#plan.language, 'plan.skips').test(foldEmailText(part));
  }

  /** The events whose titles share a word with a text. */
  #listNamed(text: string): PlanItem[] {
    const { language } = this.#plan;
    const words = new Set(listNamingWords(text, language).filter((word) => word.length > 2));
    return this.#reading.items.filter((item) =>
      listNamingWords(item.title, language).some((word) => words.has(word)),
    );
  }

  #findTopic(line: ScannedLine): PlanItem | undefined {
    const named = pickDay(line.scan.days, undefined);
    if (named) {
      const date = this.#days.resolve(named, line)?.date;
      return this.#topic?.item.date === date ? this.#topic?.item : undefined;
    }
    return this.#topic && line.number - this.#topic.line <= MAX_LINES ? this.#topic.item : undefined;
  }

  #namesNothing(text: string, line: ScannedLine): boolean {
    const { language } = this.#plan;
    const isOwn = matchOwn(language, 'plan.first').test(line.folded);
    return isOwn ? listNamingWords(text, language).length === 0 : namesNothing(text, language);
  }

  /** `did we? fine half 7` */
  #answersItself({ normalized }: ScannedLine): boolean {
    const after = normalized.slice(normalized.search(/[?？]/) + 1);
    return /\d/.test(after);
  }

  /** Whether a question is about an event: it gives its time or names it, or names next to nothing. */
  #asksAbout(item: PlanItem, line: ScannedLine): boolean {
    const { language } = this.#plan;
    if (this.#listNamed(line.text).includes(item)) return true;
    const naming = listNamingWords(line.text, language).length;
    const words = line.folded.match(/\p{L}+/gu)?.length ?? 0;
    const isSame = line.scan.times.some((time) => isTimeOf(time, item, this.#plan));
    return naming <= (isSame ? words * MAX_NAMING : 0);
  }

  #setTimes(item: PlanItem, line: ScannedLine, slots: TimeSlot[]): boolean {
    const [slot] = slots;
    if (!slot?.endTime || slots.length > 1) return moveToNewTime(item, line, this.#plan);
    const { style } = this.#plan;
    const start = toNearest(slot.time, item.start ?? 0, this.#plan);
    const clock = resolveClock(slot.time, style, { isMorning: false, isEvening: false }, undefined);
    item.start = start;
    item.end = resolveEnd(slot.endTime, { ...clock, minutes: start }, style).minutes;
    item.reasons.push('changed-later');
    return true;
  }
}

function leaveOut(attendees: string, name: string): string {
  if (attendees === '') return `${EXCEPT}${name}`;
  const isListed = attendees.split(', ').includes(name) || attendees === `${EXCEPT}${name}`;
  return attendees.startsWith(EXCEPT) && !isListed ? `${attendees}, ${name}` : attendees;
}
