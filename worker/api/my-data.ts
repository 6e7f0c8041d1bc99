import type { Context } from 'hono';
import { eraseMyDataSchema, type MyData } from '../contract/trust.ts';
import { type DataSubject, eraseMyData, readMyData } from '../db/itinerary/people/my-data.ts';
import { readProjectEvents } from '../db/itinerary/reads/itinerary.ts';
import type { PersonRow } from '../db/schema/itinerary/people.ts';
import { toGuestWriter } from '../domain/itinerary/rsvps.ts';
import { parseAttendees, toNameKey } from '../domain/schedule/attendees.ts';
import { announceAnswers } from '../durable-objects/call-live-room.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { readWithAccess } from '../http/granted-itinerary.ts';
import { revokeAccess } from '../http/grants.ts';
import { requireCan } from '../http/guards.ts';
import { jsonBody } from '../http/validation.ts';
import { ensureVisitorId } from '../http/visitors.ts';
import { toMyData } from '../serializers/my-data.ts';

/** What an itinerary stores of a guest who is a person, for that guest to see and to erase. */
export const myDataRoutes = factory
  .createApp()
  .get('/projects/:projectId/my-data', requireCan('read'), async (c) => {
    const { subject, person } = await requireDataSubject(c);
    const stored = await readMyData(c.get('db'), subject);
    return c.json<MyData>(toMyData(person, subject.isLinked, stored, await listEventsThatName(c, person)));
  })
  .post('/projects/:projectId/my-data/erase', requireCan('read'), jsonBody(eraseMyDataSchema), async (c) => {
    const { subject } = await requireDataSubject(c);
    await eraseMyData(c.get('db'), subject, Date.now());
    const { projectId } = c.get('project');
    await revokeAccess(c, projectId);
    c.executionCtx.waitUntil(announceAnswers(c.env, projectId, 'everyone'));
    return c.json({ success: true as const });
  });

/** Throws IDENTITY_REQUIRED for callers who have not said who they are. */
async function requireDataSubject(c: Context<AppEnv>): Promise<{ subject: DataSubject; person: PersonRow }> {
  const [{ person: named, isLinked }, person] = [c.get('viewer'), c.get('person')];
  if (!named || !person) throw new AppError('IDENTITY_REQUIRED');
  const visitorId = await ensureVisitorId(c);
  const writer = await toGuestWriter(isLinked, visitorId);
  return {
    subject: { projectId: c.get('project').id, personId: person.id, isLinked, writer, visitorId },
    person,
  };
}

/** The events that the guest sees and whose attendees a host wrote with the guest's name. */
async function listEventsThatName(c: Context<AppEnv>, { nameKey }: PersonRow): Promise<MyData['namedIn']> {
  const { events } = await readWithAccess(c, c.get('project').projectId, readProjectEvents);
  return events
    .filter(({ attendees }) => parseAttendees(attendees).names.some((name) => toNameKey(name) === nameKey))
    .map(({ id, title }) => ({ id, title }));
}
