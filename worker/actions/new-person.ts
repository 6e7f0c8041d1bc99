import type { NewPerson } from '../db/itinerary/people/people.ts';
import { isPersonName, toNameKey } from '../domain/schedule/attendees.ts';
import { AppError, toFieldError } from '../errors.ts';

/** Throws INVALID_INPUT for what cannot be a name in attendees texts. */
export function toNewPerson(name: string): NewPerson {
  if (!isPersonName(name)) throw toFieldError('name', 'Use a name without commas.');
  return { name, nameKey: toNameKey(name) };
}

/** NAME_TAKEN: the project has a person of this name. */
export const toNameTakenError = (message = 'There is already someone with this name.') =>
  new AppError('NAME_TAKEN', { message });
