import { DragDropProvider, type DragEndEvent, useDragDropManager } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { type ReactNode, useEffect, useRef } from 'react';
import { DRAG_CONFIG, SORT_TRANSITION } from './drag-config.ts';
import { moveItem } from './move-item.ts';
import { MoveMenu } from './move-menu.tsx';
import './sortable-list.css';

type Props<Item> = {
  items: readonly Item[];
  getId: (item: Item) => string | number;
  /** Names an item in announcements and on its handle. */
  getName: (item: Item) => string;
  /** Gets the items in the new order; must update `items` immediately. */
  onReorder: (items: Item[]) => void;
  rowClass?: (item: Item) => string;
  /** Renders a row. `handle` is undefined if there is only one item. */
  children: (item: Item, handle: ReactNode, index: number) => ReactNode;
};

/** A list that can be sorted by dragging a handle, with Space and the arrow keys on it, or with the menu it opens. */
export function SortableList<Item>({ items, getId, getName, onReorder, rowClass, children }: Props<Item>) {
  function move(from: number, to: number) {
    if (from !== to) onReorder(moveItem(items, from, to));
  }

  function onDragEnd({ operation: { source }, canceled }: DragEndEvent) {
    if (!canceled && isSortable(source)) move(source.initialIndex, source.index);
  }

  return (
    <DragDropProvider {...DRAG_CONFIG} onDragEnd={onDragEnd}>
      <CancelDragOnEscape />
      <ul className="sortable-list">
        {items.map((item, index) => {
          const className = `sortable-row ${rowClass?.(item) ?? ''}`;
          // Not sortable: without a handle the library would make the whole row a button.
          if (items.length < 2)
            return (
              <li key={getId(item)} className={className}>
                {children(item, undefined, index)}
              </li>
            );
          return (
            <SortableRow
              key={getId(item)}
              id={getId(item)}
              name={getName(item)}
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
      // The press that picks up or drops a row is not a click.
      canOpen={() => manager?.dragOperation.status.idle ?? true}
      onMove={onMove}
    />
  );
  return (
    <li ref={ref} className={className}>
      {children(handle)}
    </li>
  );
}

/** Escape cancels a drag without closing the dialog around the list. */
function CancelDragOnEscape() {
  const manager = useDragDropManager();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !manager || manager.dragOperation.status.idle) return;
      event.stopPropagation();
      const { activatorEvent } = manager.dragOperation;
      // The library's own listener ends a drag that was started by keyboard.
      if (!(activatorEvent instanceof KeyboardEvent)) manager.actions.stop({ event, canceled: true });
    };
    // Added before the library's listener, after which the drag would already be over.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [manager]);
  return null;
}
