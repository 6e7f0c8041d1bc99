import { toServerMessage } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  /** What failed to load, as in "Couldn't load your itineraries." */
  what: string;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
};

/** Shown instead of a list that failed to load, with a button to retry. */
export function LoadError({ what, error, busy, onRetry }: Props) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-6">
      <p>{toServerMessage(error) ?? `Couldn't load ${what}. Check your connection and try again.`}</p>
      <Button busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
