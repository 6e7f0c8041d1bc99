import type { EventType } from '../../../worker/contract/choices.ts';
import type { PatchUnclaimed, UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';
import { type ReviewDraft, toReviewBody, toReviewDraft } from '../../ui/review/review-draft.ts';

/** Values of the form. */
export type UnclaimedDraft = ReviewDraft & { eventType: EventType };

/** Returns the form values of an unclaimed event. */
export const toUnclaimedDraft = (event: UnclaimedEvent): UnclaimedDraft => ({
  ...toReviewDraft(event),
  eventType: event.eventType,
});

/** Returns the request body. */
export const toUnclaimedBody = (
  draft: UnclaimedDraft,
  stored?: UnclaimedEvent,
): Omit<PatchUnclaimed, 'sequence'> => ({ ...toReviewBody(draft, stored), eventType: draft.eventType });

/** Returns whether saving both would store the same event. */
export const isSameUnclaimedDraft = (a: UnclaimedDraft, b: UnclaimedDraft): boolean =>
  JSON.stringify(toUnclaimedBody(a)) === JSON.stringify(toUnclaimedBody(b));
