import type { Proposal } from '../../../worker/contract/proposals.ts';

/** What hosts review before it is added to an itinerary. */
export type ToReview = {
  /** Proposals that are not in the itinerary yet. */
  proposals: readonly Proposal[];
  /** Those of them that can be added as they are: new events with a title and a date. */
  ready: readonly Proposal[];
  /** Events of a copy or an import that are added with Full Access. */
  pending: number;
};

/** Sorts out what is to review. What is already in the itinerary needs no attention. */
export function countToReview(all: readonly Proposal[], pending: number): ToReview {
  const proposals = all.filter(({ duplicateOf, change }) => change || duplicateOf === null);
  const ready = proposals.filter(
    ({ change, datetime, title }) => !change && datetime !== null && title !== '',
  );
  return { proposals, ready, pending };
}
