import { Combobox } from '@base-ui/react/combobox';
import { type ReactNode, type RefObject, useRef } from 'react';
import '../dialogs/overlays.css';

type ListProps<Item> = {
  keyOf: (item: Item) => string;
  /** One item. */
  children: (item: Item) => ReactNode;
  className?: string;
  itemClass?: string;
};

/** What a combobox offers. */
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

/**
 * The sheet below a combobox's input. It stays within the dialog around it, whose outside a screen reader does
 * not enter; and is fixed, so that the dialog's edge does not cut it off.
 */
export function ComboboxPopup({
  children,
  popup,
}: {
  children: ReactNode;
  popup?: RefObject<HTMLDivElement | null>;
}) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={place} />
      <Combobox.Portal container={place}>
        <Combobox.Positioner className="z-60" positionMethod="fixed" sideOffset={4} collisionPadding={8}>
          <Combobox.Popup ref={popup} className="floating w-[var(--anchor-width)]">
            {children}
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </>
  );
}
