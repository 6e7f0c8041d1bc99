import { readPlanTable } from '../tables/read-table.ts';
import { findTextTable } from '../tables/text-table.ts';
import { addField, addLineBelow, toTimedItem, toUntimedItem } from './build-item.ts';
import { namesNothing } from './chat-words.ts';
import { findPartOfDay, isPartWord } from './clock-times.ts';
import {
  findDayOfPlan,
  isDayHeading,
  isFollowedByItems,
  isMention,
  isOnlyTime,
  isStay,
  isTipOrDone,
  LETTERS,
  removeDays,
} from './day-lines.ts';
import { isRangeOfDays } from './day-ranges.ts';
import { DayTracker } from './day-tracker.ts';
import { EventCards } from './event-cards.ts';
import { findRecord, type PlanRecord, readFieldLine } from './field-lines.ts';
import { correctTime, findRestated } from './later-messages.ts';
import type { LinesReading } from './lines-reading.ts';
import { findPlaceForAll } from './place-for-all.ts';
import { toHeading } from './plan-days.ts';
import { extendItem, type PlanItem } from './plan-item.ts';
import { ChangeReader } from './read-changes.ts';
import { ReplyReader } from './read-replies.ts';
import { toRecordItem } from './record-item.ts';
import { followSamePlaces } from './same-place.ts';
import { pickDay, type ScannedLine, type ScannedPlan } from './scan-plan.ts';
import { nameItem } from './short-titles.ts';
import { splitEvents } from './split-events.ts';
import type { TimeSlot } from './time-slot.ts';
import { cleanTitle } from './title-and-place.ts';

const MAX_DETAILS = 6;
const MAX_PART = 24;
const MAX_TITLE = 120;
const MAX_ITEM = 90;

/** Reads the lines of a plan from top to bottom. Stops after `most` items. */
export function readLines(plan: ScannedPlan, most: number): LinesReading {
  return new LineReader(plan, most).read();
}

class LineReader {
  readonly #plan: ScannedPlan;
  readonly #most: number;
  readonly #days: DayTracker;
  readonly #items: PlanItem[] = [];
  readonly #read = new Set<number>();
  readonly #canceled = new Set<number>();
  readonly #asked = new Set<number>();
  readonly #changes: ChangeReader;
  readonly #replies: ReplyReader;
  /** The item that lines directly below it describe. */
  #open: { item: PlanItem; line: ScannedLine; details: number; isBlock?: boolean } | undefined;
  readonly #cards: EventCards;
  /** The place of the events that name none. */
  #place = '';
  /** A line of text that may be the title of the next time. */
  #pending: ScannedLine | undefined;

  constructor(plan: ScannedPlan, most: number) {
    this.#plan = plan;
    this.#most = most;
    this.#days = new DayTracker(plan);
    this.#cards = new EventCards(plan);
    this.#changes = new ChangeReader(plan, this.#days, this.#reading);
    this.#replies = new ReplyReader(plan, this.#days, this.#reading);
  }

  get #reading(): LinesReading {
    return { items: this.#items, read: this.#read, canceled: this.#canceled, asked: this.#asked };
  }

  read(): LinesReading {
    const { lines } = this.#plan;
    for (let at = 0; at < lines.length && this.#items.length < this.#most; ) at += this.#readAt(at);
    followSamePlaces(this.#items);
    for (const item of this.#items) {
      nameItem(item, this.#plan.language);
      if (item.location === '' && item.start !== undefined) item.location = this.#place;
    }
    this.#replies.absences.apply(this.#items);
    return this.#reading;
  }

  /** Reads the line or lines at an index; returns how many. */
  #readAt(at: number): number {
    const line = this.#plan.lines[at] as ScannedLine;
    if (line.text === '' && line.links.length === 0) return this.#endBlock();
    if (line.isContext) return this.#readContext(line);
    if (line.isStruck || line.isTaken || this.#readPlaceForAll(line)) return 1;
    const table = findTextTable(this.#plan.lines, at, this.#plan.language);
    if (table) return this.#readTable(at, table);
    const record = findRecord(this.#plan, at);
    if (record) return this.#readRecord(record);
    if (!this.#readField(line)) this.#readLine(at, line);
    return 1;
  }

  /** Reads a line that is not part of a table or form. */
  #readLine(at: number, line: ScannedLine): void {
    if (this.#replies.readSkips(line)) return;
    const slots = line.scan.times.length > 0 ? splitEvents(line.normalized, line.scan) : [];
    const isReply = slots.length > 0 && this.#replies.readTimes(line, slots);
    if (isReply || this.#changes.readLine(line) || (line.isLater && line.scan.days.length === 0)) return;
    if (slots.length > 0) this.#readTimes(at, line, slots);
    else if (line.scan.days.length === 0 || !this.#readDays(at, line)) this.#readText(line);
  }

  /** The day of a subject is that of the lines below until one names another. */
  #readContext(line: ScannedLine): number {
    const named = isRangeOfDays(line) ? undefined : pickDay(line.scan.days, undefined);
    const day = named?.kind === 'date' ? this.#days.resolve(named, line) : undefined;
    if (day) this.#days.start(day, false);
    return 1;
  }

  /** `Location both days is the Garland Room` above the events. */
  #readPlaceForAll(line: ScannedLine): boolean {
    const place =
      this.#items.length === 0 && !line.sender ? findPlaceForAll(line, this.#plan.language) : undefined;
    if (place === undefined) return false;
    this.#place = place;
    this.#read.add(line.number);
    return true;
  }

  #endBlock(): number {
    this.#open = undefined;
    if (!this.#pending?.isTitle) this.#pending = undefined;
    return 1;
  }

  #readTable(at: number, rows: string[][]): number {
    const lines = this.#plan.lines.slice(at, at + rows.length);
    for (const line of lines) this.#replies.absences.note(line);
    const found = readPlanTable(rows, this.#plan, {
      firstLine: lines[0]?.number ?? 1,
      raws: lines.map(({ raw }) => raw),
      day: this.#days.current,
      named: lines.map(({ scan }) => scan.days),
    });
    this.#open = undefined;
    this.#items.push(...(found?.items ?? []).slice(0, this.#most - this.#items.length));
    for (const number of found?.read ?? []) this.#read.add(number);
    for (const number of found?.canceled ?? []) this.#canceled.add(number);
    return rows.length;
  }

  #readRecord(record: PlanRecord): number {
    const above = record.fields.title ? undefined : this.#takePending();
    for (const { number } of record.lines) this.#read.add(number);
    this.#items.push(toRecordItem(record, above, this.#plan, this.#days));
    this.#open = undefined;
    return record.lines.length;
  }

  /** A line such as `Where: …`, or with a pin, below an event. */
  #readField(line: ScannedLine): boolean {
    const item = this.#open?.item;
    if (!item) return false;
    const field = readFieldLine(line, this.#plan.language);
    const isPlace = line.isPlace && line.scan.times.length === 0 && item.location === '';
    const isUsed = field
      ? addField(item, field.field, field.value, this.#plan.language)
      : isPlace && addField(item, 'place', line.text, this.#plan.language);
    if (isUsed) this.#extend(item, line);
    return isUsed;
  }

  #extend(item: PlanItem, line: ScannedLine): void {
    this.#read.add(line.number);
    extendItem(item, line);
  }

  #takePending(): string | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending) this.#read.add(pending.number);
    return pending?.text;
  }

  /** A line with one or more times. */
  #readTimes(at: number, line: ScannedLine, slots: TimeSlot[]): void {
    const borrowed = this.#cards.borrow(at, slots, this.#pending);
    for (const slot of slots) {
      const item = toTimedItem(line, slot, borrowed?.title.text, this.#plan, this.#days);
      if (slots.length === 1 && correctTime(item, line, this.#plan)) item.reasons.push('changed-later');
      else if (slot.isUnsure) item.reasons.push('several-times');
      if (borrowed) this.#extend(item, borrowed.title);
      item.location = borrowed?.place || item.location;
      this.#addOrRestate(item, line);
    }
    if (this.#open) this.#open.isBlock = borrowed?.place === '';
    this.#pending = undefined;
  }

  /** Adds an event, unless a later message gives an earlier one of the same name another time. */
  #addOrRestate(item: PlanItem, line: ScannedLine): void {
    const earlier = (line.sender ?? line.sentOn) ? findRestated(item, this.#items) : undefined;
    if (earlier) {
      Object.assign(earlier, { start: item.start, end: item.end });
      earlier.reasons.push('changed-later');
      this.#replies.discuss(earlier, line);
      this.#extend(earlier, line);
    } else this.#add(item, line);
  }

  #add(item: PlanItem, line: ScannedLine): void {
    this.#items.push(item);
    this.#replies.discuss(item, line);
    this.#read.add(line.number);
    this.#open = { item, line, details: 0 };
  }

  /** A line with a day but no time: a heading, or an event without a time. */
  #readDays(at: number, line: ScannedLine): boolean {
    const named = pickDay(line.scan.days, undefined);
    const rest = cleanTitle(removeDays(line));
    if (!named || !isDayHeading(line, named, rest, this.#plan.language)) {
      const mentioned = findDayOfPlan(line);
      if (mentioned) this.#days.startFirst(this.#days.resolve(mentioned, line));
      return false;
    }
    const day = this.#days.resolve(named, line);
    if (!day) return false;
    this.#read.add(line.number);
    this.#open = undefined;
    if (!isOnlyTime(this.#plan.lines[at + 1])) this.#pending = undefined;
    if (isRangeOfDays(line) && !line.isBullet && !isStay(line)) {
      // Weekdays below a range of days are within it.
      this.#days.start(day, false);
      return true;
    }
    this.#days.start(toHeading(day, line), !isMention(line, named, rest));
    const isNamed = LETTERS.test(rest) && !(line.sender && namesNothing(rest, this.#plan.language));
    if (isNamed && !isFollowedByItems(this.#plan.lines, at)) {
      const item = toUntimedItem(line, rest, day, undefined, this.#plan);
      const [, ...later] = line.scan.days.filter(({ kind }) => kind === 'date');
      const end = later.map((one) => this.#days.resolve(one, line)).at(-1);
      if (end && end.date > day.date) item.endDate = end.date;
      this.#add(item, line);
    }
    return true;
  }

  /** A line without day and time: part of a day, an item without a time, a detail of the event above, or a title. */
  #readText(line: ScannedLine): void {
    if (this.#readPart(line)) return;
    this.#days.followQuestion(line);
    this.#replies.follow(line);
    const isTip = isTipOrDone(line, this.#plan.language);
    if (line.isTitle || (isTip && line.text.endsWith(':'))) {
      this.#days.leaveHeading();
      this.#open = undefined;
    }
    if (this.#addDetail(line)) return;
    const day = this.#days.heading;
    const isItem = day && line.isBullet && LETTERS.test(line.text) && line.text.length <= MAX_ITEM;
    if (isItem && !line.sentOn && !isTip)
      this.#add(toUntimedItem(line, line.text, day, this.#days.part, this.#plan), line);
    else this.#pending = LETTERS.test(line.text) && line.text.length <= MAX_TITLE ? line : undefined;
  }

  /** `Morning: museum` below a day. */
  #readPart(line: ScannedLine): boolean {
    const [head = ''] = line.folded.split(/\s?[:：]\s|\s[–—-]\s|:$|：$/);
    const day = this.#days.heading;
    if (!day || head.length > MAX_PART || line.sentOn || !isPartWord(head, this.#plan.language)) return false;
    const part = findPartOfDay(head, this.#plan.language);
    if (part.isMorning === part.isEvening) return false;
    this.#days.startPart(part);
    this.#read.add(line.number);
    this.#open = undefined;
    const text = cleanTitle(line.text.slice(head.length));
    if (LETTERS.test(text)) this.#add(toUntimedItem(line, text, day, part, this.#plan), line);
    return true;
  }

  /** A line below an event that says more about it. */
  #addDetail(line: ScannedLine): boolean {
    const open = this.#open;
    if (!open || line.sentOn || line.isTitle || open.details >= MAX_DETAILS) return false;
    if (line.isBullet && line.indent <= open.line.indent) return false;
    const { item } = open;
    const place = open.isBlock && open.details === 0 ? this.#cards.findPlaceBelow(item, line) : '';
    if (place) item.location = place;
    else addLineBelow(item, line, this.#plan.language);
    open.details++;
    this.#extend(item, line);
    return true;
  }
}
