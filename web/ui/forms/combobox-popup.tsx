import { Combobox } from '@base-ui/react/combobox';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import '../dialogs/overlays.css';

type ListProps<Item> = {
  keyOf: (item: Item) => string;
  /** Renders one item. */
  children: (item: Item) => ReactNode;
  className?: string;
  itemClass?: string;
};

/** The options of a combobox. */
export function ComboboxList<Item>({ keyOf, children, className = '', itemClass = '' }: ListProps<Item>) {
  return (
    <Combobox.List className={className}>
      {(item: Item) => (
        <Combobox.Item key={keyOf(item)} value={item} className={`floating-item ${itemClass}`}>
          {children(item)}
        </Combobox.Item>
      )}
    </Combobox.List>
  );
}

/** At the bottom, the buttons of forms stay uncovered. */
const COLLISION_PADDING = { top: 8, right: 8, bottom: 84, left: 8 };

/**
 * The popup of a combobox. It stays inside a surrounding dialog, since screen readers do not leave a modal, and is
 * positioned `fixed`, so the dialog does not clip it.
 */
export function ComboboxPopup({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={container} />
      <Combobox.Portal container={container}>
        <Combobox.Positioner
          className="z-60"
          positionMethod="fixed"
          sideOffset={4}
          collisionPadding={COLLISION_PADDING}
        >
          <Combobox.Popup className="floating w-[var(--anchor-width)]">
            <ExposePage />
            {children}
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </>
  );
}

/**
 * Keeps the rest of the page exposed to screen readers while the popup is open. Base UI would set `aria-hidden` on it,
 * although it can still be reached with Tab (mui/base-ui#5528); it spares what has `aria-live`, here with the default
 * value. Hiding is for popups far from their input, and this one follows it.
 */
function ExposePage() {
  useLayoutEffect(() => {
    const roots = [...document.body.children].filter((root) => !root.hasAttribute('aria-live'));
    for (const root of roots) root.setAttribute('aria-live', 'off');
    return () => {
      for (const root of roots) root.removeAttribute('aria-live');
    };
  }, []);
  return null;
}
