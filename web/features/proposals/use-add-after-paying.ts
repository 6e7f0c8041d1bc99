import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import type { Proposal } from '../../../worker/contract/proposals.ts';
import { readAddedAfterPaying } from '../../lib/added-after-paying.ts';
import { type OnAdded, toAcceptKey, useAcceptProposals } from './queries.ts';

/** In a paid itinerary, adds those proposals that the host chose to add by paying. Returns whether it is adding. */
export function useAddAfterPaying(
  { projectId, isPaid }: Pick<Project, 'projectId' | 'isPaid'>,
  ready: readonly Proposal[],
  onAdded: OnAdded | undefined,
): boolean {
  const client = useQueryClient();
  const { mutate } = useAcceptProposals(projectId, onAdded);
  const mutationKey = toAcceptKey(projectId);
  const ids = readAddedAfterPaying(projectId);
  const added = isPaid ? ready.filter(({ id }) => ids.includes(id)) : [];
  const add = useEffectEvent(() => {
    // The page shows what waits in several places.
    if (client.isMutating({ mutationKey }) === 0) mutate(added);
  });
  const hasAdded = added.length > 0;
  useEffect(() => {
    if (hasAdded) add();
  }, [hasAdded]);
  return useIsMutating({ mutationKey }) > 0;
}
