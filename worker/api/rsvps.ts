import type { Context } from 'hono';
import { requirePerson } from '../actions/people.ts';
import { storeAnswer } from '../actions/rsvps.ts';
import { answerRsvpSchema, joinAnswersSchema, type Rsvps, rsvpSettingsSchema } from '../contract/rsvps.ts';
import { withChange } from '../db/client.ts';
import { joinAnswers } from '../db/itinerary/answers/joined-answers.ts';
import { readProjectAnswers, selectAllAnswers } from '../db/itinerary/answers/read-answers.ts';
import type { Answerer, NewAnswer } from '../db/itinerary/answers/save-answer.ts';
import { updateProject } from '../db/itinerary/projects/projects.ts';
import { can } from '../domain/access/capabilities.ts';
import { toExportFileName } from '../domain/itinerary/itinerary-file.ts';
import { type RsvpColumns, toRsvpColumns } from '../domain/itinerary/rsvp-settings.ts';
import { omitHiddenPeople, toGuestWriter } from '../domain/itinerary/rsvps.ts';
import { announceAnswers } from '../durable-objects/call-live-room.ts';
import { AppError, toFieldError } from '../errors.ts';
import { requireAnswerer } from '../http/answerer.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { readWithAccess } from '../http/granted-itinerary.ts';
import { requireGrant } from '../http/grants.ts';
import { requireCan } from '../http/guards.ts';
import { RATE, requireBudget } from '../http/rate-limits.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { findVisitorId } from '../http/visitors.ts';
import { toProject } from '../serializers/project.ts';
import { toRsvp, toRsvpCsv, toRsvps } from '../serializers/rsvp.ts';

/** What guests answer to the host's invitation, for the whole itinerary and for events that ask. */
export const rsvpRoutes = factory
  .createApp()
  .put(
    '/projects/:projectId/rsvp-settings',
    requireCan('edit-content'),
    jsonBody(rsvpSettingsSchema),
    async (c) => {
      const project = c.get('project');
      const change = toRsvpColumns(c.req.valid('json'), project.timeZone);
      if (!change) throw toFieldError('deadline', 'Enter a date between 1990 and 2100.');
      const isChanged = Object.entries(change).some(
        ([name, value]) => project[name as keyof RsvpColumns] !== value,
      );
      const options = { unchanged: [], onTrial: true };
      const saved = isChanged
        ? await updateProject(c.get('db'), project, change, options, Date.now())
        : project;
      if (!saved) throw new AppError('ACCESS_REQUIRED');
      return c.json({
        success: true as const,
        project: await toProject(saved, c.get('viewer'), c.get('settings')),
      });
    },
  )
  .get('/projects/:projectId/rsvps', async (c) => {
    const { projectId } = c.req.param();
    const isLinked = requireGrant(c, projectId).person?.linkVersion !== undefined;
    const writer = await toGuestWriter(isLinked, (await findVisitorId(c)) ?? '');
    const found = await readWithAccess(c, projectId, (db, scope) => readProjectAnswers(db, scope, writer), {
      isNearby: false,
    });
    const { viewer, project, mine, all, events, isClaimable } = found;
    const isHost = can(viewer.access, 'manage-people');
    const isKnown = viewer.person !== null && (viewer.person.linked || isClaimable);
    return c.json<Rsvps>(
      toRsvps({
        mine: isKnown ? mine : [],
        all: omitHiddenPeople(all, events),
        reader: isHost ? 'host' : writer,
        isHost,
        showList: project.rsvpEnabled && project.rsvpShowList,
      }),
    );
  })
  .get('/projects/:projectId/rsvps.csv', requireCan('manage-people'), async (c) => {
    await requireBudget(c, [RATE.exports]);
    const project = c.get('project');
    const rows = await selectAllAnswers(c.get('db'), project.id);
    const name = toExportFileName(`${project.name} RSVPs`, 'csv');
    return c.body(toRsvpCsv(rows, project.rsvpQuestion), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  })
  .put('/projects/:projectId/rsvps/me', requireCan('read'), jsonBody(answerRsvpSchema), async (c) => {
    const { answerer, name } = await requireAnswerer(c);
    // Also of hosts, who answer for themselves here.
    c.set('db', withChange(c.get('db'), { kind: 'guest', name, person: answerer.personId }));
    return c.json(await answerAs(c, answerer, c.req.valid('json')));
  })
  .post(
    '/projects/:projectId/people/:personId/join-answers',
    requireCan('manage-people'),
    jsonBody(joinAnswersSchema),
    async (c) => {
      const [db, project, now] = [c.get('db'), c.get('project'), Date.now()];
      const person = await requirePerson(db, project.id, parseRowId(c.req.param('personId')));
      const joined = await joinAnswers(db, person, c.req.valid('json').claim, now);
      if (joined > 0) c.executionCtx.waitUntil(announceAnswers(c.env, project.projectId, 'everyone'));
      return c.json({ success: true as const, joined });
    },
  )
  .put(
    '/projects/:projectId/people/:personId/rsvp',
    requireCan('manage-people'),
    jsonBody(answerRsvpSchema),
    async (c) => {
      const personId = parseRowId(c.req.param('personId'));
      const answerer = { writer: 'host' as const, personId, linkVersion: null, seesAllEvents: true };
      return c.json(await answerAs(c, answerer, c.req.valid('json')));
    },
  );

async function answerAs(c: Context<AppEnv>, answerer: Answerer, answer: NewAnswer) {
  const project = c.get('project');
  const saved = await storeAnswer(c.get('db'), project, answerer, answer, Date.now());
  if (saved.isChanged) {
    c.executionCtx.waitUntil(announceAnswers(c.env, project.projectId, saved.isShown ? 'everyone' : 'hosts'));
  }
  return toRsvp(saved.row, answerer.writer);
}
