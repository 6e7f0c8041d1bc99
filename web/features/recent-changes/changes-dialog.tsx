import { useState } from 'react';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { describeEventChange, type EventChange } from '../../lib/event-changes.ts';
import { formatWeekdayDateTime } from '../../lib/later-dates.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import './recent-changes.css';

type Props = {
  changes: readonly EventChange[];
  /** "Since Tuesday". */
  from: string;
  /** The zone whose times need no abbreviation. */
  pageZone: string;
  theme: DialogTheme;
  onClosed: () => void;
};

/** Everything that the reader missed. */
export default function ChangesDialog({ changes, from, pageZone, theme, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      theme={theme}
      title={t('whatChanged')}
      description={from}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls by keyboard, and nothing in it takes the focus */}
      <ul className="changes-all" tabIndex={0}>
        {changes.map((change) => (
          <li key={change.id}>
            <p>{t('changeSentence', { text: describeEventChange(change, pageZone) })}</p>
            <p className="text-sm text-muted">{describeWhen(change)}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The day and time of the event, or when it would have been. */
function describeWhen({ before, after }: EventChange): string {
  const { datetime, timeZone } = after ?? before;
  const when = formatWeekdayDateTime(datetime, timeZone);
  return after ? when : t('wasTime', { time: when });
}
