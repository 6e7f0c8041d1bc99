import { useCallback, useMemo, useState } from 'react';
import type { Proposal } from '../../../worker/contract/proposals.ts';

/**
 * Which proposals are chosen. At first all but duplicates, cancellations, proposals without a date or title and changes of
 * deleted events; at most `limit` of those that add an event, which is what a trial can add.
 */
export function useProposalSelection(proposals: readonly Proposal[], limit: number) {
  const [choices, setChoices] = useState<ReadonlyMap<number, boolean>>(new Map());
  const chosenFirst = useMemo(() => chooseFirst(proposals, limit), [proposals, limit]);
  const selected = useMemo(
    () => proposals.filter((one) => isAcceptable(one) && (choices.get(one.id) ?? chosenFirst.has(one.id))),
    [proposals, choices, chosenFirst],
  );
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);

  const select = useCallback(
    (id: number, isSelected: boolean) => setChoices((before) => new Map(before).set(id, isSelected)),
    [],
  );
  const selectAll = (all: boolean) => setChoices(new Map(proposals.map(({ id }) => [id, all])));

  return { selected, selectedIds, select, selectAll };
}

/** Whether it can be added once it has a date: a change of a deleted event cannot. */
export const isAcceptable = ({ change }: Pick<Proposal, 'change'>): boolean =>
  change === null || change.current !== null;

function chooseFirst(proposals: readonly Proposal[], limit: number): ReadonlySet<number> {
  const chosen = proposals.filter(({ duplicateOf, datetime }) => duplicateOf === null && datetime !== null);
  const additions = chosen.filter(({ change }) => change === null).slice(0, limit);
  const changes = chosen.filter(({ change }) => change !== null && !change.cancels);
  return new Set([...additions, ...changes].map(({ id }) => id));
}
