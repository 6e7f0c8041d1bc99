import { useMemo } from 'react';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { useSelection } from './use-selection.ts';

/**
 * Which proposals are chosen. At first all but duplicates, cancellations, proposals without a date or title and changes of
 * deleted events; at most `limit` of those that add an event, which is what a trial can add.
 */
export function useProposalSelection(proposals: readonly Proposal[], limit: number) {
  const acceptable = useMemo(() => proposals.filter(isAcceptable), [proposals]);
  const chosenFirst = useMemo(() => chooseFirst(proposals, limit), [proposals, limit]);
  return useSelection(acceptable, chosenFirst);
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
