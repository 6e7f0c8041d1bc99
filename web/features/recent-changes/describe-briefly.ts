import type { Event } from '../../../worker/contract/events.ts';
import { formatIn } from '../../../worker/domain/time/format-in.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatTime } from '../../lib/dates.ts';
import {
  describeEventChange,
  type EventChange,
  isolate,
  listFacts,
  toStartDay,
} from '../../lib/event-changes.ts';

/** A change in the words that fit one line of a phone: "Dinner moved to 9:00 PM", with the weekday if that is another one. */
export function describeBriefly(change: EventChange, pageZone: string): string {
  const { before, after } = change;
  if (!after) return describeEventChange(change, pageZone);
  if (!before) return t('changeNew', { title: isolate(after.title), start: formatWeekdayTime(after) });
  const facts = listFacts(before, after);
  if (facts.includes('title') || !facts.includes('start')) return describeEventChange(change, pageZone);
  const isSameDay = toStartDay(before) === toStartDay(after);
  const time = isSameDay ? formatTime(after.datetime, after.timeZone) : formatWeekdayTime(after);
  return t('changeMoved', { title: isolate(after.title), time });
}

/** "Fri 8:00 PM"; the day does not end a line. */
const formatWeekdayTime = ({ datetime, timeZone }: Pick<Event, 'datetime' | 'timeZone'>) =>
  formatIn(timeZone, { weekday: 'short', hour: 'numeric', minute: '2-digit' }, datetime).replace(
    ' ',
    '\u00a0',
  );

/** The change to name beside how many there are: the first of what makes somebody come elsewhere or at another time. */
export const pickMain = (changes: readonly EventChange[]): EventChange | undefined =>
  changes.find(isMain) ?? changes[0];

const isMain = ({ before, after }: EventChange) =>
  !before || !after || listFacts(before, after).some((fact) => fact === 'start' || fact === 'location');
