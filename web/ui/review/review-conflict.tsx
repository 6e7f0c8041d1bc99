import { t } from '../../../worker/messages/t.ts';
import { Button } from '../button.tsx';

type Props = {
  /** Says that it changed, and what changed it. */
  text: string;
  onKeep: () => void;
  onDiscard: () => void;
};

/** Says in the form that the event was changed meanwhile. */
export function ReviewConflict({ text, onKeep, onDiscard }: Props) {
  return (
    <div role="alert" className="grid gap-2 rounded-2 border border-dashed border-edge px-4 py-3">
      <p>{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onKeep}>{t('keepMyEvent')}</Button>
        <Button variant="quiet" onClick={onDiscard}>
          {t('showNewerVersion')}
        </Button>
      </div>
    </div>
  );
}
