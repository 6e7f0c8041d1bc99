import { useState } from 'react';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
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
  onDismiss: () => void;
};

/** What the reader missed, above the page's footer. It covers the page, so that nothing moves when it comes or goes. */
export function ChangesStrip({ changes, since, pageZone, theme, onDismiss }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(Date.now);
  const from = `Since ${describeSince(since, now, Intl.DateTimeFormat().resolvedOptions().timeZone)}`;
  const more = changes.length > MAX_SHOWN;
  return (
    <section className="changes-strip" aria-label="Changes">
      <div className="min-w-0 flex-1">
        <p className="font-600">{from}: </p>
        <ul>
          {changes.slice(0, MAX_SHOWN).map((change) => (
            <li key={change.id} dir="auto">
              {describeEventChange(change, pageZone)}.{' '}
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
            See all {changes.length}
          </button>
        )}
      </div>
      <Button variant="quiet" size="icon" aria-label="Dismiss" onClick={onDismiss}>
        <span className="i-lucide-x" aria-hidden="true" />
      </Button>
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
}
