import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import './overlays.css';

/** Milliseconds. A pointer that rests asks; once one tip was read its neighbours answer at once. */
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;

/** Put once around controls that have tooltips. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={OPEN_DELAY} timeout={SKIP_DELAY}>
      {children}
    </Base.Provider>
  );
}

/** Says what a control is when pointed at or focused. Not its name: give an icon button an aria-label too. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Base.Root>
      <Base.Trigger delay={OPEN_DELAY} render={children} />
      <Base.Portal>
        <Base.Positioner className="z-70" sideOffset={6} collisionPadding={8}>
          <Base.Popup className="tooltip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
