import { acceptAll, undoAccepted } from '../actions/accept-proposals.ts';
import { addPlan } from '../actions/add-plan.ts';
import { toTooLateError } from '../actions/restore-changes.ts';
import { UNDO_MS } from '../contract/limits.ts';
import {
  type AcceptedProposals,
  acceptProposalsSchema,
  createProposalsSchema,
  type PendingCount,
  patchProposalSchema,
  patchProposalsSchema,
  type ReadPlan,
  restoreTicketsSchema,
  undoProposalsSchema,
} from '../contract/proposals.ts';
import type { ItineraryDb } from '../db/client.ts';
import { deleteProposal, updateProposal } from '../db/inbox/proposals.ts';
import {
  acceptPapers,
  listPaperProposals,
  restoreProposedPapers,
  updateProposedPerson,
} from '../db/itinerary/papers/proposed-papers.ts';
import { findPerson } from '../db/itinerary/people/people.ts';
import { countPendingEvents } from '../db/itinerary/projects/pending-content.ts';
import { findProposal, listProposals, updateProposals } from '../db/itinerary/proposals/listed-proposals.ts';
import type { EventRow } from '../db/schema/itinerary/itineraries.ts';
import { AppError } from '../errors.ts';
import { toConflict } from '../http/conflicts.ts';
import { factory, toActionContext } from '../http/context.ts';
import { canChooseCohosts, requireCan } from '../http/guards.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';
import { readReader } from '../http/reader.ts';
import { toReviewedProposal } from '../http/reviewed-content.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { toEvent } from '../serializers/event.ts';
import { toProposal } from '../serializers/proposal.ts';
import { toUndoOfRows } from '../serializers/undo.ts';

/** The events that are proposed for an itinerary, and adding them to it. */
export const proposalRoutes = factory
  .createApp()
  .post(
    '/projects/:projectId/proposals',
    requireCan('edit-content'),
    jsonBody(createProposalsSchema),
    async (c) => {
      const project = c.get('project');
      await requireRate(c, `project:${project.projectId}`, RATE.plans);
      const language = project.language ?? readReader(c).language;
      const { proposals, unread } = await addPlan(toActionContext(c), project, c.req.valid('json'), language);
      return c.json({ proposals: proposals.map(toProposal), unread } satisfies ReadPlan, 201);
    },
  )
  .get('/projects/:projectId/proposals', requireCan('edit-content'), async (c) =>
    c.json((await listProposals(c.get('db'), c.get('project').id)).map(toProposal)),
  )
  .get('/projects/:projectId/pending-content', requireCan('edit-content'), async (c) =>
    c.json({ events: await countPendingEvents(c.get('db'), c.get('project').id) } satisfies PendingCount),
  )
  .post(
    '/projects/:projectId/proposals/accept',
    requireCan('edit-content'),
    jsonBody(acceptProposalsSchema),
    async (c) => {
      const { ids, seen } = c.req.valid('json');
      const [db, project] = [c.get('db'), c.get('project')];
      const wanted = [...new Set(ids)];
      const papers = await listPaperProposals(db, project.id, wanted);
      if (papers.length > 0 && !project.isPaid) throw new AppError('TRIAL_PAPER_BLOCKED');
      const others = wanted.filter((id) => !papers.includes(id));
      const { events, eventIds, at, seq } =
        others.length > 0 || papers.length === 0
          ? await acceptAll(db, project, { ids: others, seen }, toEventConflict)
          : { events: [], eventIds: [], at: Date.now(), seq: null };
      // After the events: they say which event a ticket belongs to.
      if (papers.length > 0) await acceptTickets(db, project.id, papers);
      const undo = toUndoOfRows(eventIds, seq, at);
      return c.json({ events: events.map(toEvent), papers, undo } satisfies AcceptedProposals);
    },
  )
  .post(
    '/projects/:projectId/proposals/undo',
    requireCan('edit-content'),
    jsonBody(undoProposalsSchema),
    async (c) => {
      const eventIds = [...new Set(c.req.valid('json').ids)];
      await undoAccepted(c.get('db'), c.get('project'), eventIds, canChooseCohosts(c));
      return c.json({ success: true as const });
    },
  )
  .post(
    '/projects/:projectId/proposals/restore',
    requireCan('edit-content'),
    jsonBody(restoreTicketsSchema),
    async (c) => {
      const [db, { id: projectId }, now] = [c.get('db'), c.get('project'), Date.now()];
      const ids = [...new Set(c.req.valid('json').ids)];
      if (!(await restoreProposedPapers(db, projectId, ids, now - UNDO_MS, now))) throw toTooLateError();
      return c.json({ success: true as const });
    },
  )
  .patch(
    '/projects/:projectId/proposals',
    requireCan('edit-content'),
    jsonBody(patchProposalsSchema),
    async (c) => {
      const [db, { id: projectId }] = [c.get('db'), c.get('project')];
      const waiting = new Map((await listProposals(db, projectId)).map((row) => [row.id, row]));
      const changes = c.req.valid('json').changes.flatMap(({ id, ...input }) => {
        const found = waiting.get(id);
        return found && found.kind !== 'paper' ? { id, change: toReviewedProposal(found, input) } : [];
      });
      return c.json((await updateProposals(db, projectId, changes, Date.now())).map(toProposal));
    },
  )
  .patch(
    '/projects/:projectId/proposals/:proposalId',
    requireCan('edit-content'),
    jsonBody(patchProposalSchema),
    async (c) => {
      const [db, { id: projectId }] = [c.get('db'), c.get('project')];
      const id = parseRowId(c.req.param('proposalId'));
      const { sequence, personId, ...input } = c.req.valid('json');
      const found = await findProposal(db, projectId, id);
      if (!found) throw toGoneError();
      const isPaper = found.kind === 'paper';
      const change = isPaper ? { title: input.title ?? found.title } : toReviewedProposal(found, input);
      if (isPaper && personId !== undefined) await changeTicketPerson(db, projectId, id, personId);
      const isUpdated = await updateProposal(db, { projectId }, id, change, sequence, Date.now());
      const current = await findProposal(db, projectId, id);
      if (!current) throw toGoneError();
      if (!isUpdated) throw new AppError('CONFLICT', { current: toProposal(current) });
      return c.json(toProposal(current));
    },
  )
  .delete('/projects/:projectId/proposals/:proposalId', requireCan('edit-content'), async (c) => {
    const id = parseRowId(c.req.param('proposalId'));
    const owner = { projectId: c.get('project').id };
    if (!(await deleteProposal(c.get('db'), owner, id, Date.now()))) throw toGoneError();
    return c.json({ success: true as const });
  });

async function acceptTickets(db: ItineraryDb, projectId: number, ids: number[]): Promise<void> {
  const waiting = (await listProposals(db, projectId))
    .filter(({ id }) => ids.includes(id))
    .map(({ id }) => id);
  // Those that do not wait were accepted by an earlier request.
  if (waiting.length > 0 && !(await acceptPapers(db, projectId, waiting, Date.now()))) throw toGoneError();
}

async function changeTicketPerson(db: ItineraryDb, projectId: number, id: number, personId: number | null) {
  if (personId !== null && !(await findPerson(db, projectId, personId))) {
    throw new AppError('NOT_FOUND', { message: 'This person is no longer in the list.' });
  }
  await updateProposedPerson(db, projectId, id, personId);
}

const toGoneError = () => new AppError('NOT_FOUND', { message: 'This proposal is no longer waiting.' });

const toEventConflict = (event: EventRow) => toConflict(event, toEvent(event));
