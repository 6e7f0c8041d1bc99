import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import './overlays.css';

const OPEN_DELAY_MS = 700;
/** Within this time after a tooltip closes, the next one opens without delay. */
const SKIP_DELAY_MS = 300;

/** Wrap once around a group of controls with tooltips. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={OPEN_DELAY_MS} timeout={SKIP_DELAY_MS}>
      {children}
    </Base.Provider>
  );
}

/** A tooltip on hover and focus. It is not an accessible name: icon buttons also need an aria-label. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Base.Root>
      <Base.Trigger delay={OPEN_DELAY_MS} render={children} />
      <Base.Portal>
        <Base.Positioner className="z-70" sideOffset={6} collisionPadding={8}>
          <Base.Popup className="tooltip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
