import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, useRef } from 'react';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import './overlays.css';

type Item = {
  label: string;
  /** Needed if two items have the same label. */
  key?: string;
  onSelect: () => void;
  /** An icon class, such as `i-lucide-pencil`. */
  icon?: string;
  /** Shows the item below a separator, for another kind of action. */
  separate?: boolean;
  /** Deletes something. */
  danger?: boolean;
};

type Props = {
  /** A Button. */
  trigger: ReactElement;
  items: readonly Item[];
  /** Edge to align with the trigger, `end` by default. */
  align?: 'start' | 'end';
};

/** A menu of actions. */
export function Menu({ trigger, items, align = 'end' }: Props) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      {/* Beside the trigger, since everything on a page belongs into a landmark; fixed, so nothing clips it. */}
      <div ref={container} className="absolute" />
      <Base.Portal container={container}>
        <Base.Positioner
          className="z-60"
          positionMethod="fixed"
          sideOffset={6}
          align={align}
          collisionPadding={8}
        >
          <Base.Popup className="floating floating-list menu">
            <Items items={items} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type AnchoredProps = Pick<Props, 'items'> & {
  /** The button that opened it, and gets the focus back. */
  anchor: Element;
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the closing animation, when the menu can be unmounted. */
  onClosed: () => void;
  /** Colors and fonts of the itinerary below. */
  theme: DialogTheme;
};

/** A menu whose button renders before this file has loaded. */
export function AnchoredMenu({ anchor, label, items, open, onOpenChange, onClosed, theme }: AnchoredProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(next) => !next && onClosed()}
    >
      <Base.Portal container={anchor.parentElement}>
        <Base.Positioner
          className="z-60"
          positionMethod="fixed"
          anchor={anchor}
          side="top"
          align="end"
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup
            className="floating floating-list menu"
            aria-label={label}
            finalFocus={() => findFinalFocus(anchor)}
            {...theme}
          >
            <Items items={items} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** The button, unless an item has opened a dialog meanwhile, which has the focus. */
function findFinalFocus(anchor: Element): HTMLElement | boolean {
  if (document.querySelector('.dialog[data-open]')) return false;
  return anchor instanceof HTMLElement ? anchor : true;
}

const Items = ({ items }: Pick<Props, 'items'>) =>
  items.map(({ label, key = label, onSelect, icon, separate, danger }, index) => [
    separate && index > 0 && <Base.Separator key={`${key} separator`} className="my-1 border-t" />,
    <Base.Item
      key={key}
      className={`floating-item ${danger ? 'text-danger' : separate ? 'font-semibold text-accent-ink' : ''}`}
      label={label}
      onClick={onSelect}
    >
      {icon && <span className={icon} aria-hidden="true" />}
      <span className="min-w-0 break-words" dir="auto">
        {label}
      </span>
    </Base.Item>,
  ]);
