import type { UnclaimedEvent } from '../../../../worker/contract/unclaimed.ts';
import { t } from '../../../../worker/messages/t.ts';
import { formatSummaryTime } from '../../../lib/event-summary.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EVENT_TYPE_LABELS, isAssignable } from './event-format.ts';
import { MailPane } from './mail-pane.tsx';

/** Shows an unclaimed event's source email next to the details read from it. */
export default function MailDialog({ event, onClose }: { event: UnclaimedEvent; onClose: () => void }) {
  const facts = [
    [t('titleLabel'), event.title],
    [t('dateTime'), formatSummaryTime(event) ?? t('hasNoDate')],
    [t('location'), event.location || t('noPlace')],
    [t('eventType'), EVENT_TYPE_LABELS[event.eventType]()],
    [t('attendees'), event.attendees || t('everyone')],
  ];
  return (
    <Dialog onClosed={onClose} size={isAssignable(event) ? 'large' : 'medium'} title={t('sourceEmail')}>
      <div className="edit-columns" data-two={isAssignable(event) || undefined}>
        {isAssignable(event) && (
          <dl className="grid content-start gap-3">
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt className="text-sm text-muted">{term}</dt>
                <dd className="[overflow-wrap:anywhere]" dir="auto">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <MailPane event={event} />
      </div>
    </Dialog>
  );
}
