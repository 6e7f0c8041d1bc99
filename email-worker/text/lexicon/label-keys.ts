/** What a moment beside a booking is to it. Each role has labels of its own. */
export type AsideRole =
  /** Admission before the start. */
  | 'doors'
  /** Check-in, boarding and other limits for being there before the start. */
  | 'checkInLimit'
  /** Until when a booking can be canceled, changed or answered. */
  | 'deadline'
  /** When something is paid or due. */
  | 'payment'
  /** When a booking was made, or a document issued, printed or sent. */
  | 'issue'
  /** From and until when a ticket or offer can be used. */
  | 'validity'
  /** The state before a change. */
  | 'former'
  /** When a person was born or joined. */
  | 'history'
  /** Opening hours and meals. */
  | 'hours'
  | 'duration';

/** What a moment is to a booking. Only a start becomes the start of an event. */
export type MomentRole = 'start' | 'arrival' | 'end' | AsideRole;

/** Labels of what was booked. */
export type BookingLabelKey =
  | 'checkin'
  | 'checkout'
  | 'pickup'
  | 'dropoff'
  | 'depart'
  | 'arrive'
  | 'start'
  | 'end'
  | 'when'
  | 'place'
  | 'from'
  | 'to'
  | 'stop'
  | 'hotel'
  | 'restaurant'
  | 'event'
  | 'person'
  | 'booker'
  | 'party'
  | 'confirmation'
  | 'flight'
  | 'train'
  | 'company'
  | 'seat'
  | 'coach'
  | 'room'
  | 'vehicle'
  | 'terminal'
  | 'platform'
  | 'nights'
  | 'section'
  | 'note'
  /** Amounts, telephone numbers, documents: a date beside them has no meaning. */
  | 'noMoment';

/** What a label means. */
export type LabelKey = BookingLabelKey | AsideRole;

/** The side of a thing that a label is about: `Departure time`, `lieu de prise en charge`. */
export type LabelAspect = 'date' | 'time' | 'place';
