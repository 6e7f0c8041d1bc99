import { t } from '../../worker/messages/t.ts';

/** "1 event", "12 events". */
export const countEvents = (count: number): string => t('eventCount', { count });
