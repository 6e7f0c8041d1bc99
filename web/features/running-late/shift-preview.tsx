import type { Event } from '../../../worker/contract/events.ts';
import { toLocalDay } from '../../../worker/domain/time/days.ts';
import { toIso } from '../../../worker/domain/time/iso.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDate, formatForeignZone, formatTime } from '../../lib/dates.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { tNodes } from '../../ui/t-nodes.ts';
import type { ShiftPreview } from './shift-choice.ts';

type Props = {
  preview: ShiftPreview;
  events: readonly Event[];
  pageZone: string;
  skip: readonly number[];
  onSkip: (skip: number[]) => void;
};

/** What moves to when, what stays because its time is fixed, and what then overlaps. */
export function ShiftPreviewList({ preview, events, pageZone, skip, onSkip }: Props) {
  const { all, moved, pinned, clashes } = preview;
  const starts = new Map(moved.map(({ event, startsAt }) => [event.id, startsAt]));
  const titles = new Map(events.map(({ id, title }) => [id, title]));
  return (
    <section className="shift-preview" aria-label={t('preview')} aria-live="polite">
      <ul>
        {all.map((event, index) => (
          <li key={event.id}>
            <Checkbox
              checked={starts.has(event.id)}
              // The event that it starts from always moves.
              disabled={index === 0}
              onChange={({ target }) =>
                onSkip(target.checked ? skip.filter((id) => id !== event.id) : [...skip, event.id])
              }
              label={
                <>
                  <bdi className="font-600">{event.title}</bdi>{' '}
                  <Times event={event} startsAt={starts.get(event.id)} pageZone={pageZone} />
                </>
              }
            />
          </li>
        ))}
      </ul>
      {pinned.length > 0 && (
        <p>
          <span className="i-lucide-pin mt-1 flex-none" aria-hidden="true" />
          <span className="min-w-0">
            {t('fixedTimesStay', { titles: pinned.map((id) => titles.get(id)).join(', ') })}
          </span>
        </p>
      )}
      {clashes.map((clash) => (
        <p key={`${clash.id}/${clash.with}`} className="shift-clash">
          <span className="i-lucide-triangle-alert mt-1 flex-none" aria-hidden="true" />
          <span className="min-w-0">
            {tNodes('overlaps', { title: titles.get(clash.id), other: titles.get(clash.with) })}
          </span>
        </p>
      ))}
    </section>
  );
}

type TimesProps = { event: Event; startsAt: number | undefined; pageZone: string };

/** "7:30 PM → 8:00 PM", with the date if that is another day. */
function Times({ event: { datetime, timeZone }, startsAt, pageZone }: TimesProps) {
  const from = formatTime(datetime, timeZone);
  if (startsAt === undefined) return <span className="text-muted">{t('timeStays', { time: from })}</span>;
  const iso = toIso(startsAt);
  const isOtherDay = toLocalDay(startsAt, timeZone) !== toLocalDay(Date.parse(datetime), timeZone);
  const to = [
    isOtherDay && `${formatDate(iso, timeZone)},`,
    formatTime(iso, timeZone),
    formatForeignZone(iso, timeZone, pageZone),
  ];
  return (
    <span className="inline-block">
      <span className="visually-hidden">{t('shiftedFrom')} </span>
      {from} <span aria-hidden="true">→</span>
      <span className="visually-hidden">{t('shiftedTo')}</span>{' '}
      <strong>{to.filter(Boolean).join(' ')}</strong>
    </span>
  );
}
