import type { EventType } from '../../../worker/contract/choices.ts';
import type { UnclaimedEvent } from '../../../worker/contract/unclaimed.ts';

/** Percent; below it the confidence is shown. */
export const LOW_CONFIDENCE = 80;

export const EVENT_TYPE_LABELS: Record<EventType, string> = {
  flight: 'Flight',
  hotel: 'Hotel',
  restaurant: 'Restaurant',
  activity: 'Activity',
  transportation: 'Transportation',
  other: 'Other',
};

/** Whether an unclaimed event can be edited, and added to an itinerary once it has a date. */
export const isAssignable = ({ kind }: UnclaimedEvent) => kind === 'event' || kind === 'problem';
