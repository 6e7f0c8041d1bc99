import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { type ResolvedDay, resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import type { MailText } from '../../label/mail-text.ts';
import { findDates } from '../../scan/dates.ts';
import type { FoundTime } from '../../scan/time-reader.ts';
import { DAY } from './segment-codes.ts';

/** Start and end of a stay or rental, or a part of them. */
export type Side = 'start' | 'end';

/** Words before a day or time that tell which end it is. */
export interface SideWords {
  /** Count only directly before digits, because they are words and option codes elsewhere. */
  short: Record<Side, string>;
  /** May have a place between them and the day. */
  long: Record<Side, string>;
}

/** What a segment says about one end. */
export interface SegmentMoment {
  day?: ResolvedDay;
  time?: FoundTime;
  /** Words between `PICK UP` and its day. */
  place?: string;
}

const TIME = '\\d{1,2}[:.]\\d\\d ?(?:[AP]M?)?|\\d{3,4}[APNM]?M?|\\d{1,2} ?[AP]M';
/** What may stand between a word, its day and its time. */
const GLUE = /^(?:[\s/:@.,-]{0,4}| AT )$/;

/** Reads both ends of a segment. A day without a word is the start if there is none yet, else the end. */
export function readMoments(text: string, words: SideWords, mail: MailText): Record<Side, SegmentMoment> {
  const reader = new MomentReader(mail);
  let until = 0;
  for (const token of text.matchAll(compileTokens(words))) {
    if (reader.take(token.groups ?? {}, text.slice(until, token.index)))
      until = token.index + token[0].length;
  }
  return reader.found;
}

class MomentReader {
  readonly found: Record<Side, SegmentMoment> = { start: {}, end: {} };
  private readonly mail: MailText;
  private side: Side | undefined;
  /** A word told the side, and its day or time may follow. */
  private isNamed = false;

  constructor(mail: MailText) {
    this.mail = mail;
  }

  /** Whether a token and the text between it and the one before tell something. */
  take({ start, end, day, time }: Record<string, string>, between: string): boolean {
    if (start || end) {
      this.side = start ? 'start' : 'end';
      this.isNamed = true;
      return true;
    }
    return day ? this.takeDay(day, between) : this.takeTime(time ?? '', between);
  }

  private takeDay(day: string, between: string): boolean {
    if (!this.isNamed || !this.side) this.side = this.found.start.day ? 'end' : 'start';
    setDay(this.found[this.side], day, this.isNamed ? between : '', this.mail);
    this.isNamed = false;
    return true;
  }

  private takeTime(time: string, between: string): boolean {
    if (!this.side || !GLUE.test(between)) return false;
    this.found[this.side].time ??= toClockTime(time);
    this.isNamed = false;
    return true;
  }
}

const compiled = new Map<SideWords, RegExp>();

function compileTokens(words: SideWords): RegExp {
  const known = compiled.get(words);
  if (known) return known;
  const side = (name: Side) =>
    `(?<${name}>\\b(?:${words.short[name]})(?=[-: ]{0,2}\\d)|\\b(?:${words.long[name]})\\b)`;
  const before = `(?<![A-Z\\d.])|(?<=\\b(?:${words.short.start}|${words.short.end}))`;
  const tokens = new RegExp(
    `${side('start')}|${side('end')}|(?:${before})(?:(?<day>${DAY})|(?<time>${TIME})(?![A-Z\\d.]))`,
    'g',
  );
  compiled.set(words, tokens);
  return tokens;
}

function setDay(moment: SegmentMoment, text: string, between: string, { dateContext }: MailText): void {
  const date = findDates(foldEmailText(text), true)[0];
  const day = date && resolveDay(date, dateContext);
  if (!day || moment.day) return;
  moment.day = day;
  const place = between.replace(/^[\s/:.,-]+|[\s/:.,-]+$/g, '');
  if (/^[A-Z][A-Z .,'-]{2,60}$/.test(place)) moment.place = place;
}

/** `2135`, `605A`, `1200N`, `9:30PM`, `9AM`; undefined without a half for three digits. */
export function toClockTime(text: string): FoundTime | undefined {
  const [, digits = '', half = ''] = /^([\d:.]+) ?([APNM]?)/.exec(text) ?? [];
  const bare = digits.replace(/[:.]/g, '');
  if (half === '' && bare.length < 4 && bare === digits) return undefined;
  const full = bare.length <= 2 ? `${bare}00` : bare;
  const [hour, minute] = [Number(full.slice(0, -2)), Number(full.slice(-2))];
  if (hour > 23 || minute > 59) return undefined;
  return { start: 0, end: 0, hour: toHour(hour, half), minute, dayOffset: 0 };
}

/** `A` and `M` for midnight are before noon, `P` and `N` for noon after it. */
function toHour(hour: number, half: string): number {
  if (half === '') return hour;
  return (hour % 12) + (half === 'P' || half === 'N' ? 12 : 0);
}

/** A moment with its zone, if the segment names a place that has one. */
export const toMoment = (day: ResolvedDay, time: FoundTime | undefined, zone: string | undefined) => ({
  ...toLocalDateTime(day, time),
  ...(zone ? { zone } : {}),
});
