import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { CHANGES_PLACE } from '../../lib/changes-place.tsx';
import { describeEventChange, type EventChange } from '../../lib/event-changes.ts';
import { Button } from '../../ui/button.tsx';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { createMediaQuery } from '../../ui/media-query.ts';
import { describeBriefly, pickMain } from './describe-briefly.ts';
import { describeSince } from './describe-since.ts';
import './recent-changes.css';

/** What changed has to fit beside the title. */
const MAX_TITLE = { wide: 40, narrow: 22 };
const useIsNarrow = createMediaQuery('(max-width: 39.99rem)');
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
 * or the most important one and how many there are. Phones show a shorter sentence, cut off where the line ends.
 */
export function ChangesStrip({ changes, since, pageZone, theme, onOpen, onDismiss, onConfirm }: Props) {
  const [isOpen, setOpen] = useState(false);
  const first = pickMain(changes);
  const [now] = useState(Date.now);
  const from = describeSince(since, now, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isNarrow = useIsNarrow();
  const place = document.getElementById(CHANGES_PLACE);
  if (!first) return null;
  const text = describeShort(first, pageZone, isNarrow);
  const strip = (
    <section className="changes-strip no-print" aria-label={t('changes')}>
      <div className="changes-line">
        <p className="changes-since">{from}: </p>
        {changes.length === 1 ? (
          <p className="changes-one">
            <Change change={first} text={text} onOpen={onOpen} />
          </p>
        ) : (
          <>
            <p className="changes-first">
              <span>{text}</span>{' '}
            </p>
            <button
              type="button"
              className="more"
              aria-haspopup="dialog"
              onPointerEnter={() => void loadDialog().catch(() => undefined)}
              onClick={() => setOpen(true)}
            >
              {isNarrow && (
                <span className="changes-count" aria-hidden="true">
                  {t('othersChanged', { count: changes.length - 1 })}
                </span>
              )}
              <span className={isNarrow ? 'visually-hidden' : undefined}>
                {t('seeAllChanges', { count: changes.length })}
              </span>
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
              onOpen={onOpen}
              onClosed={onDismiss}
            />
          )}
        </LazyComponent>
      )}
    </section>
  );
  return place ? createPortal(strip, place) : strip;
}

type ChangeProps = { change: EventChange; text: string } & Pick<Props, 'onOpen'>;

/** A change, which leads to its event unless that is gone. */
function Change({ change, text, onOpen }: ChangeProps) {
  if (!change.after) return `${text} `;
  return (
    <>
      <button type="button" onClick={() => onOpen(change.id)}>
        {text}
      </button>{' '}
    </>
  );
}

function describeShort(change: EventChange, pageZone: string, isNarrow: boolean): string {
  if (isNarrow) return describeBriefly(shortenTitles(change, MAX_TITLE.narrow), pageZone);
  const text = describeEventChange(shortenTitles(change, MAX_TITLE.wide), pageZone);
  return t('changeSentence', { text });
}

/** The same change with a title that leaves room for what changed, unless that is the title. */
function shortenTitles(change: EventChange, length: number): EventChange {
  const shorten = <Of extends { title: string }>(event: Of): Of => ({
    ...event,
    title: cut(event.title, length),
  });
  if (!change.after) return { ...change, before: shorten(change.before) };
  if (!change.before) return { ...change, after: shorten(change.after) };
  const isCalled = change.before.title !== change.after.title;
  return isCalled ? change : { ...change, before: shorten(change.before), after: shorten(change.after) };
}

function cut(title: string, length: number): string {
  const characters = [...title];
  return characters.length <= length
    ? title
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
