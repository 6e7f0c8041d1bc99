import { memo } from 'react';
import type { Change } from '../../../worker/contract/history.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import {
  describeAuthor,
  describeChange,
  describeChangeTime,
  describeOrigin,
  describeRow,
  describeSave,
  isUndoable,
  type Save,
} from './describe-change.ts';
import { listChangedFields } from './snapshot-fields.ts';

type Props = {
  save: Save;
  /** Returns the title of an event by id. */
  findEvent: (id: number) => string | undefined;
  /** The change that is being undone. */
  busySeq: number | undefined;
  onUndo: (change: Change) => void;
  /** Goes back to the state after a change; undefined where that is not offered. */
  onGoBack: ((change: Change) => void) | undefined;
};

/** The changes that somebody saved at once: one with its details, or several that can be expanded. */
export const HistorySave = memo(function HistorySave({ save, findEvent, busySeq, onUndo, onGoBack }: Props) {
  const [first, ...others] = save.changes;
  const origin = describeOrigin(first.by);
  const isSingle = others.length === 0;
  const time = describeChangeTime(first.at);
  return (
    <li>
      <p className="flex flex-wrap gap-x-2 text-sm text-muted">
        <time dateTime={first.at}>{time}</time>
        {origin && <span className="chip">{origin}</span>}
      </p>
      <p className="font-semibold" dir="auto">
        {t('authorDid', {
          author: describeAuthor(first.by),
          change: isSingle ? describeChange(first, findEvent) : describeSave(save),
        })}
      </p>
      {isSingle ? (
        <ChangedFields change={first} />
      ) : (
        <details>
          <summary className="more">{t('showAll', { number: save.changes.length })}</summary>
          <ul className="history-parts">
            {save.changes.map((change) => (
              <li key={change.seq}>
                <div className="history-head">
                  <p className="min-w-0 flex-1 basis-48" dir="auto">
                    {capitalize(describeChange(change, findEvent))}
                  </p>
                  <UndoButton change={change} busySeq={busySeq} onUndo={onUndo} />
                </div>
                <ChangedFields change={change} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="history-actions">
        {isSingle && <UndoButton change={first} busySeq={busySeq} onUndo={onUndo} />}
        {onGoBack && (
          <Button variant="quiet" aria-label={t('goBackToPointAt', { time })} onClick={() => onGoBack(first)}>
            {t('goBackToPoint')}
          </Button>
        )}
      </div>
    </li>
  );
});

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type UndoProps = Pick<Props, 'busySeq' | 'onUndo'> & { change: Change };

function UndoButton({ change, busySeq, onUndo }: UndoProps) {
  if (!isUndoable(change)) return null;
  const label = change.after === null ? t('restore') : t('undo');
  return (
    <Button
      variant="quiet"
      aria-label={t('actionOfRow', { action: label, row: describeRow(change) })}
      busy={busySeq === change.seq}
      onClick={() => onUndo(change)}
    >
      {label}
    </Button>
  );
}

/** Each changed field: before → after. */
function ChangedFields({ change }: { change: Change }) {
  const fields = listChangedFields(change);
  if (fields.length === 0) return null;
  return (
    <dl className="history-fields">
      {fields.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <del dir="auto">{before || '–'}</del>
            <span aria-hidden="true"> → </span>
            <ins dir="auto">{after || '–'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
