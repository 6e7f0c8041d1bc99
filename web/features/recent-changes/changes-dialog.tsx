import { useRef, useState } from 'react';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatWeekdayDate } from '../../lib/dates.ts';
import { type EventChange, toStartDay } from '../../lib/event-changes.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ChangedEvent } from './changed-event.tsx';
import './recent-changes.css';

type Props = {
  /** In the order of their days. */
  changes: readonly EventChange[];
  /** "Since Tuesday". */
  from: string;
  /** The zone whose times need no abbreviation. */
  pageZone: string;
  theme: DialogTheme;
  onOpen: (eventId: number) => void;
  onClosed: () => void;
};

/** Everything that the reader missed, by days. */
export default function ChangesDialog({ changes, from, pageZone, theme, onOpen, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const chosen = useRef<number>(undefined);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={() => {
        onClosed();
        if (chosen.current !== undefined) onOpen(chosen.current);
      }}
      theme={theme}
      title={t('whatChanged')}
      description={from}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls by keyboard, and removed events take no focus */}
      <div className="changes-all" tabIndex={0}>
        {groupByDay(changes).map(({ day, name, changes }) => (
          <section key={day} aria-label={name}>
            <h3 className="title">{name}</h3>
            <ul>
              {changes.map((change) => (
                <ChangedEvent
                  key={change.id}
                  change={change}
                  pageZone={pageZone}
                  onOpen={() => {
                    chosen.current = change.id;
                    setOpen(false);
                  }}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

type Day = { day: string; name: string; changes: EventChange[] };

/** The changes by the days on which the events are now, or were before they were removed. */
function groupByDay(changes: readonly EventChange[]): Day[] {
  const days = new Map<string, Day>();
  for (const change of changes) {
    const event = change.after ?? change.before;
    const day = toStartDay(event);
    const name = formatWeekdayDate(event.datetime, event.timeZone);
    const group = days.get(day) ?? { day, name, changes: [] };
    group.changes.push(change);
    days.set(day, group);
  }
  return [...days.values()];
}
