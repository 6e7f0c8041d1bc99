import { useState } from 'react';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { t } from '../../../worker/messages/t.ts';
import { countEvents } from '../../lib/count-events.ts';
import { searchTimeZonePlaces } from '../../lib/time-zone-places.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/dialogs/menu.tsx';
import { type BulkChange, toBulkBody } from '../../ui/review/bulk-change.ts';
import { BulkChangeDialog } from '../../ui/review/bulk-change-dialog.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { useChangeProposals } from './queries.ts';

type Props = {
  projectId: string;
  selected: readonly Proposal[];
  onSelectAll: (all: boolean) => void;
  onDiscard: (proposals: readonly Proposal[]) => void;
};

/** Chooses all or none, and changes or discards what is chosen. */
export function ReviewToolbar({ projectId, selected, onSelectAll, onDiscard }: Props) {
  const [isChanging, setChanging] = useState(false);
  const { mutate, isPending } = useChangeProposals(projectId);
  // A proposed change of an event is taken or left as it is.
  const editable = selected.filter(({ change }) => change === null);
  const [first] = editable;
  const all = selected.length > 0;

  function change(values: BulkChange) {
    const changes = editable.map((proposal) => ({ id: proposal.id, ...toBulkBody(proposal, values) }));
    mutate(changes, {
      onSuccess: () => {
        setChanging(false);
        showToast({ title: t('eventsChanged', { count: changes.length }), kind: 'ok' });
      },
    });
  }

  return (
    <div className="proposal-toolbar">
      <Button variant="quiet" className="px-3" onClick={() => onSelectAll(!all)}>
        <span className={all ? 'i-lucide-square' : 'i-lucide-square-check'} aria-hidden="true" />
        {all ? t('selectNone') : t('selectAllProposals')}
      </Button>
      {first && (
        <div className="flex">
          <Button variant="quiet" className="px-3" onClick={() => setChanging(true)}>
            <span className="i-lucide-pencil" aria-hidden="true" />
            {t('changeCount', { count: editable.length })}
          </Button>
          <Menu
            trigger={
              <Button variant="quiet" size="icon" aria-label={t('moreForChosen')}>
                <span className="i-lucide-ellipsis-vertical" aria-hidden="true" />
              </Button>
            }
            items={[
              {
                label: t('discardCount', { count: selected.length }),
                icon: 'i-lucide-trash-2',
                danger: true,
                onSelect: () => onDiscard(selected),
              },
            ]}
          />
        </div>
      )}
      {isChanging && first && (
        <BulkChangeDialog
          what={countEvents(editable.length)}
          timeZone={first.timeZone}
          searchPlaces={searchTimeZonePlaces}
          busy={isPending}
          onSubmit={change}
          onClose={() => setChanging(false)}
        />
      )}
    </div>
  );
}
