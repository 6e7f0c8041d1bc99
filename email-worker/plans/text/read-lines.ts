import type { ProposalReason } from '../../../worker/contract/proposal-reasons.ts';
import { isStreet } from '../../text/scan/street.ts';
import { readTable } from '../tables/read-table.ts';
import { findTextTable } from '../tables/text-table.ts';
import { matchInLanguage } from '../words/compile-plan-words.ts';
import { findPartOfDay, type PartOfDay, resolveClock, resolveEnd } from './clock-times.ts';
import { findRecord, type PlanRecord, readFieldLine } from './field-lines.ts';
import { type PlanDay, resolveNamedDay } from './plan-days.ts';
import { type PlanItem, readPeople, toExcerpt } from './plan-item.ts';
import { pickDay, type ScannedLine, type ScannedPlan } from './scan-plan.ts';
import { splitEvents, type TimeSlot } from './split-events.ts';
import { cleanTitle, findMapPlace, splitTitleAndPlace } from './title-and-place.ts';

/** The day that lines without their own belong to. */
interface CurrentDay extends PlanDay {
  /** Read from a heading; otherwise from a line above. */
  isHeading: boolean;
  /** Level of the heading; 0 if it is none of Markdown. */
  level: number;
}

export interface LinesReading {
  items: PlanItem[];
  /** Numbers of the lines that were read. */
  read: Set<number>;
}

const MAX_DETAILS = 6;
const MAX_HEADING = 70;
const PART_START = { morning: 9 * 60, afternoon: 14 * 60, evening: 19 * 60 };
const LETTERS = /\p{L}{3}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{2}/u;

/** Reads the lines of a plan from top to bottom. Stops after `most` items. */
export function readLines(plan: ScannedPlan, most: number): LinesReading {
  const reader = new LineReader(plan, most);
  return reader.read();
}

class LineReader {
  readonly #plan: ScannedPlan;
  readonly #most: number;
  readonly #items: PlanItem[] = [];
  readonly #read = new Set<number>();
  #day: CurrentDay | undefined;
  /** Minutes of the last start of the current day. */
  #after: number | undefined;
  #part: PartOfDay | undefined;
  /** The item that lines directly below it describe. */
  #open: { item: PlanItem; line: ScannedLine; details: number } | undefined;
  /** A line of text that may be the title of the next time. */
  #pending: ScannedLine | undefined;

  constructor(plan: ScannedPlan, most: number) {
    this.#plan = plan;
    this.#most = most;
  }

  read(): LinesReading {
    const { lines } = this.#plan;
    for (let at = 0; at < lines.length && this.#items.length < this.#most; ) at += this.#readAt(at);
    return { items: this.#items, read: this.#read };
  }

  /** Reads the line or lines at an index; returns how many. */
  #readAt(at: number): number {
    const line = this.#plan.lines[at] as ScannedLine;
    if (line.text === '' && line.links.length === 0) {
      this.#open = undefined;
      if (!this.#pending?.isTitle) this.#pending = undefined;
      if (/[-*_=–—]{3}/.test(line.raw)) this.#read.add(line.number);
      return 1;
    }
    if (line.isStruck) return 1;
    const table = findTextTable(this.#plan.lines, at, this.#plan.language);
    if (table) return this.#readTable(at, table);
    const record = findRecord(this.#plan, at);
    if (record) return this.#readRecord(record);
    if (this.#readField(line)) return 1;
    const slots = line.scan.times.length > 0 ? splitEvents(line.normalized, line.scan) : [];
    if (slots.length > 0) this.#readTimes(at, line, slots);
    else if (line.scan.days.length > 0 && this.#readDays(at, line)) return 1;
    else if (slots.length === 0) this.#readText(line);
    return 1;
  }

  #readTable(at: number, rows: string[][]): number {
    const lines = this.#plan.lines.slice(at, at + rows.length);
    const found = readTable(rows, this.#plan, {
      firstLine: lines[0]?.number ?? 1,
      raws: lines.map(({ raw }) => raw),
      day: this.#day,
    });
    this.#open = undefined;
    if (!found) {
      for (const line of lines) this.#readText(line);
      return rows.length;
    }
    this.#items.push(...found.items.slice(0, this.#most - this.#items.length));
    for (const number of found.read) this.#read.add(number);
    return rows.length;
  }

  #readRecord({ lines, fields, when }: PlanRecord): number {
    const scanned = this.#plan.scan(when);
    const [slot] = scanned.scan.times.length > 0 ? splitEvents(scanned.normalized, scanned.scan) : [];
    const [first] = lines as [ScannedLine];
    const title = fields.title ?? this.#takePending() ?? '';
    const item = this.#toItem({ ...first, ...scanned }, slot, cleanTitle(title));
    item.location = fields.place ?? fields.address ?? item.location;
    item.attendees = readPeople(fields.people ?? '');
    item.description = fields.description ?? item.description;
    item.lines = { ...item.lines, last: lines.at(-1)?.number ?? item.lines.last };
    item.excerpt = toExcerpt([...(fields.title ? [] : [title]), ...lines.map(({ raw }) => raw)]);
    for (const { number } of lines) this.#read.add(number);
    this.#open = undefined;
    return lines.length;
  }

  /** A line such as `Where: …` below an event. */
  #readField(line: ScannedLine): boolean {
    const open =
      this.#open ?? (this.#items.length > 0 && line.indent > 0 ? { item: this.#items.at(-1) } : undefined);
    const field = open?.item && readFieldLine(line, this.#plan.language);
    if (!field || !open?.item)
      return line.isPlace && line.scan.times.length === 0 ? this.#addPlace(line) : false;
    const { item } = open;
    const isUsed = addField(item, field.field, field.value);
    if (isUsed) this.#extend(item, line);
    return isUsed;
  }

  #addPlace(line: ScannedLine): boolean {
    const item = this.#open?.item;
    if (!item || item.location) return false;
    item.location = line.text.slice(0, 300);
    this.#extend(item, line);
    return true;
  }

  #extend(item: PlanItem, line: ScannedLine): void {
    this.#read.add(line.number);
    item.lines = { ...item.lines, last: Math.max(item.lines.last, line.number) };
    item.excerpt = toExcerpt([item.excerpt, line.raw]);
  }

  #takePending(): string | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending) this.#read.add(pending.number);
    return pending?.text;
  }

  /** A line with one or more times. */
  #readTimes(at: number, line: ScannedLine, slots: TimeSlot[]): void {
    const untitled = slots.length === 1 && !LETTERS.test(cleanTitle(slots[0]?.text ?? ''));
    const borrowed = untitled ? this.#borrowTitle(at) : undefined;
    for (const slot of slots) {
      const item = this.#toItem(line, slot, borrowed?.text);
      if (slot.isUnsure) item.reasons.push('several-times');
      if (!borrowed) continue;
      const numbers = [line.number, borrowed.number];
      item.lines = { first: Math.min(...numbers), last: Math.max(...numbers) };
      item.excerpt = toExcerpt(
        borrowed.number < line.number ? [borrowed.raw, line.raw] : [line.raw, borrowed.raw],
      );
    }
    const item = this.#items.at(-1);
    this.#read.add(line.number);
    this.#pending = undefined;
    this.#open = item && { item, line, details: 0 };
  }

  /** The line above or below a time that stands alone. */
  #borrowTitle(at: number): ScannedLine | undefined {
    const next = this.#plan.lines[at + 1];
    const isNextText = next !== undefined && next.text !== '' && isPlainText(next);
    const own = this.#pending && !(this.#plan.hasTitlesBelow && isNextText) ? this.#pending : undefined;
    const borrowed = own ?? (isNextText ? next : undefined);
    if (borrowed) this.#read.add(borrowed.number);
    if (borrowed === next && next) next.isTaken = true;
    return borrowed;
  }

  #toItem(line: ScannedLine, slot: TimeSlot | undefined, titled?: string): PlanItem {
    const day = this.#findDay(line, slot);
    const text = slot?.text ?? '';
    const place = splitTitleAndPlace(titled ?? text);
    const spoken = `${line.folded} ${(titled ?? '').toLowerCase()}`;
    const part = this.#findPart(
      slot && !slot.isUnsure ? spoken : `${slot?.text ?? ''} ${titled ?? ''}`.toLowerCase(),
    );
    const clock = slot && resolveClock(slot.time, this.#plan.style, part, this.#after);
    const end = clock && slot?.endTime && resolveEnd(slot.endTime, clock, this.#plan.style);
    const isBack = clock !== undefined && this.#after !== undefined && clock.minutes < this.#after;
    const isNight = isBack && clock.minutes < 5 * 60 && (this.#after ?? 0) >= 18 * 60;
    const shift = isNight && !line.scan.days.length ? 24 * 60 : 0;
    const endDay = slot && this.#findEndDay(line, slot);
    const item: PlanItem = {
      title: place.title,
      location: place.location || findMapPlace(line.links),
      description: place.rest,
      attendees: '',
      date: day?.date,
      start: clock && clock.minutes + shift,
      end: endDay && end ? end.minutes % (24 * 60) : end && end.minutes + shift,
      endDate: endDay?.date,
      zoneMark: slot?.time.zoneMark ?? slot?.endTime?.zoneMark,
      reasons: [
        ...(day?.reasons ?? (['no-date'] as const)),
        ...(clock?.reasons ?? (['no-time'] as const)),
        ...(endDay ? endDay.reasons : (end?.reasons ?? [])),
        ...(shift > 0 ? (['times-odd'] as const) : []),
        ...this.#findDoubts(line),
      ],
      lines: { first: line.number, last: line.number },
      excerpt: toExcerpt([line.raw]),
    };
    if (!end && clock && line.scan.duration) item.end = (item.start ?? 0) + line.scan.duration.minutes;
    if (clock) this.#after = clock.minutes + shift;
    this.#items.push(item);
    return item;
  }

  #findPart(folded: string): PartOfDay {
    const own = findPartOfDay(folded, this.#plan.language);
    return own.isMorning || own.isEvening ? own : (this.#part ?? own);
  }

  #findDoubts({ folded, sentOn }: ScannedLine): ProposalReason[] {
    const has = (key: 'maybe' | 'canceled' | 'notEvents' | 'changed') =>
      matchInLanguage(this.#plan.language, key).test(folded);
    return [
      ...(has('maybe') || /\?/.test(folded) ? (['maybe'] as const) : []),
      ...(has('notEvents') || has('canceled') ? (['weak-line'] as const) : []),
      ...(has('changed') ? (['changed-later'] as const) : []),
      ...(sentOn ? (['from-chat'] as const) : []),
    ];
  }

  /** The day of a time: in its line, else of the heading or line above. */
  #findDay(line: ScannedLine, slot: TimeSlot | undefined): PlanDay | undefined {
    const named = pickDay(line.scan.days, slot);
    if (!named) {
      if (!this.#day) return line.sentOn ? { date: line.sentOn, reasons: ['relative-date'] } : undefined;
      return this.#day.isHeading
        ? this.#day
        : { ...this.#day, reasons: [...this.#day.reasons, 'nearby-date'] };
    }
    const isOwnWeekday = named.kind === 'weekday' && !named.isNext;
    const day = resolveNamedDay(named, this.#plan.days, {
      last: isOwnWeekday ? this.#day?.date : undefined,
      base: line.sentOn,
    });
    if (!day) return undefined;
    const checked = this.#checkWeekday(line, day);
    if (day.date !== this.#day?.date) {
      this.#after = undefined;
      this.#part = undefined;
    }
    this.#day = {
      ...checked,
      isHeading: this.#day?.date === day.date && this.#day.isHeading,
      level: this.#day?.level ?? 0,
    };
    return checked;
  }

  #checkWeekday(line: ScannedLine, day: PlanDay): PlanDay {
    const other = line.scan.days.find((one) => one.kind === 'weekday');
    const weekday = new Date(`${day.date}T00:00:00Z`).getUTCDay();
    const differs = other?.kind === 'weekday' && !other.weekdays.includes(weekday);
    return differs ? { ...day, reasons: [...day.reasons, 'weekday-differs'] } : day;
  }

  /** The day of an end on another named day. */
  #findEndDay(line: ScannedLine, slot: TimeSlot): PlanDay | undefined {
    const { endTime, time } = slot;
    const named =
      endTime && line.scan.days.find(({ start, end }) => start >= time.end && end <= endTime.start + 1);
    return named && resolveNamedDay(named, this.#plan.days, { last: this.#day?.date, base: line.sentOn });
  }

  /** A line with a day but no time: a heading, or an event without a time. */
  #readDays(at: number, line: ScannedLine): boolean {
    const named = pickDay(line.scan.days, undefined);
    if (!named || matchInLanguage(this.#plan.language, 'notEvents').test(line.folded)) return false;
    const rest = cleanTitle(removeSpans(line));
    const isLeading = named.start <= 12 || rest.length <= 24 || line.isTitle;
    const isAbsolute = named.kind === 'date' || named.kind === 'number';
    const isShort = rest.length <= MAX_HEADING || line.isTitle;
    if (!isShort || (!isAbsolute && (!isLeading || /[.!?]$/.test(line.text)))) return false;
    const dates = line.scan.days.filter(({ kind }) => kind === 'date');
    const isRange = dates.length > 1;
    if (isRange && !line.isBullet && !isStay(line)) {
      this.#read.add(line.number);
      return true;
    }
    const day = resolveNamedDay(named, this.#plan.days, {
      last: named.kind === 'weekday' && !named.isNext ? this.#day?.date : undefined,
      base: line.sentOn,
    });
    if (!day) return false;
    const isEvent = LETTERS.test(rest) && !this.#isFollowedByItems(at, line);
    const checked = this.#checkWeekday(line, day);
    this.#startDay(line, checked);
    if (isEvent) this.#addUntimed(line, rest, checked, isRange ? dates.at(-1) : undefined);
    this.#read.add(line.number);
    return true;
  }

  #startDay(line: ScannedLine, day: PlanDay): void {
    this.#day = { ...day, isHeading: true, level: line.level };
    this.#after = undefined;
    this.#part = undefined;
    this.#open = undefined;
    this.#pending = undefined;
  }

  #addUntimed(
    line: ScannedLine,
    text: string,
    day: PlanDay,
    endDay?: ScannedLine['scan']['days'][number],
  ): void {
    const { title, location, rest } = splitTitleAndPlace(text);
    const end = endDay && resolveNamedDay(endDay, this.#plan.days, { last: day.date });
    const part = this.#part && findUsualStart(this.#part);
    const item: PlanItem = {
      title,
      location: location || findMapPlace(line.links),
      description: rest,
      attendees: '',
      date: day.date,
      ...(part !== undefined && { start: part }),
      ...(end && end.date > day.date && { endDate: end.date }),
      reasons: [...day.reasons, part === undefined ? 'no-time' : 'vague-time', ...this.#findDoubts(line)],
      lines: { first: line.number, last: line.number },
      excerpt: toExcerpt([line.raw]),
    };
    this.#items.push(item);
    this.#open = { item, line, details: 0 };
    this.#read.add(line.number);
  }

  /** Whether what follows a line with a day belongs to that day. */
  #isFollowedByItems(at: number, line: ScannedLine): boolean {
    const { lines } = this.#plan;
    const next = lines.slice(at + 1, at + 4).find(({ text }) => text !== '');
    if (!next) return line.isTitle;
    if (next.scan.times.length > 0 && next.scan.days.every(({ kind }) => kind === 'weekday')) return true;
    if (next.scan.days.length > 0) return line.isTitle;
    return (
      line.isTitle ||
      next.indent > line.indent ||
      (next.isBullet && !line.isBullet) ||
      line.text.endsWith(':')
    );
  }

  /** A line without day and time: part of a day, an untimed item, a detail of the event above, or a title. */
  #readText(line: ScannedLine): void {
    if (line.isTaken) return;
    if (this.#readPart(line)) return;
    const day = this.#day;
    if (line.isTitle && day?.isHeading && line.level <= day.level && line.level > 0) {
      this.#day = { ...day, isHeading: false };
      this.#open = undefined;
    }
    if (this.#addDetail(line)) return;
    const isItem = day?.isHeading && line.isBullet && LETTERS.test(line.text) && line.text.length <= 90;
    if (isItem && !line.sentOn) {
      this.#addUntimed(line, line.text, day);
      return;
    }
    this.#pending = LETTERS.test(line.text) && line.text.length <= 120 ? line : undefined;
  }

  /** `Morning: museum` below a day. */
  #readPart(line: ScannedLine): boolean {
    const [head = '', ...rest] = line.text.split(/\s?[:：]\s|\s[–—-]\s|:$|：$/);
    if (!this.#day?.isHeading || head.length > 24 || line.sentOn) return false;
    const part = findPartOfDay(line.folded.slice(0, head.length), this.#plan.language);
    const isPart = part.isMorning !== part.isEvening && this.#isPartWord(line.folded.slice(0, head.length));
    if (!isPart) return false;
    this.#part = part;
    this.#read.add(line.number);
    this.#open = undefined;
    const text = cleanTitle(line.text.slice(head.length));
    if (rest.length > 0 && LETTERS.test(text)) this.#addUntimed(line, text, this.#day);
    return true;
  }

  #isPartWord(head: string): boolean {
    const words = (['morning', 'afternoon', 'evening'] as const).map(
      (key) => matchInLanguage(this.#plan.language, key).source,
    );
    return new RegExp(`^\\W*(?:\\p{L}{1,5} )?(?:${words.join('|')})\\W*$`, 'u').test(head);
  }

  /** A line below an event that says more about it. */
  #addDetail(line: ScannedLine): boolean {
    const open = this.#open;
    if (!open || line.sentOn || line.isTitle || open.details >= MAX_DETAILS) return false;
    const isNested = line.indent > open.line.indent || !line.isBullet;
    if (!isNested || (line.isBullet && line.indent <= open.line.indent)) return false;
    const { item } = open;
    const place = findMapPlace(line.links);
    if (!item.location && (place || isStreet(line.text))) item.location = place || line.text.slice(0, 300);
    else item.description = [item.description, line.text].filter(Boolean).join('\n').slice(0, 2_000);
    open.details++;
    this.#extend(item, line);
    return true;
  }
}

function findUsualStart({ isMorning, isEvening }: PartOfDay): number | undefined {
  if (isMorning === isEvening) return undefined;
  return isMorning ? PART_START.morning : PART_START.evening;
}

const isPlainText = (line: ScannedLine): boolean =>
  line.scan.times.length === 0 &&
  line.scan.days.every(({ kind }) => kind === 'weekday') &&
  LETTERS.test(line.text);

/** The text of a line without its days. */
function removeSpans({ normalized, scan }: ScannedLine): string {
  return scan.days
    .toReversed()
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, normalized);
}

const STAY =
  /hotel|hostel|airbnb|stay|lodging|apartment|unterkunft|ubernacht|sejour|alojamiento|alloggio|宿|ホテル/;
const isStay = ({ folded }: ScannedLine): boolean => STAY.test(folded);

/** Adds the value of a label to the event above it; false if it is none of its fields. */
function addField(item: PlanItem, field: string, value: string): boolean {
  switch (field) {
    case 'place':
    case 'address':
      item.location = [item.location, value].filter(Boolean).join(', ').slice(0, 300);
      return true;
    case 'description':
      item.description = [item.description, value].filter(Boolean).join('\n').slice(0, 2_000);
      return true;
    case 'people':
      item.attendees = readPeople(value);
      return item.attendees !== '';
    default:
      return false;
  }
}
