import type { BookingDetail } from '../booking.ts';

/** Shown with a booking whose start is its boarding time. */
export const BOARDING_TIME_NOTE: BookingDetail = {
  label: 'Note',
  value: 'This is the boarding time; the departure time is not stated.',
};
