import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode, RefObject } from 'react';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { ABOVE_FOOTER } from './above-footer.ts';
import './overlays.css';

type Props = {
  /** A Button. Use `anchor` instead if the trigger renders before this file has loaded. */
  trigger?: ReactElement;
  anchor?: RefObject<Element | null>;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title?: string;
  /** Colors and fonts of the itinerary below; without it those of the product. */
  theme?: DialogTheme;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
};

/** A popover next to its trigger. Escape and clicks outside close it. */
export function Popover({
  trigger,
  anchor,
  open,
  onOpenChange,
  title,
  theme,
  children,
  align = 'start',
}: Props) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Positioner
          className="z-60"
          anchor={anchor}
          align={align}
          sideOffset={6}
          collisionPadding={ABOVE_FOOTER}
        >
          <Base.Popup className="floating floating-list !p-3" {...theme}>
            {title && <Base.Title className="title mb-2 text-lg">{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
