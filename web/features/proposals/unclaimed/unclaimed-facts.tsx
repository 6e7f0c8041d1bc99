import type { EventType } from '../../../../worker/contract/choices.ts';
import type { UnclaimedEvent } from '../../../../worker/contract/unclaimed.ts';
import { AUDIENCE_LABELS, EVENT_LABELS } from '../../../../worker/domain/event/event-labels.ts';
import { toMapUrl } from '../../../../worker/domain/text/links.ts';
import { t } from '../../../../worker/messages/t.ts';
import { formatFullDate } from '../../../lib/dates.ts';
import { formatSummaryTime } from '../../../lib/event-summary.ts';
import { Facts } from '../facts.tsx';
import { EVENT_TYPE_LABELS } from './event-format.ts';

// In a .tsx file, because UnoCSS does not look for classes in .ts files.
const TYPE_ICONS: Record<EventType, string> = {
  flight: 'i-lucide-plane',
  hotel: 'i-lucide-bed',
  restaurant: 'i-lucide-utensils',
  activity: 'i-lucide-ticket',
  transportation: 'i-lucide-train-front',
  other: 'i-lucide-calendar',
};

/** Time, location, type, attendees and the date it was added. */
export function UnclaimedFacts({ event }: { event: UnclaimedEvent }) {
  const { location, eventType, attendees, audience, createdAt } = event;
  const mapUrl = toMapUrl(location);
  const facts = [
    {
      icon: 'i-lucide-clock',
      term: t('dateAndTime'),
      content: formatSummaryTime(event) ?? <span className="font-semibold">{t('noDateYet')}</span>,
    },
    {
      icon: 'i-lucide-map-pin',
      term: t('location'),
      content: mapUrl && (
        <a className="link" href={mapUrl} target="_blank" rel="noreferrer">
          {location}
        </a>
      ),
    },
    { icon: TYPE_ICONS[eventType], term: t('typeTerm'), content: EVENT_TYPE_LABELS[eventType]() },
    {
      icon: 'i-lucide-users',
      term: t('attendees'),
      content: attendees,
    },
    {
      icon: 'i-lucide-lock',
      term: EVENT_LABELS.audience,
      content: audience === 'attendees' && AUDIENCE_LABELS[audience],
    },
    {
      icon: 'i-lucide-calendar-plus',
      term: t('addedTerm'),
      content: t('addedOn', {
        date: formatFullDate(createdAt, Intl.DateTimeFormat().resolvedOptions().timeZone),
      }),
    },
  ];
  return (
    <Facts
      className="grid gap-x-6 gap-y-1 sm:flex sm:flex-wrap"
      contentClassName="[overflow-wrap:anywhere]"
      facts={facts}
    />
  );
}
