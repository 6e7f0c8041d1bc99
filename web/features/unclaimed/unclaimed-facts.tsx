import type { ReactNode } from 'react';
import type { EventType } from '../../../worker/contract/choices.ts';
import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { AUDIENCE_LABELS, EVENT_LABELS } from '../../../worker/domain/event/event-labels.ts';
import { toMapUrl } from '../../../worker/domain/text/links.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatFullDate } from '../../lib/dates.ts';
import { formatSummaryTime } from '../../lib/event-summary.ts';
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
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:flex sm:flex-wrap">
      <Fact icon="i-lucide-clock" term={t('dateAndTime')}>
        {formatSummaryTime(event) ?? <span className="font-semibold">{t('noDateYet')}</span>}
      </Fact>
      {mapUrl && (
        <Fact icon="i-lucide-map-pin" term={t('location')}>
          <a className="link" href={mapUrl} target="_blank" rel="noreferrer" dir="auto">
            {location}
          </a>
        </Fact>
      )}
      <Fact icon={TYPE_ICONS[eventType]} term={t('typeTerm')}>
        {EVENT_TYPE_LABELS[eventType]()}
      </Fact>
      {attendees && (
        <Fact icon="i-lucide-users" term={t('attendees')}>
          <span dir="auto">{attendees}</span>
        </Fact>
      )}
      {audience === 'attendees' && (
        <Fact icon="i-lucide-lock" term={EVENT_LABELS.audience}>
          {AUDIENCE_LABELS[audience]}
        </Fact>
      )}
      <Fact icon="i-lucide-calendar-plus" term={t('addedTerm')}>
        {t('addedOn', {
          date: formatFullDate(createdAt, Intl.DateTimeFormat().resolvedOptions().timeZone),
        })}
      </Fact>
    </dl>
  );
}

function Fact({ icon, term, children }: { icon: string; term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-2">
      <dt>
        <span className={`${icon} mt-0.5 text-muted`} aria-hidden="true" />
        <span className="visually-hidden">{term}</span>
      </dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
