import type { Context } from 'hono';
import { eraseMyDataSchema, type MyData } from '../contract/trust.ts';
import { type DataSubject, eraseMyData, readMyData } from '../db/itinerary/people/my-data.ts';
import { readProjectEvents } from '../db/itinerary/reads/itinerary.ts';
import type { PersonRow } from '../db/schema/itinerary/people.ts';
import { toGuestWriter } from '../domain/itinerary/rsvps.ts';
import type { NoticePage } from '../domain/notices/notice-page.ts';
import { parseAttendees, toNameKey } from '../domain/schedule/attendees.ts';
import { announceAnswers } from '../durable-objects/call-live-room.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { readWithAccess } from '../http/granted-itinerary.ts';
import { revokeAccess } from '../http/grants.ts';
import { requireCan } from '../http/guards.ts';
import { respondWithNoticePage } from '../http/notice-page.ts';
import { requireSameSite } from '../http/same-site.ts';
import { noStore } from '../http/security-headers.ts';
import { jsonBody } from '../http/validation.ts';
import { ensureVisitorId } from '../http/visitors.ts';
import { toMyData } from '../serializers/my-data.ts';

/** What an itinerary stores of a guest who is a person, for that guest to see and to erase. */
export const myDataRoutes = factory
  .createApp()
  .get('/projects/:projectId/my-data', requireCan('read'), async (c) => c.json<MyData>(await readDataOf(c)))
  .post('/projects/:projectId/my-data/erase', requireCan('read'), jsonBody(eraseMyDataSchema), async (c) => {
    await eraseDataOf(c);
    return c.json({ success: true as const });
  });

/** The page on which guests see and erase what an itinerary stores of them. Needs no script. */
export const myDataPageRoutes = factory
  .createApp()
  .use('/my-data/*', noStore, requireSameSite)
  .use('/my-data/:projectId', async (c, next) => {
    await next();
    if (c.error instanceof AppError) c.res = respondWithNoticePage(c, toRefusal(c.error), 404);
  })
  .get('/my-data/:projectId', requireCan('read'), async (c) => {
    const { projectId } = c.get('project');
    if (c.req.query('step') === 'erase') return respondWithNoticePage(c, toErasePage(projectId));
    return respondWithNoticePage(c, toDataPage(projectId, await readDataOf(c)));
  })
  .post('/my-data/:projectId', requireCan('read'), async (c) => {
    await eraseDataOf(c);
    return respondWithNoticePage(c, ERASED);
  });

const ERASED: NoticePage = {
  title: 'Your data was erased',
  text: 'This browser can’t open the itinerary anymore. Where a host wrote your name into an event it stays: ask your host.',
  link: { label: 'Go to Foldout', url: '/' },
};

const toRefusal = ({ message }: AppError): NoticePage => ({
  title: 'Nothing is stored of you here',
  text: `${message} An itinerary stores something of guests only after they have said who they are.`,
  link: { label: 'Go to Foldout', url: '/' },
});

const toErasePage = (projectId: string): NoticePage => ({
  title: 'Erase your data?',
  text: 'Your answers, notes, requests, tickets and notifications are deleted for good, and this browser loses access to the itinerary.',
  action: 'Erase my data',
  link: { label: 'Keep it', url: `/my-data/${projectId}` },
});

function toDataPage(projectId: string, data: MyData): NoticePage {
  return {
    title: 'Your data',
    text: `What this itinerary stores of you, ${data.person.name}.`,
    rows: listRows(data),
    link: { label: 'Erase my data', url: `/my-data/${projectId}?step=erase` },
  };
}

const toDay = (iso: string | null) => iso?.slice(0, 10) ?? 'never';

function listRows({
  person,
  answers,
  linkRequests,
  notifications,
  papers,
  namedIn,
}: MyData): [string, string][] {
  return [
    ['Name', person.name],
    ['Personal link', person.linked ? `Last opened ${toDay(person.linkOpenedOn)}` : 'Not used'],
    ...answers.map(({ eventId, answer, partySize, reply, note }): [string, string] => [
      eventId === null ? 'Answer for the itinerary' : `Answer for event ${eventId}`,
      [answer, `${partySize} people`, reply, note].filter(Boolean).join(' · '),
    ]),
    ...linkRequests.map(({ note, createdAt }): [string, string] => [
      'Asked for a link',
      [toDay(createdAt), note].filter(Boolean).join(' · '),
    ]),
    ...notifications.map(({ kind, email }): [string, string] => ['Notifications', email ?? kind]),
    ...papers.map(({ title }): [string, string] => ['Ticket or pass', title]),
    ...namedIn.map(({ title }): [string, string] => ['Named in an event, by a host', title]),
  ];
}

/** What is stored of the guest who asks, in the guarded project. Throws IDENTITY_REQUIRED. */
async function readDataOf(c: Context<AppEnv>): Promise<MyData> {
  const { subject, person } = await requireDataSubject(c);
  const stored = await readMyData(c.get('db'), subject);
  return toMyData(person, subject.isLinked, stored, await listEventsThatName(c, person));
}

/** Erases it, and ends this browser's access. Throws IDENTITY_REQUIRED. */
async function eraseDataOf(c: Context<AppEnv>): Promise<void> {
  const { subject } = await requireDataSubject(c);
  await eraseMyData(c.get('db'), subject, Date.now());
  const { projectId } = c.get('project');
  await revokeAccess(c, projectId);
  c.executionCtx.waitUntil(announceAnswers(c.env, projectId, 'everyone'));
}

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
