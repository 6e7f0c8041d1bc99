import { t } from '../../../worker/messages/t.ts';
import { Button } from '../button.tsx';

type Props = {
  /** What the server said, else what failed to load. */
  message: string;
  busy?: boolean;
  onRetry: () => void;
};

/** Shown in place of what failed to load, with a button to try again. */
export function LoadError({ message, busy, onRetry }: Props) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-danger">{message}</p>
      <Button busy={busy} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
