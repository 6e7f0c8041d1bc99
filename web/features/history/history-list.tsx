import { useCallback, useState } from 'react';
import type { Change } from '../../../worker/contract/history.ts';
import { t } from '../../../worker/messages/t.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { CompareDialog } from '../../ui/dialogs/conflict-dialog.tsx';
import {
  describeChangeTime,
  describeRow,
  describeUndo,
  groupBySave,
  mergeChanges,
} from './describe-change.ts';
import { HistorySave } from './history-save.tsx';
import { useRestoreChange, useRestoreTo } from './queries.ts';
import { listFields } from './snapshot-fields.ts';

type Props = {
  projectId: string;
  /** Newest first. */
  changes: readonly Change[];
  events: readonly { id: number; title: string }[];
  /** No change between these is left out, so that one can go back to each of them. */
  isComplete: boolean;
  onRestored: () => void;
};

/** Changes by save, with the dialogs that undo them. */
export function HistoryList({ projectId, changes, events, isComplete, onRestored }: Props) {
  const restore = useRestoreChange(projectId);
  const [conflict, setConflict] = useState<{ change: Change; current: unknown }>();
  const [target, setTarget] = useState<Change>();
  const { mutate } = restore;
  const findEvent = useCallback((id: number) => events.find((event) => event.id === id)?.title, [events]);

  const undo = useCallback(
    (change: Change, force = false) =>
      mutate(
        { seq: change.seq, force },
        {
          onSuccess: (outcome) =>
            'current' in outcome ? setConflict({ change, current: outcome.current }) : onRestored(),
        },
      ),
    [mutate, onRestored],
  );

  return (
    <>
      <ol className="history-saves">
        {groupBySave(changes).map((save, at) => (
          <HistorySave
            key={save.changes[0].seq}
            save={save}
            findEvent={findEvent}
            busySeq={restore.isPending ? restore.variables.seq : undefined}
            onUndo={undo}
            onGoBack={isComplete && at > 0 ? setTarget : undefined}
          />
        ))}
      </ol>
      {target && (
        <GoBackDialog
          projectId={projectId}
          target={target}
          newer={changes.filter(({ seq }) => seq > target.seq)}
          onRestored={onRestored}
          onClosed={() => setTarget(undefined)}
        />
      )}
      {conflict && (
        <CompareDialog
          title={t('changedAgain', { row: describeRow(conflict.change) })}
          description={t('restoringReplaces')}
          labels={{
            mine: t('restoredVersion'),
            theirs: t('now'),
            keepMine: t('restoreAnyway'),
            takeTheirs: t('keepWhatIsThere'),
          }}
          fields={compare(conflict.change, conflict.current)}
          onKeepMine={() => {
            setConflict(undefined);
            undo(conflict.change, true);
          }}
          onTakeTheirs={() => setConflict(undefined)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </>
  );
}

/** The row as it would be restored and as it is now, field by field. */
function compare({ entity, before }: Change, current: unknown) {
  const theirs = listFields(entity, (current ?? null) as never);
  return listFields(entity, before).map(([label, mine], at) => ({
    label,
    mine,
    theirs: theirs[at]?.[1] ?? '',
  }));
}

/** Undone changes that are listed; the others are counted. */
const MAX_LISTED = 8;

type GoBackProps = Pick<Props, 'projectId' | 'onRestored'> & {
  target: Change;
  /** All changes since, newest first. */
  newer: readonly Change[];
  onClosed: () => void;
};

/** Says what going back to a change undoes, and asks for confirmation. */
function GoBackDialog({ projectId, target, newer, onRestored, onClosed }: GoBackProps) {
  const [open, setOpen] = useState(true);
  const [isOutdated, setOutdated] = useState(false);
  const restoreTo = useRestoreTo(projectId);
  const rows = mergeChanges(newer);
  const more = rows.length - MAX_LISTED;

  const goBack = () =>
    restoreTo.mutate(
      { seq: target.seq, seen: newer[0]?.seq ?? target.seq },
      {
        onSuccess: (outcome) => {
          // The list is loaded again, so that it says what the next confirmation undoes.
          if ('current' in outcome) return setOutdated(true);
          setOpen(false);
          onRestored();
        },
      },
    );

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title={t('goBackTo', { time: describeChangeTime(target.at) })}
      description={
        <>
          {isOutdated && (
            <span role="alert" className="field-error mb-2 block">
              {t('changedMeanwhile')}
            </span>
          )}
          {rows.length === 0 ? t('nothingHasToChange') : t('thisIsWhatChanges')}{' '}
          <span className="history-undone">
            {rows.slice(0, MAX_LISTED).map((change) => (
              <span key={change.seq} dir="auto">
                {describeUndo(change)}
              </span>
            ))}
            {more > 0 && <span>{t('andMore', { number: more })}</span>}
          </span>
          {t('answersStay')}
        </>
      }
      confirm={t('goBack')}
      danger
      busy={restoreTo.isPending}
      onConfirm={goBack}
    />
  );
}
