import { t } from '../../../worker/messages/t.ts';
import { Button } from '../button.tsx';

type Props = { busy?: boolean; onRetry: () => void } & (
  | {
      /** What failed to load, as in "Couldn't load your receipts." */
      what: string;
      /** What the server said, if it answered. */
      message?: string | undefined;
    }
  | { what?: never; message: string }
);

/** Shown in place of what failed to load, with a button to try again. */
export function LoadError({ what, message, busy, onRetry }: Props) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-danger">
        {message ?? `Couldn't load ${what}. Check your connection and try again.`}
      </p>
      <Button busy={busy} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
