import { Tooltip as Base } from '@base-ui/react/tooltip';
import { createContext, type ReactElement, type ReactNode, useContext, useState } from 'react';
import './overlays.css';

const OPEN_DELAY_MS = 700;
/** Within this time after a tooltip closes, the next one opens without delay. */
const SKIP_DELAY_MS = 300;

const HandleContext = createContext<ReturnType<typeof Base.createHandle<string>> | undefined>(undefined);

/** Wrap once around a group of controls with tooltips. They share one popup, so that long lists render quickly. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [handle] = useState(() => Base.createHandle<string>());
  return (
    <Base.Provider delay={OPEN_DELAY_MS} timeout={SKIP_DELAY_MS}>
      <HandleContext value={handle}>{children}</HandleContext>
      <Base.Root handle={handle}>
        {({ payload }) => (
          <Base.Portal>
            <Base.Positioner className="z-70" sideOffset={6} collisionPadding={8}>
              <Base.Popup className="tooltip">{payload}</Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        )}
      </Base.Root>
    </Base.Provider>
  );
}

/** A tooltip on hover and focus. It is not an accessible name: icon buttons also need an aria-label. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const handle = useContext(HandleContext);
  return <Base.Trigger handle={handle} payload={text} delay={OPEN_DELAY_MS} render={children} />;
}
