import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { User } from '../../../worker/contract/accounts.ts';
import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { toFullName } from '../../features/account/names.ts';
import { requestOwnerAccess } from '../../features/itinerary/project-access.ts';
import { myProjectsOptions } from '../../features/my-projects/queries.ts';
import { type AssignTarget, useAssignEvent, useAssignEvents } from '../../features/unclaimed/assign.ts';
import { useDeleteUnclaimed } from '../../features/unclaimed/queries.ts';
import { Toolbar } from '../../features/unclaimed/toolbar.tsx';
import { UnclaimedItem } from '../../features/unclaimed/unclaimed-item.tsx';
import '../../features/unclaimed/unclaimed.css';
import { useSelection } from '../../features/unclaimed/use-selection.ts';
import UpgradePrompt from '../../features/upgrade/upgrade-prompt.tsx';
import { Late } from '../../ui/page/late.tsx';
import { showToast } from '../../ui/toasts/toast.ts';

const loadEditDialog = () => import('../../features/unclaimed/edit-event-dialog.tsx');
const loadMailDialog = () => import('../../features/unclaimed/mail-dialog.tsx');
const loadCreateAndPay = () => import('./create-and-pay.tsx');

type Open =
  | { dialog: 'edit'; card: UnclaimedEvent; needsDate: boolean }
  | { dialog: 'mail'; card: UnclaimedEvent }
  | { dialog: 'create'; ids: number[] };

const NO_EVENTS = {
  title: 'No events selected',
  description: 'Please select at least one event to assign.',
  kind: 'error',
} as const;

/** The cards, and what is done with one or many of them. */
export function UnclaimedList({ user, cards }: { user: User; cards: UnclaimedEvent[] }) {
  const { data: projects } = useQuery(myProjectsOptions);
  const targets = useMemo<AssignTarget[]>(
    () => (projects ?? []).map(({ projectId, name }) => ({ projectId, name })),
    [projects],
  );
  const { selectable, selected, isSelected, select, selectAll } = useSelection(cards);
  const [open, setOpen] = useState<Open>();
  // Whose trial may be at its limit: the itinerary that was tried last.
  const [tried, setTried] = useState('');
  const { mutate: assign, ...assigning } = useAssignEvent();
  const { mutate: assignMany, isPending: assigningMany } = useAssignEvents();
  const { mutate: remove } = useDeleteUnclaimed();

  /** Whether all have a date; else says so and opens the first that has none. */
  const requireDates = useCallback((chosen: UnclaimedEvent[]) => {
    const card = chosen.find(({ datetime }) => datetime === null);
    if (!card) return true;
    const description = `“${card.title}” has no date yet. Add one, then assign it.`;
    showToast({ title: 'Date needed', description, kind: 'error' });
    setOpen({ dialog: 'edit', card, needsDate: true });
    return false;
  }, []);

  const assignOne = useCallback(
    (card: UnclaimedEvent, target: AssignTarget) => {
      setTried(target.projectId);
      if (requireDates([card])) assign({ card, target });
    },
    [assign, requireDates],
  );
  const createFor = useCallback(
    (card: UnclaimedEvent) => requireDates([card]) && setOpen({ dialog: 'create', ids: [card.id] }),
    [requireDates],
  );
  const edit = useCallback((card: UnclaimedEvent) => setOpen({ dialog: 'edit', card, needsDate: false }), []);
  const showMail = useCallback((card: UnclaimedEvent) => setOpen({ dialog: 'mail', card }), []);

  function withSelected(act: (ids: number[]) => void) {
    if (selected.length === 0) return showToast(NO_EVENTS);
    if (requireDates(selected)) act(selected.map(({ id }) => id));
  }

  const close = () => setOpen(undefined);
  return (
    <section className="grid gap-3" aria-label="Unclaimed events">
      <Toolbar
        selected={selected.length}
        selectable={selectable.length}
        busy={assigningMany}
        targets={targets}
        onSelectAll={selectAll}
        onAssign={(target) => {
          setTried(target.projectId);
          withSelected((ids) => assignMany({ ids, target }));
        }}
        onCreate={() => withSelected((ids) => setOpen({ dialog: 'create', ids }))}
      />
      <ul className="grid gap-4">
        {cards.map((card) => (
          <UnclaimedItem
            key={card.id}
            card={card}
            selected={isSelected(card.id)}
            busy={assigning.isPending && assigning.variables.card.id === card.id}
            targets={targets}
            onSelect={select}
            onAssign={assignOne}
            onCreate={createFor}
            onEdit={edit}
            onShowMail={showMail}
            onDelete={remove}
          />
        ))}
      </ul>
      {open?.dialog === 'edit' && (
        <Late load={loadEditDialog} onFail={close}>
          {(EditDialog) => <EditDialog card={open.card} needsDate={open.needsDate} onClose={close} />}
        </Late>
      )}
      {open?.dialog === 'mail' && (
        <Late load={loadMailDialog} onFail={close}>
          {(MailDialog) => <MailDialog card={open.card} onClose={close} />}
        </Late>
      )}
      {open?.dialog === 'create' && (
        <Late load={loadCreateAndPay} onFail={close}>
          {(CreateAndPay) => (
            <CreateAndPay
              owner={{ ownerName: toFullName(user), ownerEmail: user.email }}
              ids={open.ids}
              onClose={close}
            />
          )}
        </Late>
      )}
      <UpgradePrompt projectId={tried} prepare={() => requestOwnerAccess(tried)} />
    </section>
  );
}
