import type { Context } from 'hono';
import { eraseMyDataSchema, type MyData } from '../contract/trust.ts';
import { type DataSubject, eraseMyData, readMyData } from '../db/itinerary/people/my-data.ts';
import { readProjectEvents } from '../db/itinerary/reads/itinerary.ts';
import type { PersonRow } from '../db/schema/itinerary/people.ts';
import { toGuestWriter } from '../domain/itinerary/rsvps.ts';
import type { NoticePage } from '../domain/notices/notice-page.ts';
import { parseAttendees, toNameKey } from '../domain/schedule/attendees.ts';
import { formatIn } from '../domain/time/format-in.ts';
import { announceAnswers } from '../durable-objects/call-live-room.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { readWithAccess } from '../http/granted-itinerary.ts';
import { revokeAccess } from '../http/grants.ts';
import { requireCan } from '../http/guards.ts';
import { respondWithTranslated as respond } from '../http/notice-page.ts';
import { requireSameSite } from '../http/same-site.ts';
import { noStore } from '../http/security-headers.ts';
import { catchSuspended } from '../http/suspended-page.ts';
import { refuseSuspended } from '../http/suspension.ts';
import { jsonBody } from '../http/validation.ts';
import { ensureVisitorId } from '../http/visitors.ts';
import { READER_LANGUAGES } from '../messages/languages.ts';
import { t } from '../messages/t.ts';
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
  .use('/my-data/:projectId', catchSuspended, refuseSuspended, async (c, next) => {
    await next();
    if (c.error instanceof AppError) c.res = respond(c, toRefusal, 404);
  })
  .get('/my-data/:projectId', requireCan('read'), async (c) => {
    const { projectId, timeZone } = c.get('project');
    if (c.req.query('step') === 'erase') return respond(c, () => toErasePage(projectId));
    const data = await readDataOf(c);
    return respond(c, () => toDataPage(projectId, timeZone, data));
  })
  .post('/my-data/:projectId', requireCan('read'), async (c) => {
    await eraseDataOf(c);
    return respond(c, toErasedPage);
  });

const toErasedPage = (): NoticePage => ({
  title: t('dataErased'),
  text: t('dataErasedText'),
});

const toRefusal = (): NoticePage => ({
  title: t('notKnown'),
  text: t('notKnownText'),
});

const toErasePage = (projectId: string): NoticePage => ({
  title: t('eraseAsk'),
  text: t('eraseText'),
  action: t('eraseMyData'),
  isDestructive: true,
  link: { label: t('keepData'), url: `/my-data/${projectId}` },
});

function toDataPage(projectId: string, timeZone: string, data: MyData): NoticePage {
  return {
    title: t('yourData'),
    text: t('yourDataText', { name: data.person.name }),
    rows: listRows(data, timeZone),
    link: { label: t('backToItinerary'), url: `/project/${projectId}` },
    otherLink: { label: t('eraseMyData'), url: `/my-data/${projectId}?step=erase` },
  };
}

const toAnswers = () => ({ yes: t('yes'), maybe: t('maybe'), no: t('no') });

const toDay = (iso: string, timeZone: string) =>
  formatIn(timeZone, { day: 'numeric', month: 'long', year: 'numeric' }, iso);

/** `openedOn`: a day of UTC. */
const describeLink = (openedOn: string | null) =>
  t('dataLastOpened', { day: openedOn === null ? t('dataNever') : toDay(openedOn, 'UTC') });

function listRows(
  { person, answers, signUps, linkRequests, notifications, papers, namedIn }: MyData,
  timeZone: string,
): [string, string][] {
  return [
    [t('dataName'), person.name],
    [t('dataLink'), person.linked ? describeLink(person.linkOpenedOn) : t('dataNotUsed')],
    ...(person.language
      ? [[t('language'), READER_LANGUAGES[person.language].name] satisfies [string, string]]
      : []),
    ...answers.map(({ eventId, answer, partySize, reply, note }): [string, string] => [
      eventId === null ? t('dataAnswer') : t('dataEventAnswer', { id: eventId }),
      [toAnswers()[answer], t('peopleCount', { count: partySize }), reply, note].filter(Boolean).join(' · '),
    ]),
    ...signUps.map(({ title, slot, count }): [string, string] => [
      t('dataPlace'),
      [title, slot, t('peopleCount', { count })].filter(Boolean).join(' · '),
    ]),
    ...linkRequests.map(({ note, createdAt }): [string, string] => [
      t('dataAskedForLink'),
      [toDay(createdAt, timeZone), note].filter(Boolean).join(' · '),
    ]),
    ...notifications.map(({ kind, email }): [string, string] => [
      t('dataNotifications'),
      kind === 'push' ? t('dataDevice') : (email ?? ''),
    ]),
    ...papers.map(({ title }): [string, string] => [t('dataTicket'), title]),
    ...namedIn.map(({ title }): [string, string] => [t('dataNamedIn'), title]),
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
