import type { BookingIdentity } from '../reading.ts';

/**
 * Key shared by all readings of one booking: event type with reservation number and leg or, without a number, with
 * the place. Undefined if it has neither.
 */
export function computeBookingKey({
  eventType,
  confirmation,
  leg,
  place,
}: BookingIdentity): string | undefined {
  if (confirmation !== '') return `${eventType}#${confirmation}#${leg}`;
  if (leg !== '' || place !== '') return `${eventType}@${leg || place}`;
  return undefined;
}

/** Whether a key contains a reservation number: only then does another time mean a change. */
export const hasConfirmationNumber = (key: string) => /^[a-z]+#/.test(key);
