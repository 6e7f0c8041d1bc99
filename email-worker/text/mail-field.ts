import { type FoundDate, findDates } from './dates.ts';
import { foldEmailText } from './fold-email-text.ts';
import type { LabelAspect } from './label-matcher.ts';
import type { LabelKey } from './label-words.ts';
import { isNonBookingDate } from './non-booking-dates.ts';
import type { TextCell } from './text-lines.ts';
import { type FoundTime, findTimes } from './times.ts';

/** Words of a mail and what the label before them says they are. */
export interface MailField {
  /** `none`: nothing stands before them; `unknown`: a label that nobody taught us. */
  key: LabelKey | 'none' | 'unknown';
  aspects: LabelAspect[];
  /** The label in small letters, where there is one. */
  label: string;
  value: string;
  /** Place of the value in the text. */
  start: number;
  line: number;
  /** Set by its place or a colon, not found within a sentence. */
  isLabel: boolean;
  /** A colon or a cell of its own says that it is a label. */
  isFirm: boolean;
  /** Lines after the value that no label claims, as an address has. */
  linesBelow: TextCell[];
  dates: FoundDate[];
  times: FoundTime[];
}

/** A field before its value is looked at; also a label that waits for one. */
export type MailFieldDraft = Omit<MailField, 'dates' | 'times' | 'linesBelow'>;

const TIMED = new Set<MailField['key']>([
  'depart',
  'arrive',
  'start',
  'checkin',
  'checkout',
  'pickup',
  'dropoff',
  'when',
]);

interface Token {
  start: number;
  end: number;
}

const isClear = (token: Token, others: Token[]) =>
  others.every((other) => token.end <= other.start || token.start >= other.end);

/** `10 June until 12 June` are the days of a stay, whatever is said before them. */
const isEndOfRange = (words: string, from: number | undefined, until: number): boolean =>
  from !== undefined && until - from < 34 && !/[.!?;(]/.test(words.slice(from, until));

/** A field with the dates and times of its value; what could be either is what its label promises. */
export function toMailField(draft: MailFieldDraft): MailField {
  const folded = foldEmailText(draft.value);
  const expected = TIMED.has(draft.key);
  const seen = findDates(folded, expected);
  const aside = seen.filter(
    (date, i) =>
      isNonBookingDate(folded, date.start, date.end) && !isEndOfRange(folded, seen[i - 1]?.end, date.start),
  );
  const read = seen.filter((date) => !aside.includes(date));
  // `Campo 24 de Agosto 12/06/2026`: beside a date with its year one without is a name.
  const all = read.some((date) => date.year !== undefined && !date.weak)
    ? read.filter((date) => date.year !== undefined)
    : read;
  const firm = all.filter((date) => !date.weak);
  // The hour of a deadline is none of the booking's.
  const isAside = (time: Token) => {
    const day = seen.findLast((date) => date.start < time.start);
    return day !== undefined && aside.includes(day);
  };
  const sure = findTimes(folded).filter((time) => isClear(time, [...firm, ...aside]) && !isAside(time));
  const onlyTime = draft.aspects.includes('time') && !draft.aspects.includes('date');
  const dates = all.filter((date) => !date.weak || (isClear(date, sure) && !onlyTime));
  const likely = expected
    ? findTimes(folded, true).filter((time) => isClear(time, [...dates, ...sure, ...aside]) && !isAside(time))
    : [];
  const times = [...sure, ...likely].sort((a, b) => a.start - b.start);
  return { ...draft, dates, times, linesBelow: [] };
}

/** Puts words behind a label that was left waiting. */
export function fillMailField(pending: MailFieldDraft, cell: TextCell): MailField {
  return toMailField({ ...pending, value: cell.text, start: cell.start });
}
