import { useRef, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { translateReason } from '../../lib/review-reasons.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { NewEventForm, type NewEventFormProps } from './new-event-form.tsx';

type Props = Omit<NewEventFormProps, 'text' | 'onAdded' | 'onDone'> & {
  text: string;
  /** Why it became no event. */
  reason: string;
  onTextChange: (text: string) => void;
  /** Whether the form is shown. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

const MAX_ROWS = 10;

/** Text that became no event. The host selects what should become one. */
export function UnreadField({ text, reason, onTextChange, isOpen, onOpenChange, ...form }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [picked, setPicked] = useState('');

  function pick() {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    form.guard(() => {
      setPicked(pickText(text, selectionStart, selectionEnd));
      onOpenChange(true);
    });
  }

  return (
    <section className="unread" aria-label={t('notRead')}>
      <div className="beside-source" data-open={isOpen || undefined}>
        <div className="beside-source-text">
          <TextArea
            ref={field}
            label={translateReason(reason)}
            hint={t('selectWords')}
            readOnly
            rows={Math.min(MAX_ROWS, text.split('\n').length + 1)}
            value={text}
          />
        </div>
        {isOpen ? (
          <NewEventForm
            {...form}
            text={picked}
            onAdded={() => onTextChange(removeText(text, picked))}
            onDone={() => onOpenChange(false)}
          />
        ) : (
          <div>
            <Button onClick={pick}>
              <span className="i-lucide-calendar-plus" aria-hidden="true" />
              {t('makeEventFromThis')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** Returns the selected text, or the line with the cursor. */
export function pickText(text: string, from: number, to: number): string {
  if (from !== to && text.slice(from, to).trim() !== '') return text.slice(from, to).trim();
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', from);
  return text.slice(start, end < 0 ? undefined : end).trim();
}

/** Removes text that became an event, with the blank lines it leaves. */
export const removeText = (text: string, taken: string): string =>
  text
    .replace(taken, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');
