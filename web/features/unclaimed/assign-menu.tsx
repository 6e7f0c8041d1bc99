import { Menu } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import '../../ui/overlays.css';
import type { Target } from './assign.ts';

type Props = {
  /** A Button. */
  trigger: ReactElement;
  targets: readonly Target[];
  onAssign: (target: Target) => void;
  onCreate: () => void;
};

/** The itineraries to put events into, and a new one. Letters typed jump to a name. */
export function AssignMenu({ trigger, targets, onAssign, onCreate }: Props) {
  return (
    <Menu.Root>
      <Menu.Trigger render={trigger} />
      <Menu.Portal>
        <Menu.Positioner className="z-60" sideOffset={6} align="start" collisionPadding={8}>
          <Menu.Popup className="floating floating-list min-w-56">
            {targets.map((target) => (
              <Menu.Item
                key={target.projectId}
                className="floating-item"
                label={target.name}
                onClick={() => onAssign(target)}
              >
                <span className="i-lucide-map" aria-hidden="true" />
                <span className="min-w-0 break-words" dir="auto">
                  {target.name}
                </span>
              </Menu.Item>
            ))}
            {targets.length > 0 && <Menu.Separator className="my-1 border-t" />}
            <Menu.Item className="floating-item font-semibold text-accent-ink" onClick={onCreate}>
              + Create New Itinerary
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
