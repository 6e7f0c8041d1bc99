import type { Context } from 'hono';
import { findRowOfRequest } from '../actions/find-row-of-request.ts';
import { undoDeletions } from '../actions/restore-changes.ts';
import { restoreRowsSchema } from '../contract/events.ts';
import { createFaqSchema, reorderFaqsSchema, updateFaqSchema } from '../contract/faqs.ts';
import { LIMITS } from '../contract/limits.ts';
import {
  deleteContentRows,
  findContentRow,
  findContentRowByRequest,
  listContentRows,
  type Saved,
  updateContentRow,
} from '../db/itinerary/events/content-rows.ts';
import { insertFaq, toFaqs, updateFaqOrder } from '../db/itinerary/events/faqs.ts';
import { findProject } from '../db/itinerary/projects/projects.ts';
import { readProjectFaqs } from '../db/itinerary/reads/itinerary.ts';
import type { FaqRow, ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { NO_PERSON } from '../db/sql-expressions.ts';
import { AppError, toFullError } from '../errors.ts';
import { toConflict } from '../http/conflicts.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { canChooseCohosts, requireCan } from '../http/guards.ts';
import { readIdempotencyKey } from '../http/idempotency.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { toFaq } from '../serializers/faq.ts';
import { toUndo, toUndoOfRows } from '../serializers/undo.ts';

/** FAQs need Full Access. The SQL statements check it again. */
const requirePaid = factory.createMiddleware(async (c, next) => {
  if (!c.get('project').isPaid) throw new AppError('TRIAL_FAQ_BLOCKED');
  await next();
});

/** Changes to FAQs by a host; guests read them through the itinerary routes. */
export const faqRoutes = factory
  .createApp()
  .post(
    '/projects/:projectId/faqs',
    requireCan('edit-content'),
    requirePaid,
    jsonBody(createFaqSchema),
    async (c) => {
      const [db, project, input] = [c.get('db'), c.get('project'), c.req.valid('json')];
      const idempotencyKey = await readIdempotencyKey(c, `faqs/${project.projectId}`, input);
      const now = Date.now();
      const inserted = await insertFaq(db, project.id, input, idempotencyKey, now);
      if (inserted) return c.json(toSavedFaq(inserted, now), 201);
      const known = await findRowOfRequest(idempotencyKey, (key) =>
        findContentRowByRequest(db, toFaqs(project.id), key),
      );
      if (known) return c.json(toSavedFaq({ row: known, seq: null }, now), 201);
      throw await toTrialErrorOr(c, toFullFaqsError());
    },
  )
  .post(
    '/projects/:projectId/faqs/restore',
    requireCan('edit-content'),
    requirePaid,
    jsonBody(restoreRowsSchema),
    async (c) => {
      const [db, project] = [c.get('db'), c.get('project')];
      const ids = [...new Set(c.req.valid('json').ids)];
      const { seq } = await undoDeletions(db, project, 'faq', ids, canChooseCohosts(c));
      const restored = await listContentRows(db, toFaqs(project.id), ids);
      const undo = toUndo(seq, Date.now());
      return c.json({ success: true as const, faqs: restored.map(toFaq), undo });
    },
  )
  .put(
    '/projects/:projectId/faqs/reorder',
    requireCan('edit-content'),
    requirePaid,
    jsonBody(reorderFaqsSchema),
    async (c) => {
      const [db, project] = [c.get('db'), c.get('project')];
      const { faqIds } = c.req.valid('json');
      const isUpdated = await updateFaqOrder(db, project.id, faqIds, Date.now());
      const current = await listFaqs(c, project);
      if (!isUpdated || current.length !== faqIds.length) {
        throw await toTrialErrorOr(c, new AppError('CONFLICT', { current }));
      }
      return c.json(current);
    },
  )
  .put(
    '/projects/:projectId/faqs/:faqId',
    requireCan('edit-content'),
    requirePaid,
    jsonBody(updateFaqSchema),
    async (c) => {
      const [db, project] = [c.get('db'), c.get('project')];
      const id = parseRowId(c.req.param('faqId'));
      const { sequence, ...input } = c.req.valid('json');
      const now = Date.now();
      const updated = await updateContentRow(db, toFaqs(project.id), id, input, sequence, now);
      if (updated) return c.json(toSavedFaq(updated, now));
      const current = await findContentRow(db, toFaqs(project.id), id);
      const error = current ? toConflict(current, toFaq(current)) : toGoneError();
      throw await toTrialErrorOr(c, error);
    },
  )
  .delete('/projects/:projectId/faqs/:faqId', requireCan('edit-content'), requirePaid, async (c) => {
    const now = Date.now();
    const id = parseRowId(c.req.param('faqId'));
    const { ids, seq } = await deleteContentRows(c.get('db'), toFaqs(c.get('project').id), id, now);
    if (ids.length === 0) throw await toTrialErrorOr(c, toGoneError());
    return c.json({ success: true as const, undo: toUndoOfRows(ids, seq, now) });
  });

const toSavedFaq = ({ row, seq }: Saved<FaqRow>, now: number) => ({ ...toFaq(row), undo: toUndo(seq, now) });

const toFullFaqsError = () => toFullError(`${LIMITS.faqs} FAQs`);

const toGoneError = () => new AppError('NOT_FOUND', { message: 'This FAQ no longer exists.' });

/** TRIAL_FAQ_BLOCKED if a refund has made the itinerary a trial in the meantime, otherwise `error`. */
async function toTrialErrorOr(c: Context<AppEnv>, error: AppError): Promise<AppError> {
  const project = await findProject(c.get('db'), c.get('project').projectId);
  return project?.isPaid === false ? new AppError('TRIAL_FAQ_BLOCKED') : error;
}

async function listFaqs(c: Context<AppEnv>, { projectId, grantVersion }: ProjectRow) {
  return (
    await readProjectFaqs(c.get('db'), { projectId, grantVersion, isHost: true, ...NO_PERSON })
  ).faqs.map(toFaq);
}
