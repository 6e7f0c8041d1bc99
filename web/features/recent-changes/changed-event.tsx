import type { ReactNode } from 'react';
import type { TimedEvent } from '../../../worker/domain/schedule/event-times.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDay } from '../../lib/dates.ts';
import { type EventChange, listFacts, type ShownEvent, toStartDay } from '../../lib/event-changes.ts';
import { formatEventTimes } from '../../lib/event-times.ts';
import { tNodes } from '../../ui/t-nodes.ts';

type Props = {
  change: EventChange;
  /** The zone whose times need no abbreviation. */
  pageZone: string;
  /** Leads to the event. */
  onOpen: () => void;
};

/** An event by its title, and below it what is different: the old value and the new one. */
export function ChangedEvent({ change, pageZone, onOpen }: Props) {
  const { before, after } = change;
  if (!after) {
    return (
      <li>
        <p>{tNodes('changeRemoved', { title: <Title of={before} /> })}</p>
        <Fact icon="i-lucide-clock" was={formatTimes(before, pageZone)} />
      </li>
    );
  }
  const facts = before ? listFacts(before, after) : [];
  const isTime = facts.includes('start') || facts.includes('end');
  const isPlace = facts.includes('location');
  return (
    <li>
      <p>
        <button type="button" className="changed-title" onClick={onOpen}>
          <Title of={after} />
        </button>
        {!before && <span className="changed-mark">{t('markNew')}</span>}
      </p>
      {before && facts.includes('title') && (
        <Fact icon="i-lucide-pencil" was={before.title} is={after.title} />
      )}
      <Fact
        icon="i-lucide-clock"
        was={before && isTime ? toOldTimes(before, after, pageZone) : undefined}
        is={formatTimes(after, pageZone)}
        isSame={before && !isTime}
      />
      {(!before || isPlace) && <Fact icon="i-lucide-map-pin" was={before?.location} is={after.location} />}
      {before && <Lesser facts={facts} title={after.title} />}
    </li>
  );
}

const Title = ({ of: { title } }: { of: Pick<ShownEvent, 'title'> }) => (
  <bdi className="font-600">{title}</bdi>
);

type FactProps = { icon: string; was?: string | undefined; is?: string; isSame?: boolean | undefined };

/** The old value, struck out, and the new one; only one of them for what is new or gone. */
function Fact({ icon, was = '', is = '', isSame = false }: FactProps) {
  if (was === '' && is === '') return null;
  return (
    <p className={isSame ? 'changed-fact text-muted' : 'changed-fact'}>
      <span className={icon} aria-hidden="true" />
      {was !== '' && is !== '' ? (
        <>
          <span className="visually-hidden">{t('changeWas', { is, was })}</span>
          <span aria-hidden="true">
            <del dir="auto">{was}</del> <span className="i-lucide-arrow-right" /> <ins dir="auto">{is}</ins>
          </span>
        </>
      ) : (
        <OneValue was={was}>{is}</OneValue>
      )}
    </p>
  );
}

const OneValue = ({ was, children }: { was: string; children: ReactNode }) =>
  was === '' ? <span dir="auto">{children}</span> : <del dir="auto">{was}</del>;

/** That the people or the details are different, unless something else is, too. */
function Lesser({ facts, title }: { facts: readonly string[]; title: string }) {
  const isOnly = facts.every((fact) => fact === 'attendance' || fact === 'details');
  if (!isOnly) return null;
  const text = facts.includes('attendance') ? t('changePeople', { title }) : t('changeDetails', { title });
  return <p>{text}</p>;
}

type Times = Omit<TimedEvent, 'id' | 'endTimeZone'> & { endTimeZone?: string | null };

/** "7:00 PM – 9:00 PM", with a zone unless it is the page's. */
function formatTimes(event: Times, pageZone: string): string {
  const times = formatEventTimes({ ...event, endTimeZone: event.endTimeZone ?? null }, pageZone);
  const start = [times.start, times.startZone].filter(Boolean).join(' ');
  return [times.end ? `${start} – ${times.end}` : start, times.zone].filter(Boolean).join(' ');
}

/** The same of how it was, with the weekday if that is another day. */
function toOldTimes(before: ShownEvent, after: ShownEvent | Times, pageZone: string): string {
  const times = formatTimes(before, pageZone);
  if (toStartDay(before) === toStartDay(after)) return times;
  return t('weekdayAtTime', { weekday: formatDay(before.datetime, before.timeZone).weekday, time: times });
}
