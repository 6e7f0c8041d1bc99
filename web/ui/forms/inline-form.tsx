import type { ComponentProps, KeyboardEvent } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../button.tsx';

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** Label of the button that saves; omitted if the buttons are elsewhere and name the form. */
  save?: string;
  busy?: boolean;
  /** Nothing to save, as when the row was deleted meanwhile. */
  disabled?: boolean;
  onSubmit: () => void;
  onCancel: () => void;
};

/** A form that opens in its place on the page, with the buttons that save and close it. Escape closes it, too. */
export function InlineForm({ save, busy, disabled, onSubmit, onCancel, children, ...form }: Props) {
  return (
    <form
      noValidate
      {...form}
      onKeyDown={(event) => {
        if (!isEscapeOf(event)) return;
        // Closes no dialog around the form.
        event.stopPropagation();
        onCancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {save !== undefined && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={busy} disabled={disabled}>
            {save}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Whether Escape was pressed in a form, not in a list that is open in it or in a dialog above it. */
const isEscapeOf = ({ key, target, currentTarget }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.getAttribute('aria-expanded') !== 'true';
