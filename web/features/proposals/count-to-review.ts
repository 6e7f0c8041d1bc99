import type { Proposal } from '../../../worker/contract/proposals.ts';

/** Events that hosts have to review before they are added to an itinerary. */
export type ToReview = {
  /** Proposals that are not in the itinerary yet. */
  proposals: readonly Proposal[];
  /** Those of them that can be added as they are: new events with a title and a date. */
  ready: readonly Proposal[];
  /** Events of a copy or an import that are added with Full Access. */
  pending: number;
};

/** Finds the proposals that hosts have to review: all except those of events that the itinerary already has. */
export function countToReview(all: readonly Proposal[], pending: number): ToReview {
  const proposals = all.filter(({ duplicateOf, change }) => change || duplicateOf === null);
  const ready = proposals.filter(
    ({ change, datetime, title }) => !change && datetime !== null && title !== '',
  );
  return { proposals, ready, pending };
}
