import { useCallback, useMemo, useState } from 'react';
import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { isAssignable } from './event-format.ts';

/** Selection state of the list. Events that leave the list are no longer selected. */
export function useSelection(events: readonly UnclaimedEvent[]) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set());
  const selectable = useMemo(() => events.filter(isAssignable), [events]);
  const selected = useMemo(
    () => selectable.filter(({ id }) => selectedIds.has(id)),
    [selectable, selectedIds],
  );

  const select = useCallback((event: UnclaimedEvent, isSelected: boolean) => {
    setSelectedIds((before) => {
      const next = new Set(before);
      if (isSelected) next.add(event.id);
      else next.delete(event.id);
      return next;
    });
  }, []);

  const selectAll = (all: boolean) => setSelectedIds(new Set(all ? selectable.map(({ id }) => id) : []));

  return { selectable, selected, isSelected: (id: number) => selectedIds.has(id), select, selectAll };
}
