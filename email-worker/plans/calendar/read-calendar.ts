import type { ProposalReason } from '../../../worker/contract/proposal-reasons.ts';
import { addDays, toLocalDay } from '../../../worker/domain/time/days.ts';
import { formatWallClock, toInstant } from '../../../worker/domain/time/zoned-time.ts';
import {
  type CalendarEvent,
  type CalendarProperty,
  parseCalendarEvents,
  readCalendarText,
} from '../../formats/icalendar.ts';
import { suggestZone } from '../../resolve/suggest-zone.ts';
import { checkDates, completeDraft } from '../finish-proposals.ts';
import type { PlanContext, ProposalDraft, UnreadLine } from '../plan.ts';
import {
  type CalendarTime,
  isCanceledEvent,
  parseDuration,
  readCalendarName,
  readDescription,
  readLocation,
  readTitle,
  toEventExcerpt,
  toUnreadLine,
} from './calendar-texts.ts';
import { type CalendarZones, findCalendarZone, readCalendarZones } from './calendar-zone.ts';
import { expandRule, type RepeatBudget } from './recurrence.ts';

export interface CalendarReading {
  drafts: ProposalDraft[];
  unread: UnreadLine[];
}

const MAX_EVENTS = 1_000;
/** Days that are tried for all repeating events. */
const MAX_DAYS = 40_000;
const NOON = 'T12:00';

/** Reads all events of an iCalendar text; undefined if it has none. */
export function readCalendar(
  text: string,
  context: PlanContext,
  label: string | undefined,
): CalendarReading | undefined {
  const events = parseCalendarEvents(text, MAX_EVENTS);
  if (events.length === 0) return undefined;
  const reader = new CalendarReader(readCalendarZones(text), context, label ?? readCalendarName(text));
  return reader.read(events);
}

class CalendarReader {
  readonly #zones: CalendarZones;
  readonly #context: PlanContext;
  readonly #label: string;
  readonly #budget: RepeatBudget = { days: MAX_DAYS };

  constructor(zones: CalendarZones, context: PlanContext, label: string) {
    this.#zones = zones;
    this.#context = context;
    this.#label = label;
  }

  read(events: CalendarEvent[]): CalendarReading {
    const changed = this.#groupChanged(events);
    const drafts: ProposalDraft[] = [];
    const unread: UnreadLine[] = [];
    for (const event of events) {
      const start = this.#readTime(event.props.get('DTSTART')?.[0], event);
      const isCanceled = isCanceledEvent(event);
      if (!start || isCanceled) unread.push(toUnreadLine(event, start, isCanceled));
      else
        drafts.push(
          ...this.#toDrafts(event, start, changed.get(readCalendarText(event, 'UID')) ?? new Set()),
        );
    }
    return { drafts: drafts.sort((a, b) => (a.datetime ?? '').localeCompare(b.datetime ?? '')), unread };
  }

  /** An event, or each of its repetitions. `changed` are the starts of those that have an entry of their own. */
  #toDrafts(event: CalendarEvent, start: CalendarTime, changed: Set<number>): ProposalDraft[] {
    const repeats = this.#listStarts(event, start);
    if (!repeats) return [this.#toDraft(event, start, start, [])];
    const excluded = new Set([...changed, ...this.#listTimes(event, 'EXDATE').map(({ instant }) => instant)]);
    const kept = repeats.starts.filter(({ instant }) => !excluded.has(instant));
    const reasons: ProposalReason[] = repeats.hasMore ? ['repeats', 'repeats-further'] : ['repeats'];
    return kept.map((one) => this.#toDraft(event, one, start, reasons));
  }

  #listStarts(
    event: CalendarEvent,
    start: CalendarTime,
  ): { starts: CalendarTime[]; hasMore: boolean } | undefined {
    const rule = event.props.get('RRULE')?.[0]?.value;
    const dates = this.#listTimes(event, 'RDATE');
    if (event.props.has('RECURRENCE-ID') || (!rule && dates.length === 0)) return undefined;
    const first = start.local.slice(0, 10);
    const { days, hasMore } = rule
      ? expandRule(rule, first, this.#findFirstDay(first), this.#budget)
      : { days: [first], hasMore: false };
    const ruled = days.flatMap((day) => this.#toTime(`${day}${start.local.slice(10)}`, start) ?? []);
    const until = /UNTIL=(\d{8}T\d{6}Z)/i.exec(rule ?? '')?.[1];
    const last = until ? this.#readTime({ params: new Map(), value: until }, event)?.instant : undefined;
    const all = new Map([...ruled, ...dates].map((time) => [time.instant, time]));
    const starts = [...all.values()].filter(({ instant }) => last === undefined || instant <= last);
    return { starts: starts.sort((a, b) => a.instant - b.instant), hasMore };
  }

  /** The first day that is read of a repeating event which began on day `first`: past days are skipped. */
  #findFirstDay(first: string): string {
    const { now, zone, tripStart } = this.#context;
    const today = toLocalDay(now.getTime(), zone);
    const from = tripStart && tripStart < today ? tripStart : today;
    return first < addDays(from, -1) ? addDays(from, -1) : first;
  }

  #listTimes(event: CalendarEvent, name: string): CalendarTime[] {
    return (event.props.get(name) ?? []).slice(0, 100).flatMap((property) =>
      property.value
        .split(',')
        .slice(0, 400)
        .flatMap((value) => this.#readTime({ ...property, value: value.split('/')[0] ?? '' }, event) ?? []),
    );
  }

  /** Starts of repetitions that were changed or canceled, by UID. */
  #groupChanged(events: CalendarEvent[]): Map<string, Set<number>> {
    const changed = new Map<string, Set<number>>();
    for (const event of events) {
      const original = this.#readTime(event.props.get('RECURRENCE-ID')?.[0], event);
      const uid = readCalendarText(event, 'UID');
      if (original && uid) changed.set(uid, (changed.get(uid) ?? new Set()).add(original.instant));
    }
    return changed;
  }

  #toTime(local: string, like: CalendarTime): CalendarTime | undefined {
    const instant = toInstant(local, like.zone);
    return instant === undefined ? undefined : { ...like, local, instant };
  }

  #readTime(property: CalendarProperty | undefined, event: CalendarEvent): CalendarTime | undefined {
    const [, year, month, day, hour, minute, utc] =
      /^\s*(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?\d\d)?(Z)?)?\s*$/.exec(property?.value ?? '') ?? [];
    if (!property || !year) return undefined;
    const date = `${year}-${month}-${day}`;
    const calendarZone = this.#zones.ofCalendar ?? this.#context.zone;
    if (utc) return this.#toUtcTime(`${date}T${hour}:${minute}:00Z`, event);
    const tzid = property.params.get('TZID');
    const found = tzid
      ? findCalendarZone(tzid, this.#zones, calendarZone)
      : { zone: calendarZone, isSure: true };
    const zone = found?.zone ?? calendarZone;
    const local = hour === undefined ? `${date}${NOON}` : `${date}T${hour}:${minute}`;
    const instant = toInstant(local, zone);
    if (instant === undefined) return undefined;
    return { instant, local, zone, isAllDay: hour === undefined, isZoneSure: found?.isSure ?? false };
  }

  /** A time in UTC is shown in the zone of its place, of the calendar, or of the itinerary. */
  #toUtcTime(text: string, event: CalendarEvent): CalendarTime | undefined {
    const instant = toInstant(text, 'UTC');
    if (instant === undefined) return undefined;
    const zone =
      this.#zones.ofCalendar ??
      suggestZone(readCalendarText(event, 'LOCATION').split('\n')[0] ?? '') ??
      this.#context.zone;
    return { instant, local: formatWallClock(instant, zone), zone, isAllDay: false, isZoneSure: true };
  }

  #toDraft(
    event: CalendarEvent,
    start: CalendarTime,
    first: CalendarTime,
    repeats: ProposalReason[],
  ): ProposalDraft {
    const reasons = new Set<ProposalReason>(repeats);
    const end = this.#findEnd(event, first);
    const endInstant = end && start.instant + (end.instant - first.instant);
    const title = readTitle(event);
    if (start.isAllDay) reasons.add('all-day');
    if (!start.isZoneSure) reasons.add('zone-unknown');
    if (title === '') reasons.add('no-title');
    if (/TENTATIVE/i.test(readCalendarText(event, 'STATUS'))) reasons.add('maybe');
    checkDates(start.instant, this.#context, reasons);
    const hasEnd = end !== undefined && endInstant !== undefined && endInstant > start.instant;
    const uid = readCalendarText(event, 'UID').slice(0, 500);
    return completeDraft(
      {
        title,
        description: readDescription(event),
        datetime: new Date(start.instant).toISOString(),
        endsAt: hasEnd ? new Date(endInstant).toISOString() : null,
        timeZone: start.zone,
        endTimeZone: hasEnd && end.zone !== start.zone ? end.zone : null,
        location: readLocation(event),
        attendees: '',
        uid: uid && (repeats.length > 0 ? `${uid}/${start.local.slice(0, 10)}` : uid),
        source: { kind: 'ics', label: this.#label, excerpt: toEventExcerpt(event), lines: null },
      },
      reasons,
      this.#context.events,
    );
  }

  /** DTEND or DURATION. The end of a whole day is exclusive (RFC 5545, 3.6.1): an event of several days ends on its last. */
  #findEnd(event: CalendarEvent, start: CalendarTime): CalendarTime | undefined {
    const end = this.#readTime(event.props.get('DTEND')?.[0], event);
    if (end?.isAllDay) return this.#toTime(`${addDays(end.local.slice(0, 10), -1)}${NOON}`, end);
    if (end) return end;
    const duration = parseDuration(event.props.get('DURATION')?.[0]?.value ?? '');
    return duration && !start.isAllDay ? { ...start, instant: start.instant + duration } : undefined;
  }
}
