import { Button } from '../button.tsx';

type Props = {
  /** What changed it, as in "from a newer email". */
  cause: string;
  onKeep: () => void;
  onDiscard: () => void;
};

/** Says in the form that the event was changed meanwhile. */
export function ReviewConflict({ cause, onKeep, onDiscard }: Props) {
  return (
    <div role="alert" className="grid gap-2 rounded-2 border border-dashed border-edge px-4 py-3">
      <p>This event changed while you were editing, {cause}.</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onKeep}>Keep mine</Button>
        <Button variant="quiet" onClick={onDiscard}>
          Show the newer version
        </Button>
      </div>
    </div>
  );
}
