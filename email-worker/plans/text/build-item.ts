import type { ProposalReason } from '../../../worker/contract/proposal-reasons.ts';
import { listPrinted, matchInLanguage, matchOwn } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { findAbsent } from './absent-people.ts';
import {
  type Clock,
  DAY_MINUTES,
  goesFarBack,
  isPastMidnight,
  isSoonAfterHalf,
  type PartOfDay,
  resolveClock,
  resolveEnd,
} from './clock-times.ts';
import { hasDueDate, isTip } from './day-lines.ts';
import type { DayTracker } from './day-tracker.ts';
import { removeNegated } from './later-messages.ts';
import { findMapPlace } from './map-links.ts';
import { removeEmptyMark } from './marked-places.ts';
import { findRouteStart } from './numbered-routes.ts';
import { readOwnList } from './own-lists.ts';
import { findSubject } from './own-plans.ts';
import { nameSender, readSpokenPeople, type SpokenPeople, toEveryoneExcept } from './people.ts';
import { toNames } from './people-cells.ts';
import { readListedPeople } from './people-lists.ts';
import { findPlaceBelow } from './place-below.ts';
import type { PlanDay } from './plan-days.ts';
import { type PlanItem, toExcerpt } from './plan-item.ts';
import { cutSamePlace } from './same-place.ts';
import type { ScannedLine, ScannedPlan } from './scan-plan.ts';
import type { TimeSlot } from './time-slot.ts';
import { splitTitleAndPlace } from './title-and-place.ts';

/** Minutes after midnight of the events of a part of the day without a time. */
const USUAL_START = { morning: 9 * 60, evening: 19 * 60 };
const MAX_TEXT = 2_000;
/** Characters before a time in which its duration may stand. */
const MAX_LEAD = 40;

/** The event of a time in a line. `title` is one that stands in another line. */
export function toTimedItem(
  line: ScannedLine,
  slot: TimeSlot,
  title: string | undefined,
  plan: ScannedPlan,
  days: DayTracker,
): PlanItem {
  const named = days.findDay(line, slot);
  const spoken = `${slot.isUnsure || line.scan.times.length > 2 ? slot.text : cutBehindSentence(line.folded, slot.end)} ${title ?? ''}`;
  const clock = resolveClock(
    slot.time,
    plan.style,
    days.findPart(spoken.toLowerCase()),
    findAfter(line, slot, days),
  );
  const shift = line.scan.days.length === 0 && isPastMidnight(clock.minutes, days.after) ? DAY_MINUTES : 0;
  const day = goesBack(line, clock.minutes + shift, days) ? days.doubt() : named;
  days.after = clock.minutes + shift;
  days.lastLine = line.number;
  days.lastMessage = line.message;
  days.isAfterGuessed = clock.reasons.includes('part-of-day');
  const isAlone = line.scan.times.length <= (slot.endTime ? 2 : 1);
  const text = title ?? [slot.text, slot.more].filter(Boolean).join(', ');
  const item = toItem(line, text, day, plan, isAlone);
  item.start = clock.minutes + shift;
  item.zoneMark = slot.time.zoneMark ?? slot.endTime?.zoneMark;
  item.reasons.push(
    ...clock.reasons,
    ...(shift > 0 ? (['times-odd'] as const) : []),
    ...findDoubts(line, plan, day),
  );
  addEnd(item, line, slot, clock, plan, days);
  return item;
}

/** A line up to the end of the sentence at a position: what follows tells nothing of the hour. */
function cutBehindSentence(folded: string, at: number): string {
  const end = folded.slice(at).search(/[.!?]\s/);
  return end < 0 ? folded : folded.slice(0, at + end);
}

/** Hours that are hardly in the evening only because another message or the end of a range is. */
const MORNING_HOUR = 9;
const LATE_HOUR = 11;
const LAST_END = 13;

/** The time before that of a slot, unless it tells nothing of it: `museum 10-13`, or `boat at 10` in another message. */
function findAfter(
  { message }: ScannedLine,
  { time, endTime }: TimeSlot,
  days: DayTracker,
): number | undefined {
  const isMorning = time.hour >= MORNING_HOUR;
  const isOther = message !== undefined && message !== days.lastMessage;
  const endsAtNoon = endTime !== undefined && endTime.hour > LATE_HOUR && endTime.hour <= LAST_END;
  return isMorning && (isOther || endsAtNoon) ? undefined : days.after;
}

/** Whether a line is that far before the one above it that the heading of another day may stand between them. */
function goesBack({ scan, number }: ScannedLine, minutes: number, days: DayTracker): boolean {
  const { after, isAfterGuessed, lastLine } = days;
  const isOwn = scan.days.length > 0 && lastLine !== number;
  if (isOwn || !goesFarBack(minutes, after)) return false;
  return !(isAfterGuessed && isSoonAfterHalf(minutes, after ?? 0));
}

function addEnd(
  item: PlanItem,
  line: ScannedLine,
  slot: TimeSlot,
  clock: Clock,
  plan: ScannedPlan,
  days: DayTracker,
): void {
  const start = item.start ?? 0;
  if (!slot.endTime) {
    const { duration, times } = line.scan;
    const first = (duration?.start ?? 0) > slot.start ? slot.start : -1;
    const isOwn = !times.some((time) => time.start > first && time.start < (duration?.start ?? 0));
    if (duration && isOwn && duration.start > slot.start - MAX_LEAD) item.end = start + duration.minutes;
    return;
  }
  const end = resolveEnd(slot.endTime, clock, plan.style);
  const endDay = days.findEndDay(line, slot);
  if (endDay) {
    item.endDate = endDay.date;
    item.end = end.minutes % DAY_MINUTES;
    item.reasons.push(...endDay.reasons);
    return;
  }
  item.end = end.minutes + start - clock.minutes;
  item.reasons.push(...end.reasons);
}

/** An event without a time, on a day or in a part of it. */
export function toUntimedItem(
  line: ScannedLine,
  text: string,
  day: PlanDay | undefined,
  part: PartOfDay | undefined,
  plan: ScannedPlan,
): PlanItem {
  const item = toItem(line, text, day, plan);
  const start =
    part && part.isMorning !== part.isEvening
      ? USUAL_START[part.isMorning ? 'morning' : 'evening']
      : undefined;
  if (start !== undefined) item.start = start;
  item.reasons.push(start === undefined ? 'no-time' : 'vague-time', ...findDoubts(line, plan, day));
  return item;
}

function toItem(
  line: ScannedLine,
  text: string,
  day: PlanDay | undefined,
  plan: ScannedPlan,
  isAlone = true,
): PlanItem {
  const { language } = plan;
  const spoken = readSpokenPeople(removeNegated(removeEmptyMark(text, language), language));
  const hidden = readSpokenPeople(line.text);
  const said = !spoken.attendees && hidden.isSecret ? { ...hidden, text: spoken.text } : spoken;
  const named = readLists(said, plan);
  const people = leaveOutAbsent(named, isAlone ? line.text : '', language);
  const own = findOwnPlan(line, people.text, language);
  const { title, location, rest, isAtSamePlace } = readPlace(own?.text ?? people.text, language);
  return {
    title: own?.title ?? nameMeeting(title, language),
    location: location || findMapPlace(line.links),
    isAtSamePlace,
    description: rest,
    attendees: nameSender(people.attendees, line.sender, language) || (own?.name ?? ''),
    ...(people.isSecret && { audience: 'attendees' as const }),
    date: day?.date,
    reasons: [
      ...(day?.reasons ?? (['no-date'] as const)),
      ...(people.isSecret && !people.attendees ? (['secret'] as const) : []),
    ],
    message: line.message,
    lines: { first: line.number, last: line.number },
    excerpt: toExcerpt([line.raw]),
  };
}

/** Adds the people that a text lists, unless it says already who comes. */
function readLists(said: SpokenPeople, plan: ScannedPlan): SpokenPeople {
  if (said.attendees) return said;
  return { ...said, ...(readListedPeople(said.text, plan.language) ?? readOwnList(said.text, plan)) };
}

/** The title and place of a text. Words such as "same place" stand for a place that is not known here. */
function readPlace(text: string, language: string) {
  const left = cutSamePlace(text, language);
  const isAtSamePlace = left !== undefined;
  const parts = splitTitleAndPlace(left ?? text, language);
  const location = findRouteStart(text, language) ?? parts.location;
  return { ...parts, location: isAtSamePlace ? '' : location, isAtSamePlace };
}

/** Leaves out those of whom the text of an event, or else the rest of its line, says that they do not come. */
function leaveOutAbsent(people: SpokenPeople, line: string, language: string): SpokenPeople {
  if (people.attendees || people.isSecret) return people;
  const own = findAbsent(people.text, language);
  const absent = own ?? findAbsent(line, language);
  if (!absent) return people;
  return { ...people, text: own?.text || people.text, attendees: toEveryoneExcept(absent.names) };
}

/** What the sender of a message does, alone or with others: `I land at 2:20`. An arrival has no better name. */
function findOwnPlan({ sender }: ScannedLine, text: string, language: string) {
  const folded = foldEmailText(text).replace(/\s+/g, ' ').trim();
  const own = sender ? findSubject(folded, text.replace(/\s+/g, ' ').trim(), language) : undefined;
  if (!sender || !own) return undefined;
  const isArrival = matchOwn(language, 'plan.arrivals').test(folded);
  const [name = ''] = listPrinted(language, 'plan.arrival');
  return {
    name: [sender, own.companion].filter(Boolean).join(', '),
    text: own.text,
    ...(isArrival && name && { title: `${name} ${sender}` }),
  };
}

/** `Wir treffen uns am Bahnhof` is a `Treffen am Bahnhof`. */
function nameMeeting(title: string, language: string): string {
  const found = matchOwn(language, 'plan.meets').exec(foldEmailText(title));
  const [name] = listPrinted(language, 'plan.meeting');
  if (found?.index !== 0 || !name) return title;
  return `${name}${title.slice(found[0].length)}`;
}

function findDoubts(
  line: ScannedLine,
  { language }: ScannedPlan,
  day: PlanDay | undefined,
): ProposalReason[] {
  const { folded, sentOn, sender, message } = line;
  const isBelow = day?.message !== undefined && day.message === message && beginsWithTime(line);
  const has = (key: 'maybe' | 'canceled' | 'notEvents' | 'changed') =>
    matchInLanguage(language, `plan.${key}`).test(folded);
  const found: [ProposalReason, boolean][] = [
    ['maybe', has('maybe') || folded.includes('?')],
    ['weak-line', has('notEvents') || has('canceled') || isTip(line, language) || hasDueDate(line)],
    ['changed-later', has('changed')],
    ['from-chat', (sentOn ? !isListed(line) : sender !== undefined) && !isBelow],
  ];
  return found.flatMap(([reason, isFound]) => (isFound ? [reason] : []));
}

/**
 * Whether a message writes an event as a plan does: with its date, and the date or the time first. Talk about it begins with
 * other words, and which day a weekday is follows from what others said.
 */
function isListed({ normalized, scan: { days, times } }: ScannedLine): boolean {
  if (!days.some(({ kind }) => kind === 'date')) return false;
  const first = Math.min(...[...days, ...times].map(({ start }) => start));
  return !/\p{L}/u.test(normalized.slice(0, first));
}

/** Whether a line begins with its time, and has no other but that of its end. */
const beginsWithTime = ({ normalized, scan: { times } }: ScannedLine): boolean => {
  const [first, end, ...others] = times;
  const isAlone =
    others.length === 0 && !/\p{L}/u.test(normalized.slice(first?.end, end?.start ?? first?.end));
  return first !== undefined && isAlone && !/\p{L}/u.test(normalized.slice(0, first.start));
};

/** Adds the value of a label to the event above it; false if it is not one of its fields. */
export function addField(item: PlanItem, field: string, value: string, language: string): boolean {
  switch (field) {
    case 'place':
    case 'address':
      item.location = [item.location, value].filter(Boolean).join(', ').slice(0, 300);
      return true;
    case 'description':
      item.description = joinText(item.description, value);
      return true;
    case 'people':
      item.attendees = toNames(value, language);
      return true;
    default:
      return false;
  }
}

/** Adds what a line below an event says of it: its place, who does not come, or else more of its description. */
export function addLineBelow(item: PlanItem, line: ScannedLine, language: string): void {
  const place = item.location ? '' : findPlaceBelow(line, language);
  const absent = item.attendees ? undefined : findAbsent(line.text, language);
  if (absent) item.attendees = toEveryoneExcept(absent.names);
  if (place) item.location = place;
  else item.description = joinText(item.description, line.text);
}

/** Adds a line to a description. */
const joinText = (text: string, line: string): string =>
  [text, line].filter(Boolean).join('\n').slice(0, MAX_TEXT);
