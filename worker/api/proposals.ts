import type { z } from 'zod';
import { acceptAll, undoAccepted } from '../actions/accept-proposals.ts';
import { addPlan } from '../actions/add-plan.ts';
import {
  type AcceptedProposals,
  acceptProposalsSchema,
  type ChangeableField,
  createProposalsSchema,
  type PendingCount,
  patchProposalSchema,
  type ReadPlan,
  undoProposalsSchema,
} from '../contract/proposals.ts';
import { countPendingEvents } from '../db/pending-content.ts';
import {
  deleteProposal,
  findProposal,
  type ListedProposal,
  listProposals,
  type NewProposal,
  updateProposal,
} from '../db/proposals.ts';
import type { EventRow } from '../db/schema.ts';
import { EVENT_FIELD_NAMES } from '../domain/event/event-fields.ts';
import { toAudienceKeys } from '../domain/schedule/audience-keys.ts';
import { AppError } from '../errors.ts';
import { toConflict } from '../http/conflicts.ts';
import { factory, toActionContext } from '../http/context.ts';
import { requireCan } from '../http/guards.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';
import { toReviewedContent } from '../http/reviewed-content.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { toEvent } from '../serializers/event.ts';
import { toProposal } from '../serializers/proposal.ts';
import { toUndo } from '../serializers/undo.ts';

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
      const { proposals, unread } = await addPlan(toActionContext(c), project, c.req.valid('json'));
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
      const { ids, force } = c.req.valid('json');
      const wanted = { ids: [...new Set(ids)], force };
      const { events, at } = await acceptAll(c.get('db'), c.get('project'), wanted, toEventConflict);
      const undo = toUndo(
        events.map(({ id }) => id),
        at,
      );
      return c.json({ events: events.map(toEvent), undo } satisfies AcceptedProposals);
    },
  )
  .post(
    '/projects/:projectId/proposals/undo',
    requireCan('edit-content'),
    jsonBody(undoProposalsSchema),
    async (c) => {
      const eventIds = [...new Set(c.req.valid('json').ids)];
      await undoAccepted(c.get('db'), c.get('project').id, eventIds, toEventConflict);
      return c.json({ success: true as const });
    },
  )
  .patch(
    '/projects/:projectId/proposals/:proposalId',
    requireCan('edit-content'),
    jsonBody(patchProposalSchema),
    async (c) => {
      const [db, { id: projectId }] = [c.get('db'), c.get('project')];
      const id = parseRowId(c.req.param('proposalId'));
      const { sequence, ...input } = c.req.valid('json');
      const found = await findProposal(db, projectId, id);
      if (!found) throw toGoneError();
      const change = toReviewedProposal(found, input);
      const isUpdated = await updateProposal(db, projectId, id, change, sequence, Date.now());
      const current = await findProposal(db, projectId, id);
      if (!current) throw toGoneError();
      if (!isUpdated) throw new AppError('CONFLICT', { current: toProposal(current) });
      return c.json(toProposal(current));
    },
  )
  .delete('/projects/:projectId/proposals/:proposalId', requireCan('edit-content'), async (c) => {
    const id = parseRowId(c.req.param('proposalId'));
    if (!(await deleteProposal(c.get('db'), c.get('project').id, id))) throw toGoneError();
    return c.json({ success: true as const });
  });

const toGoneError = () => new AppError('NOT_FOUND', { message: 'This proposal is no longer waiting.' });

const toEventConflict = (event: EventRow) => toConflict(event, toEvent(event));

/** The columns that an edit changes. The proposal counts as reviewed once it has a title and a date. */
function toReviewedProposal(
  row: ListedProposal,
  input: Omit<z.output<typeof patchProposalSchema>, 'sequence'>,
): Partial<NewProposal> {
  const reviewed = toReviewedContent(row, input);
  const { attendees = row.attendees, title = row.title } = input;
  const needsReview = title === '' || reviewed.startsAt === null;
  return {
    ...reviewed,
    privateKeys: toAudienceKeys('attendees', attendees) ?? '',
    needsReview,
    reasons: needsReview ? row.reasons : [],
    ...(row.changedFields && { changedFields: listChangedFields(row.changedFields, input) }),
  };
}

/** An edit of a proposed change adds to what it changes. */
function listChangedFields(proposed: ChangeableField[], input: object): ChangeableField[] {
  const isEdited = (field: ChangeableField) => Object.hasOwn(input, field);
  // The end moves with the start.
  const isMoved = (field: ChangeableField) => field === 'endsAt' && isEdited('datetime');
  return EVENT_FIELD_NAMES.filter((field) => proposed.includes(field) || isEdited(field) || isMoved(field));
}
