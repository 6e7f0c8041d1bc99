import { t } from '../../../../worker/messages/t.ts';
import { Button } from '../../../ui/button.tsx';
import type { AssignTarget } from './assign.ts';
import { AssignMenu } from './assign-menu.tsx';

type Props = {
  /** Number of selected and of selectable events. */
  selected: number;
  selectable: number;
  busy: boolean;
  targets: readonly AssignTarget[];
  onSelectAll: (all: boolean) => void;
  onAssign: (target: AssignTarget) => void;
  onCreate: () => void;
};

/** Sticky toolbar to select and assign several events. */
export function Toolbar({ selected, selectable, busy, targets, onSelectAll, onAssign, onCreate }: Props) {
  const all = selected === selectable;
  return (
    <div className="sticky top-0 z-10 -mx-1 flex flex-wrap items-center gap-2 bg-paper px-1 py-2 max-sm:gap-1">
      <Button
        variant="quiet"
        className="-ms-4 max-sm:-ms-2 max-sm:px-2 max-sm:text-[0.9375rem]"
        disabled={selectable === 0}
        onClick={() => onSelectAll(!all)}
      >
        <span
          className={`${all ? 'i-lucide-square' : 'i-lucide-square-check'} max-sm:hidden`}
          aria-hidden="true"
        />
        {all && selectable > 0 ? t('deselectAll') : t('selectAllUnclaimed')}
      </Button>
      <AssignMenu
        targets={targets}
        onAssign={onAssign}
        onCreate={onCreate}
        trigger={
          <Button
            variant={selected > 0 ? 'primary' : 'secondary'}
            busy={busy}
            className="ms-auto max-sm:grow max-sm:px-2.5 max-sm:text-[0.9375rem]"
          >
            {selected > 0 ? t('sendCountToPlan', { count: selected }) : t('sendToPlan')}
            <span className="i-lucide-chevron-down" aria-hidden="true" />
          </Button>
        }
      />
    </div>
  );
}
