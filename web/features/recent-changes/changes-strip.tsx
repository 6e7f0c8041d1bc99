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

/** A single change is said in full, but not a long title. */
const MAX_TITLE = 40;
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

/**
 * What the reader missed, between the itinerary's top and its tabs, so that it covers nothing. On one line: a single change,
 * or how many there are, with the most important one where it fits.
 */
export function ChangesStrip({ changes, since, pageZone, theme, onOpen, onDismiss, onConfirm }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [first] = changes;
  const [now] = useState(Date.now);
  const from = describeSince(since, now, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const place = document.getElementById(CHANGES_PLACE);
  if (!first) return null;
  const strip = (
    <section className="changes-strip no-print" aria-label={t('changes')}>
      <div className="changes-line">
        <p className="font-600">{from}: </p>
        {changes.length === 1 ? (
          <p>
            <Change change={first} pageZone={pageZone} onOpen={onOpen} />
          </p>
        ) : (
          <>
            <p className="changes-first">
              <span>{describeShort(first, pageZone)}</span>{' '}
            </p>
            <button
              type="button"
              className="more"
              aria-haspopup="dialog"
              onPointerEnter={() => void loadDialog().catch(() => undefined)}
              onClick={() => setOpen(true)}
            >
              {t('seeAllChanges', { count: changes.length })}
            </button>
          </>
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
  const text = describeShort(change, pageZone);
  if (!change.after) return `${text} `;
  return (
    <>
      <button type="button" onClick={() => onOpen(change.id)}>
        {text}
      </button>{' '}
    </>
  );
}

const describeShort = (change: EventChange, pageZone: string) =>
  t('changeSentence', { text: describeEventChange(shortenTitles(change), pageZone) });

/** The same change with a title that leaves room for what changed, unless that is the title. */
function shortenTitles(change: EventChange): EventChange {
  const shorten = <Of extends { title: string }>(event: Of): Of => ({ ...event, title: cut(event.title) });
  if (!change.after) return { ...change, before: shorten(change.before) };
  if (!change.before) return { ...change, after: shorten(change.after) };
  const isCalled = change.before.title !== change.after.title;
  return isCalled ? change : { ...change, before: shorten(change.before), after: shorten(change.after) };
}

function cut(title: string): string {
  const characters = [...title];
  return characters.length <= MAX_TITLE ? title : `${characters.slice(0, MAX_TITLE - 1).join('')}…`;
}
