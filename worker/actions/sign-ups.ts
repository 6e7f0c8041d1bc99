import type { ItineraryDb } from '../db/client.ts';
import type { Answerer } from '../db/itinerary/answers/save-answer.ts';
import { takePlaces } from '../db/itinerary/sign-ups/take-places.ts';
import type { SignUpRow, StoredSlot } from '../db/schema/itinerary/sign-ups.ts';
import { AppError, toFieldError, toLinkNeededError } from '../errors.ts';

/** The lines of a list, with ids for the new ones. Throws INVALID_INPUT for an id that the list does not have. */
export function numberSlots(
  sent: readonly { id?: number | undefined; label: string; places: number }[],
  list: Pick<SignUpRow, 'slots' | 'lastSlotId'> = { slots: [], lastSlotId: 0 },
): Pick<SignUpRow, 'slots' | 'lastSlotId'> {
  const known = new Set(list.slots.map(({ id }) => id));
  let { lastSlotId } = list;
  const slots = sent.map(({ id, label, places }): StoredSlot => {
    if (id !== undefined && !known.delete(id)) {
      throw toFieldError('slots', 'A line isn’t part of this list anymore. Reload and try again.');
    }
    if (id === undefined) lastSlotId += 1;
    return { id: id ?? lastSlotId, label, places };
  });
  return { slots, lastSlotId };
}

/**
 * Gives a person `count` places of a line. `isPublic`: all guests see the list. Throws NOT_FOUND, IDENTITY_REQUIRED (for a
 * host NOT_FOUND), SIGN_UP_CLOSED or FULL. An answer that is stored already is not an error, because a phone repeats what
 * it could not send.
 */
export async function storePlaces(
  db: ItineraryDb,
  project: { id: number; projectId: string },
  slot: { signUpId: number; slotId: number },
  answerer: Answerer,
  count: number,
): Promise<{ isChanged: boolean; isPublic: boolean }> {
  const found = await takePlaces(db, project, slot, answerer, count, Date.now());
  if (!found) throw toGoneError();
  const isPublic = found.isPublic === 1;
  if (found.isChanged) return { isChanged: true, isPublic };
  if (!found.isPerson) throw toUnknownPersonError(answerer);
  if (found.own === count) return { isChanged: false, isPublic };
  if (!found.isOpen) throw new AppError('SIGN_UP_CLOSED');
  throw new AppError('FULL', {
    message: count > 1 ? `There aren’t ${count} places left.` : 'There is no place left.',
  });
}

function toUnknownPersonError({ writer }: Answerer): AppError {
  return writer === 'host'
    ? new AppError('NOT_FOUND', { message: 'This person is no longer in the list.' })
    : toLinkNeededError('IDENTITY_REQUIRED');
}

/** NOT_FOUND for a list or line that is gone. */
export const toGoneError = () =>
  new AppError('NOT_FOUND', { message: 'This list has changed. Reload and try again.' });
