import type { Identity } from '../reading.ts';

/**
 * What two readings of one booking have in common: the kind of event with its reservation number and leg, or,
 * without a number, with its place. Undefined for what has neither.
 */
export function computeBookingKey({ eventType, confirmation, leg, place }: Identity): string | undefined {
  if (confirmation !== '') return `${eventType}#${confirmation}#${leg}`;
  if (leg !== '' || place !== '') return `${eventType}@${leg || place}`;
  return undefined;
}

/** Whether a reservation number is part of the key: only then is another time surely a change. */
export const isNumbered = (key: string) => /^[a-z]+#/.test(key);
