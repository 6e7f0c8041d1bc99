import { Button } from '../../ui/button.tsx';
import type { CustomizeErrors } from './customize-draft.ts';

type Props = {
  isPaid: boolean;
  /** How many fields differ from what is saved. */
  changes: number;
  busy: boolean;
  errors: CustomizeErrors;
  onDiscard: () => void;
};

/** Faults that a field of the form shows by itself. */
const SHOWN = /^(customColors\.\w+|customBackgroundColor|customTitle|customLinks\.\d+\.(name|url)|timeZone)$/;

/** One Save for the whole tab, always in view. */
export function SaveBar({ isPaid, changes, busy, errors, onDiscard }: Props) {
  const others = Object.entries(errors).filter(([path]) => !SHOWN.test(path));
  const idle = isPaid && changes === 0;
  return (
    <div className="save-bar">
      <p role="alert" className={others.length > 0 ? 'field-error basis-full pb-2' : 'basis-full'}>
        {others.map(([, message]) => message).join(' ')}
      </p>
      <p role="status" className="mr-auto text-sm text-muted">
        {changes > 0 && (changes === 1 ? '1 unsaved change' : `${changes} unsaved changes`)}
      </p>
      {changes > 0 && (
        <Button variant="quiet" disabled={busy} onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Button type="submit" variant="primary" busy={busy} disabled={idle}>
        {!isPaid && <span className="i-lucide-lock" aria-hidden="true" />}
        Save
      </Button>
    </div>
  );
}
