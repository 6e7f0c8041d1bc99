import type { Context } from 'hono';
import { findRowOfRequest } from '../actions/find-row-of-request.ts';
import { numberSlots, storePlaces, toGoneError } from '../actions/sign-ups.ts';
import { LIMITS } from '../contract/limits.ts';
import {
  changeSignUpSchema,
  createSignUpSchema,
  type SignUp,
  takePlacesSchema,
} from '../contract/sign-ups.ts';
import type { ItineraryDb } from '../db/client.ts';
import type { Answerer } from '../db/itinerary/answers/save-answer.ts';
import {
  deleteContentRows,
  findContentRow,
  findContentRowByRequest,
} from '../db/itinerary/events/content-rows.ts';
import { findEvent } from '../db/itinerary/events/events.ts';
import { insertSignUp, readSignUps, toSignUpLists, updateSignUp } from '../db/itinerary/sign-ups/sign-ups.ts';
import type { ReadScope } from '../db/sql-expressions.ts';
import { can } from '../domain/access/capabilities.ts';
import type { Viewer } from '../domain/access/grants.ts';
import { omitHiddenPeople, type RsvpWriter, toGuestWriter } from '../domain/itinerary/rsvps.ts';
import { announceAnswers } from '../durable-objects/call-live-room.ts';
import { toEventGoneError, toFullError } from '../errors.ts';
import { requireAnswerer } from '../http/answerer.ts';
import { toConflict } from '../http/conflicts.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { readWithAccess } from '../http/granted-itinerary.ts';
import { requireGrant } from '../http/grants.ts';
import { requireCan } from '../http/guards.ts';
import { readIdempotencyKey } from '../http/idempotency.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { findVisitorId } from '../http/visitors.ts';
import { toSignUp } from '../serializers/sign-up.ts';
import { toUndo } from '../serializers/undo.ts';

const SLOT = '/projects/:projectId/sign-ups/:signUpId/slots/:slotId' as const;

/** Lists in which guests take places. */
export const signUpRoutes = factory
  .createApp()
  .get('/projects/:projectId/sign-ups', async (c) => {
    const { projectId } = c.req.param();
    const isLinked = requireGrant(c, projectId).person?.linkVersion !== undefined;
    const writer = await toGuestWriter(isLinked, (await findVisitorId(c)) ?? '');
    const found = await readWithAccess(c, projectId, (db, scope) => readSignUps(db, scope, writer), {
      isNearby: false,
    });
    return c.json<SignUp[]>(toSignUps(found, found.viewer));
  })
  .post(
    '/projects/:projectId/sign-ups',
    requireCan('edit-content'),
    jsonBody(createSignUpSchema),
    async (c) => {
      const [db, project, input, now] = [c.get('db'), c.get('project'), c.req.valid('json'), Date.now()];
      const idempotencyKey = await readIdempotencyKey(c, `sign-ups/${project.projectId}`, input);
      const content = { ...input, ...numberSlots(input.slots) };
      const inserted = await insertSignUp(db, project.id, content, idempotencyKey, now);
      const row =
        inserted?.row ??
        (await findRowOfRequest(idempotencyKey, (key) =>
          findContentRowByRequest(db, toSignUpLists(project.id), key),
        ));
      if (!row) throw (await findEventError(db, project.id, input.eventId)) ?? toFullListsError();
      return c.json({ ...(await readSignUp(c, row.id)), undo: toUndo(inserted?.seq ?? null, now) }, 201);
    },
  )
  .patch(
    '/projects/:projectId/sign-ups/:signUpId',
    requireCan('edit-content'),
    jsonBody(changeSignUpSchema),
    async (c) => {
      const [db, project, now] = [c.get('db'), c.get('project'), Date.now()];
      const id = parseRowId(c.req.param('signUpId'));
      const { sequence, slots, ...change } = c.req.valid('json');
      const row = await findContentRow(db, toSignUpLists(project.id), id);
      if (!row) throw toGoneError();
      if (sequence !== undefined && sequence !== row.sequence) throw toConflict(row, await readSignUp(c, id));
      const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const content = { ...row, ...sent, ...(slots && numberSlots(slots, row)) };
      const { title, eventId, isOpen, showNames, slots: numbered, lastSlotId } = content;
      const columns = { title, eventId, isOpen, showNames, slots: numbered, lastSlotId };
      const updated = await updateSignUp(db, project.id, id, columns, row.sequence, now);
      if (updated) return c.json({ ...(await readSignUp(c, id)), undo: toUndo(updated.seq, now) });
      const current = await findContentRow(db, toSignUpLists(project.id), id);
      if (!current) throw toGoneError();
      throw (await findEventError(db, project.id, eventId)) ?? toConflict(current, await readSignUp(c, id));
    },
  )
  .delete('/projects/:projectId/sign-ups/:signUpId', requireCan('edit-content'), async (c) => {
    const now = Date.now();
    const id = parseRowId(c.req.param('signUpId'));
    const { ids, seq } = await deleteContentRows(c.get('db'), toSignUpLists(c.get('project').id), id, now);
    if (ids.length === 0) throw toGoneError();
    return c.json({ success: true as const, undo: toUndo(seq, now) });
  })
  .put(`${SLOT}/mine`, requireCan('read'), jsonBody(takePlacesSchema), async (c) => {
    const { answerer } = await requireAnswerer(c);
    return c.json(await takeAs(c, answerer, c.req.valid('json').count));
  })
  .put(`${SLOT}/people/:personId`, requireCan('manage-people'), jsonBody(takePlacesSchema), async (c) => {
    const personId = parseRowId(c.req.param('personId'));
    const answerer = { writer: 'host' as const, personId, linkVersion: null, seesAllEvents: true };
    return c.json(await takeAs(c, answerer, c.req.valid('json').count));
  });

async function takeAs(c: Context<AppEnv>, answerer: Answerer, count: number): Promise<SignUp> {
  const project = c.get('project');
  const slot = {
    signUpId: parseRowId(c.req.param('signUpId') ?? ''),
    slotId: parseRowId(c.req.param('slotId') ?? ''),
  };
  const saved = await storePlaces(c.get('db'), project, slot, answerer, count);
  if (saved.isChanged) {
    const readers = saved.isPublic ? 'everyone' : 'hosts';
    c.executionCtx.waitUntil(announceAnswers(c.env, project.projectId, readers));
  }
  return readSignUp(c, slot.signUpId, answerer.writer === 'host' ? undefined : answerer.writer);
}

/** A list as the caller sees it. Throws NOT_FOUND. */
async function readSignUp(c: Context<AppEnv>, id: number, writer: RsvpWriter = 'host'): Promise<SignUp> {
  const [project, viewer] = [c.get('project'), c.get('viewer')];
  const scope: ReadScope = {
    projectId: project.projectId,
    grantVersion: project.grantVersion,
    isHost: can(viewer.access, 'see-private'),
    personId: viewer.person?.id ?? null,
    linkVersion: viewer.isLinked ? (c.get('person')?.linkVersion ?? null) : null,
  };
  const list = toSignUps(await readSignUps(c.get('db'), scope, writer), viewer).find(
    (each) => each.id === id,
  );
  if (!list) throw toGoneError();
  return list;
}

type Found = Omit<Awaited<ReturnType<typeof readSignUps>>, 'project' | 'person'>;

function toSignUps({ lists, places, events, isClaimable }: Found, { access, person }: Viewer): SignUp[] {
  const isHost = can(access, 'manage-people');
  const shown = new Set(omitHiddenPeople(places, events).map(({ name }) => name));
  const isKnown = person !== null && (person.linked || isClaimable);
  return lists.map((row) => toSignUp(row, places, { isHost, isKnown, isShown: (name) => shown.has(name) }));
}

/** NOT_FOUND if a list is to be of an event that does not exist. */
async function findEventError(db: ItineraryDb, projectId: number, eventId: number | null) {
  if (eventId === null || (await findEvent(db, projectId, eventId))) return undefined;
  return toEventGoneError();
}

const toFullListsError = () => toFullError(`${LIMITS.signUps} sign-up lists`);
