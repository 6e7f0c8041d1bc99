import type { Context } from 'hono';
import { addGuests } from '../actions/add-guests.ts';
import { claimName, removeUninvited, requestLink } from '../actions/claims.ts';
import { findNames } from '../actions/find-names.ts';
import { findRowOfRequest } from '../actions/find-row-of-request.ts';
import { describePerson, listGuests } from '../actions/list-guests.ts';
import { toNameTakenError, toNewPerson } from '../actions/new-person.ts';
import { changePerson, mergePeople, removeGuest, requirePerson } from '../actions/people.ts';
import { readPersonalLink, readPersonalLinks } from '../actions/personal-link.ts';
import { renewSeenAccess } from '../actions/renew-seen.ts';
import { undoDeletions } from '../actions/restore-changes.ts';
import { LIMITS } from '../contract/limits.ts';
import {
  type AddedPeople,
  addPersonSchema,
  changePersonSchema,
  type Identity,
  identitySchema,
  linkRequestSchema,
  mergePersonSchema,
  nameQuerySchema,
  type Person,
  type RenewedAccess,
  readerChoiceSchema,
  removePersonSchema,
  restorePeopleSchema,
} from '../contract/people.ts';
import type { Undo } from '../contract/undo.ts';
import { recordLinkReads } from '../db/itinerary/people/link-reads.ts';
import {
  findPersonByName,
  findPersonByRequest,
  insertPerson,
  listPresentPeople,
  readPeopleAndAttendees,
  renewLinks,
} from '../db/itinerary/people/people.ts';
import type { PersonRow } from '../db/schema/itinerary/people.ts';
import { toGuestWriter } from '../domain/itinerary/rsvps.ts';
import { toNameKey } from '../domain/schedule/attendees.ts';
import { endPersonConnections } from '../durable-objects/call-live-room.ts';
import { AppError, toFullError } from '../errors.ts';
import { type AppEnv, factory, toActionContext } from '../http/context.ts';
import { renewAccess, setIdentity } from '../http/grants.ts';
import { canChooseCohosts, requireCan, requireCapability } from '../http/guards.ts';
import { readIdempotencyKey } from '../http/idempotency.ts';
import { RATE, requireFewNewNames, requireSharedRate, requireSharedRateOnce } from '../http/rate-limits.ts';
import { storePersonChoice } from '../http/reader.ts';
import { jsonBody, parseRowId, queryParameters } from '../http/validation.ts';
import { ensureVisitorId } from '../http/visitors.ts';
import { toUndo, toUndoOfRows } from '../serializers/undo.ts';

/** The guests of an itinerary by name, their personal links, and who a guest says to be. */
export const peopleRoutes = factory
  .createApp()
  .post('/projects/:projectId/identity', requireCan('read'), jsonBody(identitySchema), async (c) => {
    const [db, project, { name, isNew }] = [c.get('db'), c.get('project'), c.req.valid('json')];
    if (name === null) {
      await setIdentity(c, project.projectId, undefined);
      return c.json<{ person: Identity | null }>({ person: null });
    }
    if (c.get('viewer').person?.linked)
      throw toNameTakenError('Your personal link already says who you are.');
    const { id, name: known } = await claimName(db, project, { name, isNew }, Date.now(), {
      countNew: (nameKey) => requireFewNewNames(c, project.projectId, nameKey),
      countSearch: () => requireSharedRate(c, RATE.nameMatches),
    });
    await setIdentity(c, project.projectId, { id });
    return c.json<{ person: Identity | null }>({ person: { id, name: known, linked: false } });
  })
  .put('/projects/:projectId/identity', requireCan('read'), jsonBody(readerChoiceSchema), async (c) => {
    const { language, clock } = c.req.valid('json');
    const choice = { ...(language && { language }), clock: clock ?? ('' as const) };
    await storePersonChoice(c, c.get('project'), c.get('viewer'), choice);
    return c.json({ language, clock });
  })
  .get(
    '/projects/:projectId/people/matches',
    requireCan('read'),
    queryParameters(nameQuerySchema),
    async (c) => {
      await requireSharedRate(c, RATE.nameMatches);
      return c.json(await findNames(c.get('db'), c.get('project'), c.req.valid('query').q));
    },
  )
  .post('/projects/:projectId/link-requests', requireCan('read'), jsonBody(linkRequestSchema), async (c) => {
    const [project, request] = [c.get('project'), c.req.valid('json')];
    await requireSharedRateOnce(c, RATE.linkRequests, toNameKey(request.name));
    const browser = await toGuestWriter(false, await ensureVisitorId(c));
    await requestLink(c.get('db'), project, { ...request, browser }, Date.now());
    return c.json({ success: true as const }, 202);
  })
  .get('/projects/:projectId/people', requireCan('manage-people'), async (c) =>
    c.json(await listGuests(c.get('db'), c.get('project'), Date.now())),
  )
  .post('/projects/:projectId/people', requireCan('manage-people'), jsonBody(addPersonSchema), async (c) => {
    const [db, project, input] = [c.get('db'), c.get('project'), c.req.valid('json')];
    if ('names' in input)
      return c.json<(Person & { undo: Undo | null }) | AddedPeople, 201>(
        await addGuests(db, project, input.names, Date.now()),
        201,
      );
    const idempotencyKey = await readIdempotencyKey(c, `people/${project.projectId}`, input);
    const added = toNewPerson(input.name);
    const now = Date.now();
    const inserted = await insertPerson(db, project.id, added, idempotencyKey, now);
    const row =
      inserted?.row ??
      (await findRowOfRequest(idempotencyKey, (key) => findPersonByRequest(db, project.id, key)));
    if (row) {
      const person = { ...(await describePerson(db, row)), undo: toUndo(inserted?.seq ?? null, now) };
      return c.json<typeof person | AddedPeople, 201>(person, 201);
    }
    if (await findPersonByName(db, project.id, added.nameKey)) throw toNameTakenError();
    throw toFullError(`${LIMITS.people} guests`);
  })
  .post(
    '/projects/:projectId/people/restore',
    requireCan('manage-people'),
    jsonBody(restorePeopleSchema),
    async (c) => {
      const ids = [...new Set(c.req.valid('json').ids)];
      const [db, project] = [c.get('db'), c.get('project')];
      await undoDeletions(db, project, 'person', ids, canChooseCohosts(c));
      const guests = await listGuests(db, project, Date.now());
      return c.json(guests.filter(({ id }) => ids.includes(id)));
    },
  )
  .post('/projects/:projectId/people/remove-uninvited', requireCan('manage-people'), async (c) => {
    const now = Date.now();
    const { removed, seq } = await removeUninvited(c.get('db'), c.get('project'), now);
    closeConnections(c, removed);
    const ids = removed.map(({ id }) => id);
    return c.json({ removed: removed.length, undo: toUndoOfRows(ids, seq, now) });
  })
  .get('/projects/:projectId/people/links', requireCan('manage-links'), async (c) => {
    const [db, project] = [c.get('db'), c.get('project')];
    await listGuests(db, project, Date.now());
    const people = await listPresentPeople(db, project.id);
    const managed = people.filter(({ role }) => role === 'guest' || canChooseCohosts(c));
    await rememberReadLinks(c, managed);
    return c.json(await readPersonalLinks(db, c.get('settings'), project, managed));
  })
  .post('/projects/:projectId/people/links/renew', requireCan('manage-links'), async (c) => {
    const [db, project] = [c.get('db'), c.get('project')];
    await listGuests(db, project, Date.now());
    const { people } = await readPeopleAndAttendees(db, project.id);
    const ids = people.filter(({ role }) => role === 'guest' || canChooseCohosts(c)).map(({ id }) => id);
    const renewed = await renewLinks(db, project.id, ids, Date.now());
    closeConnections(c, renewed);
    return c.json({ renewed: renewed.length });
  })
  .patch(
    '/projects/:projectId/people/:personId',
    requireCan('manage-people'),
    jsonBody(changePersonSchema),
    async (c) => {
      const [db, project, input] = [c.get('db'), c.get('project'), c.req.valid('json')];
      if (input.role !== undefined) requireCapability(c, 'choose-cohosts');
      const before = await requirePerson(db, project.id, parseRowId(c.req.param('personId')));
      const { row, seq } = await changePerson(db, project, before.id, input);
      const isDemoted = input.role === 'guest' && input.renewSeen;
      const renewed = isDemoted ? await renewSeen(c, before) : undefined;
      const undo = toUndo(seq, Date.now());
      return c.json({ ...(await describePerson(db, row)), undo, ...(renewed && { renewed }) });
    },
  )
  .post(
    '/projects/:projectId/people/:personId/merge',
    requireCan('manage-people'),
    jsonBody(mergePersonSchema),
    async (c) => {
      const [db, project] = [c.get('db'), c.get('project')];
      const person = await requireManagedPerson(c);
      const { row, seq } = await mergePeople(db, project, person.id, c.req.valid('json').into);
      closeConnections(c, [person]);
      return c.json({ ...(await describePerson(db, row)), undo: toUndo(seq, Date.now()) });
    },
  )
  .delete(
    '/projects/:projectId/people/:personId',
    requireCan('manage-people'),
    jsonBody(removePersonSchema),
    async (c) => {
      const [db, project, now] = [c.get('db'), c.get('project'), Date.now()];
      const person = await requireManagedPerson(c);
      // Before the removal, so that a request that stops halfway can be repeated.
      const isRenewed = c.req.valid('json').renewSeen && canChooseCohosts(c);
      const renewed = isRenewed ? await renewSeen(c, person) : undefined;
      const { seq } = await removeGuest(db, project, person.id);
      closeConnections(c, [person]);
      const undo = toUndoOfRows([person.id], seq, now);
      return c.json({ success: true as const, undo, ...(renewed && { renewed }) });
    },
  )
  .get('/projects/:projectId/people/:personId/link', requireCan('manage-links'), async (c) => {
    const person = await requireManagedPerson(c);
    await rememberReadLinks(c, [person]);
    return c.json({ url: await readPersonalLink(c.get('db'), c.get('settings'), c.get('project'), person) });
  })
  .post('/projects/:projectId/people/:personId/link', requireCan('manage-links'), async (c) => {
    const [db, project] = [c.get('db'), c.get('project')];
    const [person] = await renewLinks(db, project.id, [(await requireManagedPerson(c)).id], Date.now());
    if (!person) throw new AppError('NOT_FOUND');
    await rememberReadLinks(c, [person]);
    closeConnections(c, [person]);
    return c.json({ url: await readPersonalLink(db, c.get('settings'), project, person) });
  });

/** The person of the route. Co-hosts manage guests only. Throws NOT_FOUND or ADMIN_REQUIRED. */
async function requireManagedPerson(c: Context<AppEnv>): Promise<PersonRow> {
  const person = await requirePerson(
    c.get('db'),
    c.get('project').id,
    parseRowId(c.req.param('personId') ?? ''),
  );
  if (person.role === 'cohost') requireCapability(c, 'choose-cohosts');
  return person;
}

/** Remembers which links a co-host gets, for when the co-host leaves. */
async function rememberReadLinks(c: Context<AppEnv>, read: PersonRow[]): Promise<void> {
  const { person } = c.get('viewer');
  if (!canChooseCohosts(c) && person) await recordLinkReads(c.get('db'), person.id, read);
}

/** Renews what a leaving co-host could read. The caller's own access by the code stays. */
async function renewSeen(c: Context<AppEnv>, person: PersonRow): Promise<RenewedAccess> {
  const { renewed, project, ended } = await renewSeenAccess(toActionContext(c), c.get('project'), person);
  if (renewed.accessCode) await renewAccess(c, project);
  closeConnections(c, ended);
  return renewed;
}

/** Closes the open pages of people whose links have ended, after the response. */
function closeConnections(c: Context<AppEnv>, ended: PersonRow[]): void {
  const { projectId } = c.get('project');
  const ids = ended.map(({ id }) => id);
  c.executionCtx.waitUntil(endPersonConnections(c.env, projectId, ids));
}
