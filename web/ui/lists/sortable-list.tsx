import { DragDropProvider, type DragEndEvent, useDragDropManager } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { type ReactNode, useEffect, useRef } from 'react';
import { DRAG_CONFIG, SORT_TRANSITION } from './drag-config.ts';
import { moveItem } from './move-item.ts';
import { MoveMenu } from './move-menu.tsx';
import './sortable-list.css';

type Props<Item> = {
  items: readonly Item[];
  idOf: (item: Item) => string | number;
  /** What to call an item, aloud and on its handle. */
  nameOf: (item: Item) => string;
  /** The items in their new order. Show them in it at once, by `items`. */
  onReorder: (items: Item[]) => void;
  rowClass?: (item: Item) => string;
  /** A row's content; the handle goes where it belongs in it. Without a second item there is none. */
  children: (item: Item, handle: ReactNode, index: number) => ReactNode;
};

/**
 * A list whose rows are put in order: by dragging their handle with mouse or finger, by space and the arrow
 * keys on it, or by the menu that a click on it opens, for whoever cannot drag.
 */
export function SortableList<Item>({ items, idOf, nameOf, onReorder, rowClass, children }: Props<Item>) {
  function move(from: number, to: number) {
    if (from !== to) onReorder(moveItem(items, from, to));
  }

  function onDragEnd({ operation: { source }, canceled }: DragEndEvent) {
    if (!canceled && isSortable(source)) move(source.initialIndex, source.index);
  }

  return (
    <DragDropProvider {...DRAG_CONFIG} onDragEnd={onDragEnd}>
      <EscapeCancels />
      <ul className="sortable-list">
        {items.map((item, index) => {
          const className = `sortable-row ${rowClass?.(item) ?? ''}`;
          // Nothing to sort: without a handle the library would make a button of the whole row.
          if (items.length < 2)
            return (
              <li key={idOf(item)} className={className}>
                {children(item, undefined, index)}
              </li>
            );
          return (
            <SortableRow
              key={idOf(item)}
              id={idOf(item)}
              name={nameOf(item)}
              index={index}
              count={items.length}
              className={className}
              onMove={(to) => move(index, to)}
            >
              {(handle) => children(item, handle, index)}
            </SortableRow>
          );
        })}
      </ul>
    </DragDropProvider>
  );
}

type RowProps = {
  id: string | number;
  name: string;
  index: number;
  count: number;
  className: string;
  onMove: (to: number) => void;
  children: (handle: ReactNode) => ReactNode;
};

function SortableRow({ id, name, index, count, className, onMove, children }: RowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { ref } = useSortable({
    id,
    index,
    handle: button,
    data: { name, count },
    transition: SORT_TRANSITION,
  });
  const manager = useDragDropManager();
  const handle = (
    <MoveMenu
      button={button}
      name={name}
      index={index}
      count={count}
      // The press that picks up or drops is no click.
      mayOpen={() => manager?.dragOperation.status.idle ?? true}
      onMove={onMove}
    />
  );
  return (
    <li ref={ref} className={className}>
      {children(handle)}
    </li>
  );
}

/** Escape during a drag takes the drag back, and nothing else: the dialog around the list stays open. */
function EscapeCancels() {
  const manager = useDragDropManager();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !manager || manager.dragOperation.status.idle) return;
      event.stopPropagation();
      const { activatorEvent } = manager.dragOperation;
      // A drag begun by a key is ended by the library's own listener beside this one.
      if (!(activatorEvent instanceof KeyboardEvent)) manager.actions.stop({ event, canceled: true });
    };
    // Before the library's listener, which is added when a drag begins: after it the drag would be over.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [manager]);
  return null;
}
