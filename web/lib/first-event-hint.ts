import { t } from '../../worker/messages/t.ts';

/** What a host of an empty itinerary reads. */
export const toFirstEventHint = (): string => t('firstEventHint');
