import { useCallback, useState } from 'react';
import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { t } from '../../../worker/messages/t.ts';
import {
  type AssignTarget,
  useAssignEvent,
  useAssignEvents,
} from '../../features/proposals/unclaimed/assign.ts';
import { showToast } from '../../ui/toasts/toast.ts';

export type OpenDialog =
  | { name: 'edit'; event: UnclaimedEvent; needsDate: boolean }
  | { name: 'mail'; event: UnclaimedEvent }
  | { name: 'create'; ids: number[] };

const showNoEvents = () =>
  showToast({ title: t('noEventsSelected'), description: t('noEventsSelectedText'), kind: 'error' });

/** Actions on single unclaimed events (with a stable identity) and on the selected ones, and the open dialog. */
export function useUnclaimedActions(selected: UnclaimedEvent[]) {
  const [dialog, setDialog] = useState<OpenDialog>();
  // The upgrade prompt is about the itinerary of the last attempt.
  const [lastTargetId, setLastTargetId] = useState('');
  const { mutate: assignEvent, ...assigning } = useAssignEvent();
  const { mutate: assignEvents, isPending: isAssigningSelected } = useAssignEvents();

  /** Returns whether all events have a date; if not, opens the first one without. */
  const requireDates = useCallback((events: UnclaimedEvent[]) => {
    const event = events.find(({ datetime }) => datetime === null);
    if (!event) return true;
    const description = t('dateNeededText', { title: event.title });
    showToast({ title: t('dateNeeded'), description, kind: 'error' });
    setDialog({ name: 'edit', event, needsDate: true });
    return false;
  }, []);

  const assign = useCallback(
    (event: UnclaimedEvent, target: AssignTarget) => {
      setLastTargetId(target.projectId);
      if (requireDates([event])) assignEvent({ event, target });
    },
    [assignEvent, requireDates],
  );
  const create = useCallback(
    (event: UnclaimedEvent) => requireDates([event]) && setDialog({ name: 'create', ids: [event.id] }),
    [requireDates],
  );
  const edit = useCallback(
    (event: UnclaimedEvent) => setDialog({ name: 'edit', event, needsDate: false }),
    [],
  );
  const showMail = useCallback((event: UnclaimedEvent) => setDialog({ name: 'mail', event }), []);

  function withSelected(action: (ids: number[]) => void) {
    if (selected.length === 0) return showNoEvents();
    if (requireDates(selected)) action(selected.map(({ id }) => id));
  }

  return {
    dialog,
    closeDialog: () => setDialog(undefined),
    lastTargetId,
    assigningId: assigning.isPending ? assigning.variables.event.id : undefined,
    isAssigningSelected,
    assign,
    create,
    edit,
    showMail,
    assignSelected(target: AssignTarget) {
      setLastTargetId(target.projectId);
      withSelected((ids) => assignEvents({ ids, target }));
    },
    createForSelected: () => withSelected((ids) => setDialog({ name: 'create', ids })),
  };
}
