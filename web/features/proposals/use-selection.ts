import { useCallback, useMemo, useState } from 'react';

/** Which rows are selected: at first those of `first`. Rows that leave the list are no longer selected. */
export function useSelection<Row extends { id: number }>(rows: readonly Row[], first: ReadonlySet<number>) {
  const [choices, setChoices] = useState<ReadonlyMap<number, boolean>>(new Map());
  const selected = useMemo(
    () => rows.filter(({ id }) => choices.get(id) ?? first.has(id)),
    [rows, choices, first],
  );
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);

  const select = useCallback(
    (id: number, isSelected: boolean) => setChoices((before) => new Map(before).set(id, isSelected)),
    [],
  );
  const selectAll = (all: boolean) => setChoices(new Map(rows.map(({ id }) => [id, all])));

  return { selected, selectedIds, select, selectAll };
}
