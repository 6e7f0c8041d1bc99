import type { ItineraryDb } from '../db/client.ts';
import { type Answerer, type NewAnswer, saveAnswer } from '../db/itinerary/answers/save-answer.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { RsvpRow } from '../db/schema/itinerary/rsvps.ts';
import { AppError, toEventGoneError, toFieldError, toLinkNeededError } from '../errors.ts';

/**
 * Stores an answer. `isChanged` is false if it was stored like this before; `isShown` is true if all guests may see it.
 * Throws IDENTITY_REQUIRED (NOT_FOUND for a host), RSVP_CLOSED, NOT_FOUND, INVALID_INPUT or FULL.
 */
export async function storeAnswer(
  db: ItineraryDb,
  project: ProjectRow,
  answerer: Answerer,
  answer: NewAnswer,
  now: number,
) {
  const found = await saveAnswer(db, project, answerer, answer, now);
  if (!found) throw new AppError('ACCESS_REQUIRED');
  const { isSaved, stored } = found;
  const isShown = found.showList && found.isPublic === 1;
  if (isSaved && stored) return { row: stored, isChanged: true, isShown };
  if (!found.isAnswerer) throw toUnknownPersonError(answerer);
  if (found.event === 'missing') {
    throw toEventGoneError();
  }
  // A guest's phone repeats what it could not send, also after the deadline.
  if (stored && isSameAnswer(stored, answer, answerer)) return { row: stored, isChanged: false, isShown };
  throw toRefusal(found, answer);
}

type Found = NonNullable<Awaited<ReturnType<typeof saveAnswer>>>;

function toUnknownPersonError({ writer }: Answerer): AppError {
  if (writer === 'host')
    return new AppError('NOT_FOUND', { message: 'This person is no longer in the list.' });
  return toLinkNeededError('IDENTITY_REQUIRED');
}

function toRefusal({ isOpen, event, isTooLarge, maxPartySize, stored }: Found, answer: NewAnswer): AppError {
  if (!isOpen || event === 'unasked') return new AppError('RSVP_CLOSED');
  if (isTooLarge) return toFieldError('partySize', `Enter at most ${maxPartySize}.`);
  const size = answer.partySize ?? stored?.partySize ?? 1;
  return new AppError('FULL', {
    message: size === 1 ? 'This event is full.' : `There isn’t room for ${size} people anymore.`,
  });
}

/** Fields that the answer leaves out do not count. */
function isSameAnswer(stored: RsvpRow, answer: NewAnswer, { writer }: Answerer): boolean {
  const fields = ['partySize', 'reply', 'note'] as const;
  return (
    stored.answer === answer.answer &&
    stored.byHost === (writer === 'host') &&
    fields.every((name) => answer[name] === undefined || answer[name] === stored[name])
  );
}
