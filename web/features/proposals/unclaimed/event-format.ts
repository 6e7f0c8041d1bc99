import type { EventType } from '../../../../worker/contract/choices.ts';
import type { UnclaimedEvent } from '../../../../worker/contract/unclaimed.ts';
import { t } from '../../../../worker/messages/t.ts';

/** Percent; below it the confidence is shown. */
export const LOW_CONFIDENCE = 80;

export const EVENT_TYPE_LABELS: Record<EventType, () => string> = {
  flight: () => t('typeFlight'),
  hotel: () => t('typeHotel'),
  restaurant: () => t('typeRestaurant'),
  activity: () => t('typeActivity'),
  transportation: () => t('typeTransportation'),
  other: () => t('typeOther'),
};

/** Whether an unclaimed event can be added to an itinerary once it has a date. */
export const isAssignable = ({ kind }: UnclaimedEvent) => kind === 'event';

/** Whether it is an email that could not be read. With a date it is an event. */
export const isUnreadable = ({ kind }: UnclaimedEvent) => kind === 'problem';
