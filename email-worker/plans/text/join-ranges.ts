import { matchAny, matchWholeWords } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { isTown } from './places-in-text.ts';
import type { PlanTime } from './scan-line.ts';
import { DEADLINE, END_BEFORE } from './scan-words.ts';
import type { TimeSlot } from './time-slot.ts';

const CONNECTOR = /^\s*(?:\(\+\d\))?[\s(]*(?:-|–|—|~|→|->|⇒|>|\/(?=\s?\d))\s*$/;
const TO = matchWholeWords('plan.to');
const WORD_CONNECTOR = new RegExp(`^[\\s,]*(?:${TO.source})[\\s]*(?:las|les|ore|kl\\.?)?\\s*$`, 'u');
const ARRIVAL = new RegExp(
  `(?<![\\p{L}\\d])(?:${matchAny('labels.arrive')}|${matchAny('places.arrives')}|an|arr\\.?|landing)(?!\\p{L})[:.]?[\\s\\p{L}()'’-]{0,24}$`,
  'u',
);

/** Joins the two ends of a range into one slot. */
export function joinRanges(text: string, times: PlanTime[]): TimeSlot[] {
  const slots: TimeSlot[] = [];
  for (const time of times) {
    const last = slots.at(-1);
    const joint =
      last && !last.endTime
        ? (findJoint(text.slice(last.time.end, time.start), text.slice(time.end)) ??
          findJourney(text, last, time))
        : undefined;
    if (last && joint) {
      last.cut = joint.isOnly
        ? [{ start: last.start, end: time.end }]
        : [...last.cut, { start: time.start - joint.lead, end: time.end + (joint.tail ?? 0) }];
      last.endTime = time;
      last.end = time.end;
    } else slots.push({ start: time.start, end: time.end, time, text: '', cut: [time], isUnsure: false });
  }
  return slots;
}

/** A train, a flight and the like, or its number. */
const JOURNEY = new RegExp(
  `(?<![\\p{L}\\d])(?:${matchAny('plan.departures')}|\\p{Lu}{2} ?\\d{2,4}|\\p{Lu}\\d ?\\d{2,4})(?![\\p{L}\\d])`,
  'iu',
);
/** Nothing, or a dash or a word such as "in" and a short name: `18:40 - Warsaw 23:55`, `17:20, in Rome 21:28`. */
const ARRIVES_AT = new RegExp(
  `^[\\s,]*(?:(?:[-–—]|(?:${matchAny('names.and')} )?${matchAny('plan.placeLeads', 'places.at')})\\s+(?:${matchAny('plan.placeLeads', 'places.at')}\\s+)?[\\p{L}.'’-]{2,}(?: [\\p{L}.'’-]+)?[\\s,]*)?(?:${matchAny('plan.timeLeads')}\\s*)?$`,
  'u',
);
const EVENT = matchWholeWords('plan.eventWords');

const MAX_JOURNEY = 10 * 60;

/** Whether a time may be that of an arrival; one without AM or PM may be twelve hours later. */
function isSoonAfter(left: PlanTime, { hour, minute, isSure }: PlanTime): boolean {
  const took = hour * 60 + minute - left.hour * 60 - left.minute;
  const options = isSure ? [took] : [took, took + 12 * 60];
  return options.some((minutes) => (minutes + 24 * 60) % (24 * 60) <= MAX_JOURNEY);
}

/** `, Hannover` before the time of an arrival. */
const COMMA_TOWN = /^\s*,\s*(\p{L})(\p{L}{2,})[\p{L} .'’-]{0,20}$/u;

function isTownBehind(between: string): boolean {
  const [, first = '', rest = ''] = COMMA_TOWN.exec(between) ?? [];
  return first !== '' && isTown(first.toUpperCase() + rest);
}

/** The arrival of a journey, whose place stands between the times. */
function findJourney(text: string, { time: left }: TimeSlot, arrival: PlanTime): Joint | undefined {
  const [, clause = ''] = /([^.;]*)$/.exec(text.slice(0, left.start)) ?? [];
  const between = text.slice(left.end, arrival.start).replace(/\u2063/g, '');
  const folded = foldEmailText(between);
  const isArrival =
    JOURNEY.test(clause) &&
    !EVENT.test(folded) &&
    (ARRIVES_AT.test(folded) || isTownBehind(between)) &&
    isSoonAfter(left, arrival);
  if (!isArrival) return undefined;
  return { isOnly: false, lead: between.trim() === '' ? 0 : between.length };
}

/** A dash at the start of a bracket: `Museum 14:00 (-15:30)`. */
const OPEN_DASH = /(?<=[(（])\s?[-–—~]\s*$/;
const ARROW = /^[^;.]{0,40}?(?:→|->|➔|➝|⇒|=>)[^;.]{0,40}$/;
/** `18:00 -> no, 19:00` */
const CORRECTED = matchWholeWords('plan.corrections');
const MAX_BETWEEN = 60;
const MAX_BEFORE_END = 30;
/** `9:00 train (11:40 arrival in Tokyo)`, in languages that say so behind the time. */
const END_BEHIND = new RegExp(`^\\s?(?:${matchAny('plan.endsBehind')})(?!\\p{Ll})`, 'u');

interface Joint {
  /** The text says nothing else. */
  isOnly: boolean;
  /** Characters at its end that say what the second time is. */
  lead: number;
  /** Characters behind the second time that say so. */
  tail?: number;
}

/** What a text says that makes the times around it a range. */
function findJoint(between: string, after: string): Joint | undefined {
  const folded = foldEmailText(between).replace(/\u2063/g, '');
  if (CONNECTOR.test(folded) || WORD_CONNECTOR.test(folded)) return { isOnly: true, lead: 0 };
  if (DEADLINE.test(folded)) return undefined;
  const said = ARRIVAL.exec(folded) ?? END_BEFORE.exec(folded) ?? OPEN_DASH.exec(folded);
  const behind =
    folded.length <= MAX_BEFORE_END && !/[.!?。]\s?\p{L}/u.test(folded)
      ? END_BEHIND.exec(foldEmailText(after))
      : null;
  if (!said && behind) return { isOnly: false, lead: 0, tail: behind[0].length };
  const isJoint = said !== null || (ARROW.test(folded) && !CORRECTED.test(folded));
  return folded.length <= MAX_BETWEEN && isJoint ? { isOnly: false, lead: said?.[0].length ?? 0 } : undefined;
}
