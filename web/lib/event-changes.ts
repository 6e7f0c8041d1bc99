import type { Event } from '../../worker/contract/events.ts';
import {
  type FieldOfFact,
  listChangedFacts,
  listFieldsOfFact,
  readFact,
} from '../../worker/domain/event/changed-facts.ts';
import { CHANGED_FACTS, type ChangedFact } from '../../worker/domain/event/event-fields.ts';
import { isAnyoneAttending, parseAttendees } from '../../worker/domain/schedule/attendees.ts';
import { isUpcoming } from '../../worker/domain/schedule/event-times.ts';
import { toLocalDay } from '../../worker/domain/time/days.ts';
import { formatIn } from '../../worker/domain/time/format-in.ts';
import { READER_LANGUAGES } from '../../worker/messages/languages.ts';
import { getReader, t } from '../../worker/messages/t.ts';
import { formatDay, formatForeignZone, formatPlaceZone, formatTime } from './dates.ts';
import { formatEventTimes } from './event-times.ts';

/** A field that descriptions of changes name. */
type NamedField = FieldOfFact<Exclude<ChangedFact, 'details'>>;

/** An event as a page showed it: what is needed to describe later changes. */
export type ShownEvent = Pick<Event, 'id' | NamedField> & {
  /** Hash of everything else that guests read. */
  details: string;
};

/** An event before and after a change; without `before` it is new, without `after` it was removed. */
export type EventChange = { id: number } & (
  | { before: ShownEvent; after: Event }
  | { before?: never; after: Event }
  | { before: ShownEvent; after?: never }
);

const NAMED_FIELDS = CHANGED_FACTS.filter((fact) => fact !== 'details').flatMap(
  listFieldsOfFact,
) as NamedField[];

/** Keeps of an event what `findEventChanges` compares. */
export function toShownEvent(event: Event): ShownEvent {
  const named = Object.fromEntries(NAMED_FIELDS.map((name) => [name, event[name]])) as Pick<
    Event,
    NamedField
  >;
  return { id: event.id, ...named, details: hashText(readFact(event, 'details')) };
}

/** FNV-1a, 32 bits. */
function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The events that a guest sees differently than before, in their order, then those that are gone. */
export function findEventChanges(before: readonly ShownEvent[], after: readonly Event[]): EventChange[] {
  const old = new Map(before.map((event) => [event.id, event]));
  const ids = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((event): EventChange[] => {
      const shown = old.get(event.id);
      if (!shown) return [{ id: event.id, after: event }];
      return listFacts(shown, event).length === 0 ? [] : [{ id: event.id, before: shown, after: event }];
    }),
    ...before.filter(({ id }) => !ids.has(id)).map((event) => ({ id: event.id, before: event })),
  ];
}

/** What guests see differently of an event. */
export const listFacts = (before: ShownEvent, after: Event): ChangedFact[] =>
  listChangedFacts(before, toShownEvent(after), (event, fact) =>
    fact === 'details' ? event.details : readFact(event, fact),
  );

/**
 * The changes that matter to somebody at `now` (epoch milliseconds): of events that are not over, and of these people
 * unless there are none. The next event first; of events at the same time, the one changed last.
 */
export function listRelevantChanges(
  changes: readonly EventChange[],
  { now, people }: { now: number; people: readonly string[] },
): EventChange[] {
  const isRelevant = (event: ShownEvent | Event | undefined) =>
    event !== undefined && isAnyoneAttending(parseAttendees(event.attendees), people);
  const isNotOver = (event: ShownEvent | Event | undefined) => event !== undefined && isUpcoming(event, now);
  return changes
    .filter(
      ({ before, after }) =>
        (isRelevant(before) || isRelevant(after)) && (isNotOver(before) || isNotOver(after)),
    )
    .sort((a, b) => toStart(a) - toStart(b) || toSavedAt(b) - toSavedAt(a));
}

const toStart = ({ before, after }: EventChange) => Date.parse((after ?? before).datetime);
const toSavedAt = ({ after }: EventChange) => (after ? Date.parse(after.updatedAt) : 0);

/** "Dinner is now on Saturday, Jun 12 at 9:00 PM (was 8:00 PM)", without a period. Times are in the event's zone, which is named unless it is the page's. */
export function describeEventChange({ before, after }: EventChange, pageZone: string): string {
  if (!after) return t('changeRemoved', { title: isolate(before.title) });
  if (!before) return t('changeNew', { title: isolate(after.title), start: formatStart(after, pageZone) });
  const facts = listFacts(before, after);
  const main = [
    facts.includes('title') && t('changeCalled', { title: isolate(after.title) }),
    facts.includes('start') && describeStart(before, after, pageZone),
    facts.includes('location') &&
      after.location !== '' &&
      t('changeAtPlace', { place: isolate(after.location) }),
  ].filter((change) => change !== false);
  if (main.length > 0) {
    const changes = main.reduce((first, second) => t('changeBoth', { first, second }));
    return t('changeIsNow', { title: isolate(before.title), changes });
  }
  return describeLesserChange(before, after, facts, pageZone);
}

/** Isolates text of a host, so that it does not change the order of a right-to-left sentence around it. */
export const isolate = (text: string) =>
  READER_LANGUAGES[getReader().language].direction === 'rtl' ? `\u2068${text}\u2069` : text;

/** "on Saturday, Jun 12 at 9:00 PM (was Friday, 8:00 PM)" with the end if that changed. */
function describeStart(before: ShownEvent, after: Event, pageZone: string): string {
  const { datetime, timeZone } = after;
  const isSameDay = toStartDay(before) === toStartDay(after);
  const oldDay = isSameDay ? '' : `${formatDay(before.datetime, before.timeZone).weekday}, `;
  const { end } = formatEventTimes(after, pageZone);
  const time = formatTime(datetime, timeZone);
  const isElsewhere = before.timeZone !== timeZone;
  const zone = isElsewhere
    ? formatPlaceZone(datetime, timeZone)
    : formatForeignZone(datetime, timeZone, pageZone);
  const was = [
    oldDay + formatTime(before.datetime, before.timeZone),
    isElsewhere && formatPlaceZone(before.datetime, before.timeZone),
  ];
  const day = formatStartDay(after);
  const hours =
    end && toDuration(before) !== toDuration(after)
      ? t('changeOnFromTo', { day, start: time, end })
      : t('changeOnAt', { day, time });
  const is = [hours, zone].filter(Boolean).join(' ');
  return t('changeWas', { is, was: was.filter(Boolean).join(' ') });
}

/** "Saturday, Jun 12 at 9:00 PM", with the zone unless it is the page's. */
function formatStart({ datetime, timeZone }: Event, pageZone: string): string {
  const zone = formatForeignZone(datetime, timeZone, pageZone);
  const time = formatTime(datetime, timeZone);
  return t('weekdayAtTime', {
    weekday: formatStartDay({ datetime, timeZone }),
    time: zone ? `${time} ${zone}` : time,
  });
}

/** "Saturday, Jun 12". */
const formatStartDay = ({ datetime, timeZone }: Pick<Event, 'datetime' | 'timeZone'>) =>
  formatIn(timeZone, { weekday: 'long', month: 'short', day: 'numeric' }, datetime);

/** The day on which an event begins in its zone, `YYYY-MM-DD`. */
export const toStartDay = ({ datetime, timeZone }: Pick<Event, 'datetime' | 'timeZone'>) =>
  toLocalDay(Date.parse(datetime), timeZone);

const toDuration = ({ datetime, endsAt }: Pick<Event, 'datetime' | 'endsAt'>) =>
  endsAt === null ? undefined : Date.parse(endsAt) - Date.parse(datetime);

/** A change of what is neither the title, the start nor a new place. */
function describeLesserChange(
  before: ShownEvent,
  after: Event,
  facts: ChangedFact[],
  pageZone: string,
): string {
  const title = isolate(after.title);
  if (facts.includes('end')) {
    const { end, startZone, zone } = formatEventTimes(after, pageZone);
    const endZone = after.endTimeZone ?? after.timeZone;
    const isTime = after.endsAt !== null && end === formatTime(after.endsAt, endZone);
    const day = formatStartDay(after);
    if (!end) return t('changeNoEnd', { title, day });
    const was = formatEventTimes({ ...before, endTimeZone: before.endTimeZone ?? null }, pageZone).end;
    const shown = { title, day, end: startZone && zone ? `${end} ${zone}` : end };
    const is = isTime ? t('changeEndsAt', shown) : t('changeEndsOn', shown);
    return was ? t('changeWas', { is, was }) : is;
  }
  if (facts.includes('location')) return t('changeNoPlace', { title });
  if (facts.includes('attendance')) return t('changePeople', { title });
  return t('changeDetails', { title });
}
