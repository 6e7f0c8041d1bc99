import { t } from '../../messages/t.ts';
import type { ChangedFact } from '../event/event-fields.ts';
import { joinList } from '../text/join-list.ts';
import { toLocalDay } from '../time/days.ts';
import { formatIn } from '../time/format-in.ts';
import type { NetChange } from './net-changes.ts';

/**
 * What a notification shows. `url` opens the itinerary; `tag` replaces the same message if it arrives twice. `seq` is for
 * `POST …/acknowledgements`, which the reader may call if there is `confirm`, the
 * name of a button.
 */
export type PushMessage = {
  title: string;
  body: string;
  url: string;
  tag: string;
  seq?: number;
  confirm?: string;
};

/** A change in an email: the event, what happened, and when it is. */
export type NoticeLine = { title: string; text: string; when: string };

/** Phones show about four lines. */
const MAX_LINES = 3;
/** Together with title and URL, well below what fits into one message. */
const MAX_LINE_LENGTH = 240;

/**
 * The text of a notification, without places, as it is shown on locked screens. Times are in the event's zone, which is
 * named unless it is the itinerary's (`pageZone`).
 */
export function describePush(changes: readonly NetChange[], pageZone: string, now: number): string {
  const lines = changes.slice(0, MAX_LINES).map((change) => cut(describeInOneLine(change, pageZone, now)));
  const rest = changes.length - MAX_LINES;
  if (rest > 0) lines.push(t('pushMoreChanges', { count: rest }));
  return lines.join('\n');
}

/** One change for an email. */
export function describeForEmail(change: NetChange, pageZone: string): NoticeLine {
  const { kind, before, state } = change;
  const title = kind === 'changed' ? (before ?? state).title : state.title;
  const text = [describeChange(change), change.note].filter(Boolean).join('. ');
  return { title, text, when: kind === 'removed' ? t('noticeRemoved') : formatStart(change, pageZone) };
}

function describeInOneLine(change: NetChange, pageZone: string, now: number): string {
  const { kind, before, state, facts, note } = change;
  const title = (before ?? state).title;
  const when = formatStart(change, pageZone);
  const isMoved = facts.includes('start');
  const others = facts.filter((fact) => fact !== 'start');
  const sentence = {
    new: t('pushNew', { title, start: when }),
    removed: t('pushRemoved', { title }),
    changed: isMoved
      ? joinList([describeMove(change, pageZone, now), ...others.map((fact) => describeFact(fact, change))])
      : `${title}: ${describeChange(change)}`,
  }[kind];
  return note ? `${sentence}. ${note}` : sentence;
}

/** "Dinner is now on Sat, Jun 12 at 9:00 PM", on that day "Dinner is now at 9:00 PM instead of 8:30 PM". */
function describeMove(change: NetChange, pageZone: string, now: number): string {
  const { before, state } = change;
  const title = (before ?? state).title;
  const today = toLocalDay(now, state.timeZone);
  const isToday = before && toStartDay(before) === today && toStartDay(state) === today;
  if (!isToday || before.timeZone !== state.timeZone)
    return t('pushMovedTo', { title, start: formatStart(change, pageZone) });
  return t('pushMovedToday', {
    title,
    time: formatClock(state, pageZone),
    before: formatClock(before, pageZone),
  });
}

/** "New time, new place". */
function describeChange(change: NetChange): string {
  if (change.kind === 'new') return t('noticeNew');
  if (change.kind === 'removed') return '';
  const text = joinList(change.facts.map((fact) => describeFact(fact, change)));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function describeFact(fact: ChangedFact, { state, before }: NetChange): string {
  switch (fact) {
    case 'title':
      return t('factTitle', { title: state.title });
    case 'start':
      return before && toStartDay(before) !== toStartDay(state) ? t('factDay') : t('factTime');
    case 'end':
      return state.endsAt === null ? t('factNoEnd') : t('factEnd');
    case 'location':
      return t('factPlace');
    case 'details':
      return t('factDetails');
    case 'attendance':
      return t('factAttendance');
  }
}

const toStartDay = ({ datetime, timeZone }: NetChange['state']) => toLocalDay(Date.parse(datetime), timeZone);

/** "Sat, Jun 12 at 9:00 PM", with the zone unless it is the itinerary's. */
function formatStart({ state: { datetime, timeZone } }: NetChange, pageZone: string): string {
  return t('noticeStart', {
    day: formatIn(timeZone, { weekday: 'short', month: 'short', day: 'numeric' }, datetime),
    time: formatClock({ datetime, timeZone }, pageZone),
  });
}

/** "9:00 PM", with the zone unless it is the itinerary's. */
export function formatClock(
  { datetime, timeZone }: { datetime: string; timeZone: string },
  pageZone: string,
) {
  const zone = timeZone === pageZone ? {} : ({ timeZoneName: 'short' } as const);
  return formatIn(timeZone, { hour: 'numeric', minute: '2-digit', ...zone }, datetime);
}

function cut(line: string): string {
  const characters = [...line];
  return characters.length <= MAX_LINE_LENGTH ? line : `${characters.slice(0, MAX_LINE_LENGTH).join('')}…`;
}
