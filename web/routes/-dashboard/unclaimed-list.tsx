import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { User } from '../../../worker/contract/accounts.ts';
import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { t } from '../../../worker/messages/t.ts';
import { toFullName } from '../../features/account/names.ts';
import { requestOwnerAccess } from '../../features/itinerary/project-access.ts';
import { myProjectsOptions } from '../../features/my-projects/queries.ts';
import type { AssignTarget } from '../../features/proposals/unclaimed/assign.ts';
import { isAssignable } from '../../features/proposals/unclaimed/event-format.ts';
import { useDeleteUnclaimed } from '../../features/proposals/unclaimed/queries.ts';
import { Toolbar } from '../../features/proposals/unclaimed/toolbar.tsx';
import '../../features/proposals/unclaimed/unclaimed.css';
import { UnclaimedItem } from '../../features/proposals/unclaimed/unclaimed-item.tsx';
import { useSelection } from '../../features/proposals/use-selection.ts';
import UpgradePrompt from '../../features/upgrade/upgrade-prompt.tsx';
import { TooltipProvider } from '../../ui/dialogs/tooltip.tsx';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { type OpenDialog, useUnclaimedActions } from './use-unclaimed-actions.ts';

const loadEditDialog = () => import('../../features/proposals/unclaimed/edit-event-dialog.tsx');
const loadMailDialog = () => import('../../features/proposals/unclaimed/mail-dialog.tsx');
const loadCreateAndPay = () => import('./create-and-pay.tsx');

const NONE: ReadonlySet<number> = new Set();

/** The unclaimed events with their actions and dialogs. */
export function UnclaimedList({ user, events }: { user: User; events: UnclaimedEvent[] }) {
  const { data: projects } = useQuery(myProjectsOptions);
  const targets = useMemo<AssignTarget[]>(
    () => (projects ?? []).map(({ projectId, name }) => ({ projectId, name })),
    [projects],
  );
  const selectable = useMemo(() => events.filter(isAssignable), [events]);
  const { selected, selectedIds, select, selectAll } = useSelection(selectable, NONE);
  const actions = useUnclaimedActions(selected);
  const { mutate: remove } = useDeleteUnclaimed();

  return (
    <section className="grid gap-3" aria-label={t('unclaimedEventsRegion')}>
      <Toolbar
        selected={selected.length}
        selectable={selectable.length}
        busy={actions.isAssigningSelected}
        targets={targets}
        onSelectAll={selectAll}
        onAssign={actions.assignSelected}
        onCreate={actions.createForSelected}
      />
      <TooltipProvider>
        <ul className="grid gap-4">
          {events.map((event) => (
            <UnclaimedItem
              key={event.id}
              event={event}
              selected={selectedIds.has(event.id)}
              busy={actions.assigningId === event.id}
              targets={targets}
              onSelect={select}
              onAssign={actions.assign}
              onCreate={actions.create}
              onEdit={actions.edit}
              onShowMail={actions.showMail}
              onDelete={remove}
            />
          ))}
        </ul>
      </TooltipProvider>
      {actions.dialog && <ListDialog dialog={actions.dialog} user={user} onClose={actions.closeDialog} />}
      <UpgradePrompt
        projectId={actions.lastTargetId}
        prepare={() => requestOwnerAccess(actions.lastTargetId)}
      />
    </section>
  );
}

type DialogProps = { dialog: OpenDialog; user: User; onClose: () => void };

function ListDialog({ dialog, user, onClose }: DialogProps) {
  switch (dialog.name) {
    case 'edit':
      return (
        <LazyComponent load={loadEditDialog} onFail={onClose}>
          {(EditEventDialog) => (
            <EditEventDialog event={dialog.event} needsDate={dialog.needsDate} onClose={onClose} />
          )}
        </LazyComponent>
      );
    case 'mail':
      return (
        <LazyComponent load={loadMailDialog} onFail={onClose}>
          {(MailDialog) => <MailDialog event={dialog.event} onClose={onClose} />}
        </LazyComponent>
      );
    case 'create':
      return (
        <LazyComponent load={loadCreateAndPay} onFail={onClose}>
          {(CreateAndPay) => (
            <CreateAndPay
              owner={{ ownerName: toFullName(user), ownerEmail: user.email }}
              ids={dialog.ids}
              onClose={onClose}
            />
          )}
        </LazyComponent>
      );
  }
}
