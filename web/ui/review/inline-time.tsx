import { type KeyboardEvent, useRef, useState } from 'react';
import { formatWallClock } from '../../../worker/domain/time/zoned-time.ts';
import { t } from '../../../worker/messages/t.ts';

type Props = {
  /** ISO; null without a date. */
  datetime: string | null;
  /** IANA. */
  timeZone: string;
  /** The time as text; undefined without a date. */
  text: string | undefined;
  /** Its day, for screen readers. */
  day: string | undefined;
  /** Gets the local time `YYYY-MM-DDTHH:mm`. */
  onSave: (local: string) => void;
};

/** A start that is edited where it stands: pressing it opens the browser's field for date and time. */
export function InlineTime({ datetime, timeZone, text, day, onSave }: Props) {
  const [draft, setDraft] = useState<string>();
  // The field was left with a key that has no next place for the focus.
  const returnsFocus = useRef(false);
  const local = datetime === null ? '' : formatWallClock(Date.parse(datetime), timeZone);

  function finish() {
    if (draft && draft !== local) onSave(draft);
    setDraft(undefined);
  }

  function takeFocus(button: HTMLButtonElement | null) {
    if (!button || !returnsFocus.current) return;
    returnsFocus.current = false;
    button.focus();
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    returnsFocus.current = true;
    // The key presses no button that gets the focus.
    event.preventDefault();
    if (event.key === 'Enter') return finish();
    // Closes no dialog.
    event.stopPropagation();
    setDraft(undefined);
  }

  if (draft === undefined) {
    return (
      <button
        ref={takeFocus}
        type="button"
        className={`inline-time ${datetime === null ? 'inline-missing' : ''}`}
        onClick={() => setDraft(local)}
      >
        <span className="visually-hidden">
          {t('changeTheTime')} {day && `${day}, `}
        </span>
        {text ?? t('addADate')}
      </button>
    );
  }
  return (
    <input
      type="datetime-local"
      className="inline-text inline-date"
      aria-label={t('dateAndTime')}
      // biome-ignore lint/a11y/noAutofocus: takes the place of the pressed button
      autoFocus
      value={draft}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={finish}
      onKeyDown={press}
    />
  );
}
