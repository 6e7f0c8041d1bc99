import { EVENT_DEFAULTS } from '../../../../worker/contract/events.ts';
import type { ChangeSnapshots } from '../../../../worker/contract/history.ts';

/** An event as the change log keeps it. */
export const DINNER: ChangeSnapshots['event'] = {
  ...EVENT_DEFAULTS,
  title: 'Dinner',
  description: 'At the harbor',
  datetime: '2027-06-12T17:00:00.000Z',
  timeZone: 'Europe/Rome',
  location: 'Pier 1',
};
