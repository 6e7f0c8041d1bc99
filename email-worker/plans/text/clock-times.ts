import type { ProposalReason } from '../../../worker/contract/proposal-reasons.ts';
import { matchInLanguage } from '../../languages/compile.ts';
import type { PlanTime } from './scan-line.ts';

/** Which clock a plan uses; `usually-24` if only its language tells, undefined if nothing does. */
export type ClockStyle = '12' | '24' | 'usually-24' | undefined;

/** A time of day. */
export interface Clock {
  /** Minutes after midnight of its day; more than a day if it is on a later one. */
  minutes: number;
  reasons: ProposalReason[];
}

/** Minutes. */
export const DAY_MINUTES = 24 * 60;
const NIGHT_ENDS = 5 * 60;
/** Hours before which it is night, and from which an evening event without a 24-hour clock hardly begins. */
const NIGHT_HOURS = 5;
const LATE_HOUR = 11;
const NOON = 12 * 60;
const MORNING_ENDS = 6 * 60;
const HALF_DAY = 12 * 60;
const EVENING = 17 * 60;
/** Hours that without AM or PM more likely mean the afternoon. */
const EARLY = 7;

/** Which clock the times of a plan are written for. */
export function findClockStyle(times: PlanTime[], folded: string, language: string): ClockStyle {
  const has24 = times.some(
    ({ hour, isSure, isBare, isMeridiemUnknown }) => !isSure && !isBare && !isMeridiemUnknown && hour >= 13,
  );
  const hasZero = /(?<![\d:.])0\d[:.h]\d\d(?! ?[ap]\.?m)/.test(folded);
  const has12 = /\d ?[ap]\.?m\b/.test(folded);
  if (has24) return '24';
  if (has12) return '12';
  if (hasZero) return '24';
  return language === 'en' ? undefined : 'usually-24';
}

/** The words around a time that tell morning from evening. */
export interface PartOfDay {
  isMorning: boolean;
  isEvening: boolean;
}

/** Which parts of the day a folded text speaks of. */
export function findPartOfDay(folded: string, language: string): PartOfDay {
  const has = (...keys: Parameters<typeof matchInLanguage>[1][]) =>
    keys.some((key) => matchInLanguage(language, key).test(folded));
  return {
    isMorning: has('plan.morning', 'plan.morningEvents'),
    isEvening: has('plan.evening', 'plan.afternoon', 'plan.eveningEvents'),
  };
}

/**
 * The time of day that was meant. Unsure ones follow the words around them, else the time before them in the same day
 * (`after`, minutes), else what is usual; they are flagged.
 */
export function resolveClock(
  time: PlanTime,
  style: ClockStyle,
  { isMorning, isEvening }: PartOfDay,
  after: number | undefined,
): Clock {
  const minutes = time.hour * 60 + time.minute + time.dayOffset * 24 * 60;
  const reasons: ProposalReason[] = time.isApproximate ? ['vague-time'] : [];
  if (time.isSure || !isBeforeNoon(time)) return { minutes, reasons: checkNoon(time, isEvening, reasons) };
  const speaksOfEvening = isEvening && !isMorning;
  if (isMeant24(time, style, speaksOfEvening, after)) return { minutes, reasons };
  const speaksOfMorning = isMorning && !isEvening && time.hour >= 4;
  const isLater = speaksOfEvening || (!speaksOfMorning && isUsuallyLater(time, minutes, after));
  const reason = speaksOfEvening || speaksOfMorning ? 'part-of-day' : 'am-or-pm';
  return { minutes: isLater ? minutes + HALF_DAY : minutes, reasons: [...reasons, reason] };
}

/** Whether a time before noon is one of 24 hours. `02:00` of a party is at night, and nobody writes `11:00` for its evening. */
const isMeant24 = (
  time: PlanTime,
  style: ClockStyle,
  speaksOfEvening: boolean,
  after: number | undefined,
): boolean =>
  is24(time, style) &&
  !isEarlyAfternoon(time, after) &&
  (!speaksOfEvening || time.hour < NIGHT_HOURS || time.hour >= LATE_HOUR) &&
  !isBackInMorning(time, after);

/** Whether a time without a zero before it is hardly at night, as `1.30` is for a lunch: nothing before it is in the evening. */
const isEarlyAfternoon = ({ hour, hasZero }: PlanTime, after: number | undefined): boolean =>
  hour < NIGHT_HOURS && !hasZero && (after === undefined || (after >= MORNING_ENDS && after < EVENING));

/** Whether an hour without minutes would be in the morning of a day whose evening has begun: `8` below `18:00`. */
const isBackInMorning = ({ hour, isBare }: PlanTime, after: number | undefined): boolean =>
  isBare &&
  after !== undefined &&
  after >= EVENING &&
  after < DAY_MINUTES &&
  hour >= 5 &&
  hour * 60 + HALF_DAY >= after;

/** Whether a time belongs to the night after the one before it: `01:00` below `23:00`. */
export const isPastMidnight = (minutes: number | undefined, after: number | undefined): boolean =>
  minutes !== undefined && after !== undefined && minutes < after && minutes < NIGHT_ENDS && after >= NOON;

/** Minutes that an event may be before the one above it. */
const MAX_BACK = 60;

/** Whether a time is that far before the one above it that it may be of another day. */
export const goesFarBack = (minutes: number | undefined, after: number | undefined): boolean =>
  minutes !== undefined && after !== undefined && minutes < after - MAX_BACK;

/** Whether a time would be soon after the one above it, were that half a day earlier. */
export const isSoonAfterHalf = (minutes: number, after: number): boolean =>
  minutes >= after - HALF_DAY && minutes <= after - HALF_DAY + MAX_BACK;

const isBeforeNoon = ({ hour }: PlanTime): boolean => hour >= 1 && hour < 12;

/** Whether a time is written for 24 hours: with minutes, or with `Uhr` among other times that are. */
const is24 = ({ isBare, hasUnit }: PlanTime, style: ClockStyle): boolean =>
  (style === '24' && (!isBare || hasUnit)) || (style === 'usually-24' && !isBare);

const isUsuallyLater = ({ hour }: PlanTime, minutes: number, after: number | undefined): boolean =>
  !(after !== undefined && after >= DAY_MINUTES && minutes < NIGHT_ENDS) &&
  (hour < EARLY || (after !== undefined && after > minutes && after <= minutes + HALF_DAY));

/** `12:15 party`: noon or midnight. */
function checkNoon(time: PlanTime, isEvening: boolean, reasons: ProposalReason[]): ProposalReason[] {
  const isNoon = !time.isSure && time.hour === 12 && time.dayOffset === 0;
  return isNoon && isEvening ? [...reasons, 'am-or-pm'] : reasons;
}

/** The end of an event that starts at `start`: later than it, if need be on the next day. */
export function resolveEnd(end: PlanTime, start: Clock, style: ClockStyle): Clock {
  const own = end.hour * 60 + end.minute + end.dayOffset * 24 * 60;
  const isEither = !end.isSure && isBeforeNoon(end) && !is24(end, style);
  const wasShifted = start.reasons.includes('part-of-day') || start.reasons.includes('am-or-pm');
  if (own > start.minutes) return { minutes: own, reasons: [] };
  if ((isEither || wasShifted) && own + HALF_DAY > start.minutes) {
    return { minutes: own + HALF_DAY, reasons: wasShifted ? [] : ['am-or-pm'] };
  }
  const isNight = own < NOON;
  return { minutes: own + 24 * 60, reasons: isNight ? [] : ['times-odd'] };
}

/** Whether a folded text only names a part of the day. */
export function isPartWord(head: string, language: string): boolean {
  const words = (['morning', 'afternoon', 'evening'] as const).map(
    (key) => matchInLanguage(language, `plan.${key}`).source,
  );
  return new RegExp(`^\\W*(?:\\p{L}{1,5} )?(?:${words.join('|')})\\W*$`, 'u').test(head);
}
