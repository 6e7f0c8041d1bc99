import type { KeyOf } from './word-keys.ts';

/** What a moment beside a booking is to it. Each role has labels of its own. */
export type AsideRole = KeyOf<'moments'>;

/** What a moment is to a booking. Only a start becomes the start of an event. */
export type MomentRole = 'start' | 'arrival' | 'end' | AsideRole;

/** Labels of what was booked. */
type BookingLabelKey = KeyOf<'labels'>;

/** What a label means. */
export type LabelKey = BookingLabelKey | AsideRole;

/** The side of a thing that a label is about: `Departure time`, `lieu de prise en charge`. */
export type LabelAspect = KeyOf<'labelEndings'>;
