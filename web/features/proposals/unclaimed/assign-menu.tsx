import type { ReactElement } from 'react';
import { t } from '../../../../worker/messages/t.ts';
import { Menu } from '../../../ui/dialogs/menu.tsx';
import type { AssignTarget } from './assign.ts';

type Props = {
  /** A Button. */
  trigger: ReactElement;
  targets: readonly AssignTarget[];
  onAssign: (target: AssignTarget) => void;
  onCreate: () => void;
};

/** Menu of itineraries to assign events to, including a new one. */
export function AssignMenu({ trigger, targets, onAssign, onCreate }: Props) {
  const items = targets.map((target) => ({
    key: target.projectId,
    label: target.name,
    icon: 'i-lucide-map',
    onSelect: () => onAssign(target),
  }));
  return (
    <Menu
      trigger={trigger}
      align="start"
      items={[...items, { label: t('createNewPlan'), onSelect: onCreate, separate: true }]}
    />
  );
}
