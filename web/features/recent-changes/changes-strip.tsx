import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { CHANGES_PLACE } from '../../lib/changes-place.tsx';
import { describeEventChange, type EventChange } from '../../lib/event-changes.ts';
import { Button } from '../../ui/button.tsx';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { describeSince } from './describe-since.ts';
import './recent-changes.css';

/** Changes shown before "See all". */
const MAX_SHOWN = 3;
const loadDialog = () => import('./changes-dialog.tsx');

type Props = {
  /** At least one, in the order of their importance. */
  changes: readonly EventChange[];
  /** When the page was shown last, in epoch milliseconds. */
  since: number;
  /** The zone whose times need no abbreviation. */
  pageZone: string;
  theme: DialogTheme;
  onOpen: (eventId: number) => void;
  onDismiss: () => void;
  /** Tells the hosts that the reader knows; only of readers with a name. */
  onConfirm?: (() => void) | undefined;
};

/** What the reader missed, between the itinerary's top and its tabs, so that it covers nothing. */
export function ChangesStrip({ changes, since, pageZone, theme, onOpen, onDismiss, onConfirm }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(Date.now);
  const from = describeSince(since, now, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const more = changes.length > MAX_SHOWN;
  const place = document.getElementById(CHANGES_PLACE);
  const strip = (
    <section className="changes-strip no-print" aria-label={t('changes')}>
      <div className="min-w-0 flex-1">
        <p className="font-600">{from}: </p>
        <ul>
          {changes.slice(0, MAX_SHOWN).map((change) => (
            <li key={change.id}>
              <Change change={change} pageZone={pageZone} onOpen={onOpen} />
            </li>
          ))}
        </ul>
        {more && (
          <button
            type="button"
            className="more"
            aria-haspopup="dialog"
            onPointerEnter={() => void loadDialog().catch(() => undefined)}
            onClick={() => setOpen(true)}
          >
            {t('seeAllCount', { count: changes.length })}
          </button>
        )}
      </div>
      {onConfirm ? (
        <Button variant="primary" onClick={onConfirm}>
          {t('gotIt')}
        </Button>
      ) : (
        <Button variant="quiet" size="icon" aria-label={t('dismiss')} onClick={onDismiss}>
          <span className="i-lucide-x" aria-hidden="true" />
        </Button>
      )}
      {isOpen && (
        <LazyComponent load={loadDialog} onFail={() => setOpen(false)}>
          {(ChangesDialog) => (
            <ChangesDialog
              changes={changes}
              from={from}
              pageZone={pageZone}
              theme={theme}
              onClosed={onDismiss}
            />
          )}
        </LazyComponent>
      )}
    </section>
  );
  return place ? createPortal(strip, place) : strip;
}

/** A change, which leads to its event unless that is gone. */
function Change({ change, pageZone, onOpen }: { change: EventChange } & Pick<Props, 'pageZone' | 'onOpen'>) {
  const text = t('changeSentence', { text: describeEventChange(change, pageZone) });
  if (!change.after) return `${text} `;
  return (
    <>
      <button type="button" onClick={() => onOpen(change.id)}>
        {text}
      </button>{' '}
    </>
  );
}
