import { toServerMessage } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';

type Props = { what: string; error: unknown; busy: boolean; onRetry: () => void };

/** In the place of a list that did not come: says so, and offers another try. */
export function LoadError({ what, error, busy, onRetry }: Props) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-6">
      <p>{toServerMessage(error) ?? `${what} did not load. Check that you are online.`}</p>
      <Button busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
