import type { Context } from 'hono';
import { ANSWERED_AS_HEADER } from '../contract/answered-as.ts';
import type { Answerer } from '../db/itinerary/answers/save-answer.ts';
import { can } from '../domain/access/capabilities.ts';
import { toGuestWriter } from '../domain/itinerary/rsvps.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from './context.ts';
import { ensureVisitorId } from './visitors.ts';

/**
 * The person who answers or takes places for themselves. Throws IDENTITY_REQUIRED for a reader without a name, and if the
 * browser has been opened as somebody else since the answer was given.
 */
export async function requireAnswerer(c: Context<AppEnv>): Promise<{ answerer: Answerer; name: string }> {
  const { person, isLinked, access } = c.get('viewer');
  if (!person) throw new AppError('IDENTITY_REQUIRED');
  const answeredAs = c.req.header(ANSWERED_AS_HEADER);
  if (answeredAs !== undefined && answeredAs !== String(person.id)) {
    throw new AppError('IDENTITY_REQUIRED', {
      message: 'Someone else has opened the itinerary here since.',
    });
  }
  const writer = await toGuestWriter(isLinked, await ensureVisitorId(c));
  const linkVersion = isLinked ? (c.get('person')?.linkVersion ?? null) : null;
  return {
    answerer: { writer, personId: person.id, linkVersion, seesAllEvents: can(access, 'see-private') },
    name: person.name,
  };
}
