import { useCallback, useMemo, useState } from 'react';
import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { isAssignable } from './event-format.ts';

/** Which cards are chosen. One that leaves the list is chosen no longer. */
export function useSelection(cards: readonly UnclaimedEvent[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const selectable = useMemo(() => cards.filter(isAssignable), [cards]);
  const selected = useMemo(() => selectable.filter(({ id }) => chosen.has(id)), [selectable, chosen]);

  const select = useCallback((card: UnclaimedEvent, on: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      if (on) next.add(card.id);
      else next.delete(card.id);
      return next;
    });
  }, []);

  const selectAll = (on: boolean) => setChosen(new Set(on ? selectable.map(({ id }) => id) : []));

  return { selectable, selected, isSelected: (id: number) => chosen.has(id), select, selectAll };
}
