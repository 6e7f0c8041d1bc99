import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import './overlays.css';

type Item = {
  label: ReactNode;
  onSelect: () => void;
  /** An icon class, such as `i-lucide-pencil`. */
  icon?: string;
  danger?: boolean;
  disabled?: boolean;
};

/** A menu of acts that opens from `trigger`, a Button. */
export function Menu({ trigger, items }: { trigger: ReactElement; items: readonly Item[] }) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="z-60" sideOffset={6} align="end" collisionPadding={8}>
          <Base.Popup className="floating floating-list min-w-44">
            {items.map((item, index) => (
              <Base.Item
                // biome-ignore lint/suspicious/noArrayIndexKey: a menu's items have no identity but their place
                key={index}
                className="floating-item"
                data-tone={item.danger ? 'danger' : undefined}
                disabled={item.disabled}
                onClick={item.onSelect}
              >
                {item.icon && <span className={item.icon} aria-hidden="true" />}
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
