import { matchAny } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { LabelAspect, LabelKey } from '../../languages/label-keys.ts';
import type { FoundDate } from '../scan/date-weekday.ts';
import { findDates } from '../scan/dates.ts';
import { isNonBookingDate } from '../scan/non-booking-dates.ts';
import type { TextCell } from '../scan/text-lines.ts';
import type { FoundTime } from '../scan/time-reader.ts';
import { findTimes } from '../scan/times.ts';
import { findMomentRole } from './moment-role.ts';

/** A value in an email and the meaning of its label. */
export interface MailField {
  /** `none`: no label; `unknown`: an unrecognized label. */
  key: LabelKey | 'none' | 'unknown';
  aspects: LabelAspect[];
  /** In lower case. */
  label: string;
  value: string;
  /** Position of the value in the text. */
  start: number;
  line: number;
  /** Labeled by position or a colon, not inside a sentence. */
  isLabel: boolean;
  /** Followed by a colon, or alone in its cell. */
  isFirm: boolean;
  /** Unlabeled lines that follow the value, for example an address. */
  linesBelow: TextCell[];
  dates: FoundDate[];
  times: FoundTime[];
}

/** A field before its value is parsed, or a label that waits for its value. */
export type MailFieldDraft = Omit<MailField, 'dates' | 'times' | 'linesBelow'>;

/** Whether a field is expected to state a date or time of the booking. */
const isTimed = (key: MailField['key']): boolean => {
  const role = findMomentRole(key);
  return role === 'start' || role === 'arrival' || role === 'end';
};

interface Token {
  start: number;
  end: number;
}

const isClear = (token: Token, others: Token[]) =>
  others.every((other) => token.end <= other.start || token.start >= other.end);

/** `10 June until 12 June` are the days of a stay, not a deadline. */
const isEndOfRange = (words: string, from: number | undefined, until: number): boolean =>
  from !== undefined && until - from < 34 && !/[.!?;(]/.test(words.slice(from, until));

/** `Doors / Start: 18:30 / 20:00`: the second time is the start. */
const isPairOfTimes = ({ key, label, value }: MailFieldDraft, [first, second]: FoundTime[]): boolean =>
  key === 'start' &&
  / ?\/ ?\S/.test(label) &&
  !!first &&
  !!second &&
  value.slice(first.end, second.start).includes('/');

const MOVED = new RegExp(`(?<!\\p{L})${matchAny('changes.movedTo')}(?!\\p{L})`, 'u');

/** Where the new state starts in a sentence with two dates: `from 13 April has been moved to 14 April`. */
function findMove(words: string, dates: FoundDate[]): number {
  const at = dates.length > 1 ? words.search(MOVED) : -1;
  return dates.some(({ start }) => start > at) ? at : -1;
}

/** Parses the dates and times of a field's value. The label decides ambiguous ones. */
export function toMailField(draft: MailFieldDraft): MailField {
  const folded = foldEmailText(draft.value);
  const expected = isTimed(draft.key);
  const seen = findDates(folded, expected);
  const moved = findMove(folded, seen);
  const aside = seen.filter(
    (date, i) =>
      date.end <= moved ||
      (isNonBookingDate(folded, date.start, date.end) && !isEndOfRange(folded, seen[i - 1]?.end, date.start)),
  );
  const read = seen.filter((date) => !aside.includes(date));
  // `Campo 24 de Agosto 12/06/2026`: next to a date with a year, one without is a name.
  const all = read.some((date) => date.year !== undefined && !date.weak)
    ? read.filter((date) => date.year !== undefined)
    : read;
  const firm = all.filter((date) => !date.weak);
  // Times next to a deadline are ignored.
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
  const found = [...sure, ...likely].sort((a, b) => a.start - b.start);
  const times = isPairOfTimes(draft, found) ? found.slice(1) : found;
  return { ...draft, dates, times, linesBelow: [] };
}

/** Completes a pending label with its value. */
export function fillMailField(pending: MailFieldDraft, cell: TextCell): MailField {
  return toMailField({ ...pending, value: cell.text, start: cell.start });
}

const MIN_TIMES = 2;

/** Adds bare times (`0710`) to the unlabeled cells of a timetable's row, in place, if it has a departure and an arrival. */
export function addBareTimes(row: MailField[]): void {
  const bare = row.flatMap((field) => {
    if (field.key !== 'none') return [];
    const times = findTimes(foldEmailText(field.value), true).filter(
      (time) => isClear(time, field.dates) && !/\p{L}/u.test(field.value.charAt(time.start - 1)),
    );
    return times.length > 0 ? [{ field, times }] : [];
  });
  const isTimed = row.some(({ times }) => times.length > 0);
  if (isTimed || bare.flatMap(({ times }) => times).length < MIN_TIMES) return;
  for (const { field, times } of bare) field.times = times;
}
