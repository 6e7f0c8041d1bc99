import type { Audience } from '../../contract/events.ts';
import { t } from '../../messages/t.ts';
import type { EventFieldName } from './event-fields.ts';

/** The names of the fields, wherever one is named beside its value. */
export const EVENT_LABELS: Readonly<Record<EventFieldName, string>> = {
  get title() {
    return t('titleLabel');
  },
  get description() {
    return t('description');
  },
  get datetime() {
    return t('startsLabel');
  },
  get endsAt() {
    return t('endsLabel');
  },
  get timeZone() {
    return t('timeZoneLabel');
  },
  get endTimeZone() {
    return t('arrivalZone');
  },
  get location() {
    return t('location');
  },
  get attendees() {
    return t('guestsLabel');
  },
  get audience() {
    return t('whoSeesThis');
  },
  get rsvp() {
    return t('rsvp');
  },
  get vibe() {
    return t('vibeLabel');
  },
  get pinned() {
    return t('fixedTime');
  },
};

export const AUDIENCE_LABELS: Readonly<Record<Audience, string>> = {
  get everyone() {
    return t('everyone');
  },
  get attendees() {
    return t('onlyItsGuests');
  },
};
