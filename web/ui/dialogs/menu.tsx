import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import './overlays.css';

type Item = {
  /** Letters typed jump to it. Two items may have the same: give those a key. */
  label: string;
  key?: string;
  onSelect: () => void;
  /** An icon class, such as `i-lucide-pencil`. */
  icon?: string;
  /** Stands apart below a line, as another kind of act. */
  apart?: boolean;
};

type Props = {
  /** A Button. */
  trigger: ReactElement;
  items: readonly Item[];
  /** The edge that it shares with the trigger; `end` unless told. */
  align?: 'start' | 'end';
};

/** A menu of acts that opens from `trigger`. */
export function Menu({ trigger, items, align = 'end' }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="z-60" sideOffset={6} align={align} collisionPadding={8}>
          <Base.Popup className="floating floating-list min-w-56">
            {items.map(({ label, key = label, onSelect, icon, apart }, index) => [
              apart && index > 0 && <Base.Separator key={`${key} line`} className="my-1 border-t" />,
              <Base.Item
                key={key}
                className={`floating-item ${apart ? 'font-semibold text-accent-ink' : ''}`}
                label={label}
                onClick={onSelect}
              >
                {icon && <span className={icon} aria-hidden="true" />}
                <span className="min-w-0 break-words" dir="auto">
                  {label}
                </span>
              </Base.Item>,
            ])}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
