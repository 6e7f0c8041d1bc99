import type { Proposal } from '../../../worker/contract/proposals.ts';

/** What waits to be added to an itinerary. */
export type Waiting = {
  /** Proposals that are not in the itinerary yet. */
  proposals: readonly Proposal[];
  /** Those of them that can be added as they are: new events with a title and a date. */
  ready: readonly Proposal[];
  /** Events of a copy or an import that are added with Full Access. */
  pending: number;
};

/** Sorts out what waits. What is already in the itinerary needs no attention. */
export function countWaiting(all: readonly Proposal[], pending: number): Waiting {
  const proposals = all.filter(({ duplicateOf, change }) => change || duplicateOf === null);
  const ready = proposals.filter(
    ({ change, datetime, title }) => !change && datetime !== null && title !== '',
  );
  return { proposals, ready, pending };
}
