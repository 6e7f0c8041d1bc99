import { LIMITS } from '../../worker/contract/limits.ts';
import type { ProposalReason } from '../../worker/contract/proposal-reasons.ts';
import { foldWords } from '../../worker/domain/text/fold-text.ts';
import { addDays, toLocalDay } from '../../worker/domain/time/days.ts';
import { formatWallClock, toInstant } from '../../worker/domain/time/zoned-time.ts';
import { findIanaZone } from '../gazetteer/iana-zones.ts';
import { computeUtcOffset } from '../resolve/resolve-time.ts';
import { suggestZone } from '../resolve/suggest-zone.ts';
import { isStreet } from '../text/scan/street.ts';
import { findFlightZones } from './flight-airports.ts';
import { findAirportZone } from './flight-zones.ts';
import {
  PLAN_LIMITS,
  type PlanContext,
  type PlanKind,
  type PlannedEvent,
  type ProposalDraft,
  type UnreadLine,
} from './plan.ts';
import { removeMarks } from './text/marked-places.ts';
import type { PlanItem } from './text/plan-item.ts';

const NOON = 12 * 60;
const DAY_MINUTES = 24 * 60;
/** An event that is longer is probably misread. */
const LONG_MS = 16 * 3_600_000;

/** Reasons that only inform. */
const REMARKS: ReadonlySet<ProposalReason> = new Set(['repeats', 'in-the-past']);

const ORDER = [
  'no-date', 'several-dates', 'weekday-differs', 'relative-date', 'day-number', 'nearby-date', 'day-unclear', 'outside-dates',
  'year-not-stated', 'no-time', 'all-day', 'vague-time', 'part-of-day', 'am-or-pm', 'several-times', 'times-odd',
] satisfies ProposalReason[]; // biome-ignore format: a list

/** What a draft needs besides its item. */
export interface DraftSource {
  kind: PlanKind;
  label: string;
  hasLines: boolean;
}

/** Computes the instants of an item read from text, and checks it against the itinerary. */
export function finishItem(item: PlanItem, context: PlanContext, source: DraftSource): ProposalDraft {
  const reasons = new Set(item.reasons);
  const zones = findZones(item, context, reasons);
  const start = toTime(item.date, item.start ?? NOON, zones.start);
  const end = findEnd(item, zones.end);
  const isEndLater = start !== undefined && end !== undefined && end > start;
  if (start !== undefined && end !== undefined && !isPlausible(end - start, item)) reasons.add('times-odd');
  if (item.title === '') reasons.add('no-title');
  if (start !== undefined) checkDates(start, context, reasons);
  return completeDraft(
    {
      title: capitalize(removeMarks(item.title)).slice(0, LIMITS.title),
      description: removeMarks(item.description).slice(0, LIMITS.description),
      datetime: toIso(start),
      endsAt: isEndLater ? toIso(end) : null,
      timeZone: zones.start,
      endTimeZone: isEndLater && zones.end !== zones.start ? zones.end : null,
      location: removeMarks(item.location).slice(0, LIMITS.location),
      attendees: item.attendees.slice(0, LIMITS.attendees),
      ...(item.audience && { audience: item.audience }),
      uid: null,
      source: {
        kind: source.kind,
        label: source.label,
        excerpt: item.excerpt,
        lines: source.hasLines ? item.lines : null,
      },
    },
    reasons,
    context.events,
  );
}

/** `eSIM` and the like keep their letters. */
const capitalize = (title: string): string =>
  title.replace(/^(\p{Ll})(?!\p{Lu})/u, (letter) => letter.toUpperCase());

const findEnd = (item: PlanItem, zone: string): number | undefined =>
  item.end === undefined && !item.endDate
    ? undefined
    : toTime(item.endDate ?? item.date, item.end ?? NOON, zone);

const isPlausible = (duration: number, { endDate }: PlanItem): boolean =>
  duration > 0 && (duration <= LONG_MS || endDate !== undefined);

/** Adds what follows from the other fields: order of the reasons, need of a review, duplicates. */
export function completeDraft(
  draft: Omit<ProposalDraft, 'needsReview' | 'reviewReasons' | 'duplicateOf'>,
  reasons: Iterable<ProposalReason>,
  events: PlannedEvent[],
): ProposalDraft {
  const rank = (reason: ProposalReason) =>
    ORDER.includes(reason as never) ? ORDER.indexOf(reason as never) : ORDER.length;
  const reviewReasons = [...new Set(reasons)].sort((a, b) => rank(a) - rank(b));
  return {
    ...draft,
    needsReview: reviewReasons.some((reason) => !REMARKS.has(reason)),
    reviewReasons,
    duplicateOf: findDuplicate(draft, events),
  };
}

const toIso = (instant: number | undefined): string | null =>
  instant === undefined ? null : new Date(instant).toISOString();

function toTime(date: string | undefined, minutes: number, zone: string): number | undefined {
  if (!date) return undefined;
  const day = addDays(date, Math.floor(minutes / DAY_MINUTES));
  const [hour, minute] = [Math.floor((minutes % DAY_MINUTES) / 60), minutes % 60];
  return toInstant(`${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`, zone);
}

/** Days outside of the itinerary are doubtful, days in the past are mentioned. */
export function checkDates(
  start: number,
  { zone, now, tripStart, tripEnd }: PlanContext,
  reasons: Set<ProposalReason>,
): void {
  const day = toLocalDay(start, zone);
  const isOutside = tripStart && (day < addDays(tripStart, -3) || day > addDays(tripEnd ?? tripStart, 3));
  if (isOutside) reasons.add('outside-dates');
  if (start < now.getTime() - 24 * 3_600_000) reasons.add('in-the-past');
}

/** Zones that abbreviations after a time mean most often. */
const ZONE_MARKS: Record<string, string> = {
  ET: 'America/New_York', EST: 'America/New_York', EDT: 'America/New_York',
  CT: 'America/Chicago', CST: 'America/Chicago', CDT: 'America/Chicago',
  MT: 'America/Denver', MST: 'America/Denver', MDT: 'America/Denver',
  PT: 'America/Los_Angeles', PST: 'America/Los_Angeles', PDT: 'America/Los_Angeles',
  CET: 'Europe/Paris', CEST: 'Europe/Paris', MEZ: 'Europe/Berlin', MESZ: 'Europe/Berlin',
  BST: 'Europe/London', WET: 'Europe/Lisbon', WEST: 'Europe/Lisbon', EET: 'Europe/Athens', EEST: 'Europe/Athens',
  JST: 'Asia/Tokyo', IST: 'Asia/Kolkata', SGT: 'Asia/Singapore', HKT: 'Asia/Hong_Kong',
  AEST: 'Australia/Sydney', AEDT: 'Australia/Sydney', HST: 'Pacific/Honolulu', AKST: 'America/Anchorage', AKDT: 'America/Anchorage',
  UTC: 'UTC', GMT: 'UTC',
}; // biome-ignore format: a table

/** Zones of start and end: as written, of the airports of a flight, or of the itinerary. */
function findZones(
  item: PlanItem,
  { zone }: PlanContext,
  reasons: Set<ProposalReason>,
): { start: string; end: string } {
  const own = findOwnZones(item, zone);
  if (own) return own;
  const marked = item.zoneMark && findMarkedZone(item, item.zoneMark, zone);
  if (marked) {
    if (marked !== zone) reasons.add('zone-of-place');
    return { start: marked, end: marked };
  }
  const flight =
    findFlightZones(`${item.title} ${item.description}`) ?? findAirportZone(item.location, item.title);
  if (flight) {
    if (flight.start !== zone || flight.end !== zone) reasons.add('zone-of-place');
    return flight;
  }
  // A street at the end has no town after it.
  const hasTown = item.location.includes(',') && !isStreet(item.location.split(',').at(-1) ?? '');
  const place = hasTown ? suggestZone(item.location, { isSure: true }) : undefined;
  if (place && item.date && !hasSameClock(item.date, place, zone)) {
    reasons.add('zone-of-place');
    return { start: place, end: place };
  }
  return { start: zone, end: zone };
}

/** The zones that an item names. */
function findOwnZones(item: PlanItem, zone: string): { start: string; end: string } | undefined {
  const start = item.zone ? findIanaZone(item.zone) : undefined;
  const end = item.endZone ? findIanaZone(item.endZone) : undefined;
  return start || end ? { start: start ?? zone, end: end ?? start ?? zone } : undefined;
}

function findMarkedZone({ date }: PlanItem, mark: string, zone: string): string {
  const offset = /^(?:UTC|GMT) ?([+-])(\d{1,2})(?::?(\d\d))?$/.exec(mark);
  const at = Date.parse(`${date ?? '2027-01-01'}T12:00:00Z`);
  const minutes = offset
    ? (Number(offset[2]) * 60 + Number(offset[3] ?? 0)) * (offset[1] === '-' ? -1 : 1)
    : undefined;
  const named = offset ? toFixedZone(Number(offset[2]), offset[1] ?? '+') : (ZONE_MARKS[mark] ?? zone);
  const wanted = minutes ?? computeUtcOffset(at, named);
  return computeUtcOffset(at, zone) === wanted ? zone : named;
}

/** The signs of these zones are reversed. */
const toFixedZone = (hours: number, sign: string): string =>
  hours === 0 ? 'UTC' : `Etc/GMT${sign === '+' ? '-' : '+'}${hours}`;

function hasSameClock(date: string, a: string, b: string): boolean {
  const at = Date.parse(`${date}T12:00:00Z`);
  return computeUtcOffset(at, a) === computeUtcOffset(at, b);
}

const MIN_SHARED = 0.5;

/** Whether two titles share at least half of the words of the shorter one. */
export function areTitlesSimilar(a: string, b: string): boolean {
  const [first, second] = [a, b].map((title) => new Set(foldWords(title).split(' ').filter(Boolean)));
  if (!first?.size || !second?.size) return false;
  const shared = [...first].filter((word) => second.has(word)).length;
  return (
    shared / Math.min(first.size, second.size) >= MIN_SHARED ||
    foldWords(a).replaceAll(' ', '') === foldWords(b).replaceAll(' ', '')
  );
}

/** The event of the itinerary with the same calendar entry, or the same start and a similar title. */
function findDuplicate(
  { uid, datetime, title }: Pick<ProposalDraft, 'uid' | 'datetime' | 'title'>,
  events: PlannedEvent[],
): number | null {
  const entry = uid && events.find((event) => (event.uid ?? `event-${event.id}@foldout`) === uid);
  if (entry) return entry.id;
  const at = datetime && Date.parse(datetime);
  const same = events.find((event) => event.startsAt === at && areTitlesSimilar(event.title, title));
  return same?.id ?? null;
}

/**
 * Leaves out what is more than the limit, and what a plan says twice, unless it has `distinctEvents`. Lines of both are
 * in `left`, those that say the same with the same words are not.
 */
export function limitDrafts(
  drafts: ProposalDraft[],
  { distinctEvents = false } = {},
): { proposals: ProposalDraft[]; left: UnreadLine[] } {
  const kept: ProposalDraft[] = [];
  const left = new Map<string, UnreadLine>();
  const byStart = new Map<string, ProposalDraft[]>();
  for (const draft of drafts) {
    if (kept.length === PLAN_LIMITS.proposals) {
      const line = toUnreadLine(draft, 'limit');
      if (left.size < MAX_LEFT) left.set(line.text, line);
      continue;
    }
    const same = byStart.get(draft.datetime ?? '') ?? [];
    const known = distinctEvents ? undefined : findRepeated(draft, same);
    if (known) {
      addRepeated(left, draft, known);
      continue;
    }
    kept.push(draft);
    byStart.set(draft.datetime ?? '', [...same, draft]);
  }
  return { proposals: kept, left: [...left.values()] };
}

/** Lists the line of an event that is known, if it says so in other words. */
function addRepeated(left: Map<string, UnreadLine>, draft: ProposalDraft, known: ProposalDraft): void {
  const line = toUnreadLine(draft, 'repeated');
  const isListed = draft.source.lines !== null && toUnreadLine(known, 'repeated').text !== line.text;
  if (isListed && left.size < MAX_LEFT) left.set(line.text, line);
}

/** The event, of those with the same start, that another one repeats. */
const findRepeated = (draft: ProposalDraft, same: ProposalDraft[]): ProposalDraft | undefined =>
  draft.datetime === null
    ? undefined
    : same.find((one) => areTitlesSimilar(one.title, draft.title) && !areApart(one, draft));

/** Whether two events of similar titles are at two places, as sessions at one time are. */
const areApart = (one: ProposalDraft, other: ProposalDraft): boolean =>
  one.location !== '' &&
  other.location !== '' &&
  foldWords(one.location) !== foldWords(other.location) &&
  foldWords(one.title) !== foldWords(other.title);

/** Lines that are listed of what is more than the limit. */
const MAX_LEFT = 500;

/** The line of an event that is not proposed, or its time and title: `2027-06-12 19:30 Dinner`. */
function toUnreadLine(
  { datetime, timeZone, title, source: { excerpt, lines } }: ProposalDraft,
  reason: UnreadLine['reason'],
): UnreadLine {
  const time = datetime === null ? '' : formatWallClock(Date.parse(datetime), timeZone).replace('T', ' ');
  const text = lines ? (excerpt.split('\n')[0] ?? '') : `${time} ${title}`.trim();
  return { text, line: lines?.first ?? 1, reason };
}
