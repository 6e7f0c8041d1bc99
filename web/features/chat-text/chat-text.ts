import type { Event } from '../../../worker/contract/events.ts';
import { groupByDay } from '../../../worker/domain/schedule/event-times.ts';
import { formatWeekdayDate } from '../../lib/dates.ts';
import { formatEventTimes } from '../../lib/event-times.ts';

type Plan = { title: string; url: string; pageZone: string };

/** The days that can be copied: the value that names one, and its heading. */
export const listChatDays = (events: readonly Event[]): { day: string; heading: string }[] => [
  ...new Map(groupDays(events).map(({ day, heading }) => [day, { day, heading }])).values(),
];

/**
 * A plan, or one day of it, as a message for a group chat: plain lines, with what chat apps show as bold. Without private
 * events, since everybody in a chat reads it.
 */
export function toChatText(events: readonly Event[], { title, url, pageZone }: Plan, day?: string): string {
  const days = groupDays(events).filter((one) => day === undefined || one.day === day);
  const blocks = days.map(({ heading, events: ofDay }) =>
    [bold(heading), ...ofDay.map((event) => toLine(event, pageZone))].join('\n'),
  );
  return [bold(title), ...blocks, url].join('\n\n');
}

function groupDays(events: readonly Event[]) {
  const shown = events.filter(({ audience }) => audience === 'everyone');
  const sorted = shown.toSorted((a, b) => Date.parse(a.datetime) - Date.parse(b.datetime) || a.id - b.id);
  return groupByDay(sorted).map(({ day, events: ofDay }) => {
    const [first] = ofDay;
    const heading = formatWeekdayDate(first?.datetime ?? day, first?.timeZone ?? 'UTC');
    return { day, heading, events: ofDay };
  });
}

/** "7:30 PM – 9:00 PM London time: Dinner, Ponto Final". */
function toLine(event: Event, pageZone: string): string {
  const { start, startZone, end, zone } = formatEventTimes(event, pageZone);
  const when = [start, startZone, end && `– ${end}`, zone].filter(Boolean).join(' ');
  return [`${when}: ${clean(event.title)}`, event.location.trim()].filter(Boolean).join(', ');
}

/** Chat apps read asterisks as bold. */
const clean = (text: string) => text.replaceAll('*', '').trim();
const bold = (text: string) => `*${clean(text)}*`;
