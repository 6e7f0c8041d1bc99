import type { Context } from 'hono';
import { findRowOfRequest } from '../actions/find-row-of-request.ts';
import { restoreRowsSchema } from '../contract/events.ts';
import { createFaqSchema, reorderFaqsSchema, updateFaqSchema } from '../contract/faqs.ts';
import { LIMITS, UNDO_MS } from '../contract/limits.ts';
import {
  deleteFaq,
  findFaq,
  findFaqByRequest,
  insertFaq,
  isFaqRestorable,
  restoreFaqs,
  updateFaq,
  updateFaqOrder,
} from '../db/faqs.ts';
import { readProjectFaqs } from '../db/itinerary.ts';
import { findProject } from '../db/projects.ts';
import type { ProjectRow } from '../db/schema.ts';
import { NO_PERSON } from '../db/sql-expressions.ts';
import { AppError, toFullError } from '../errors.ts';
import { toConflict } from '../http/conflicts.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { requireCan } from '../http/guards.ts';
import { readRequestMark } from '../http/idempotency.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { toFaq } from '../serializers/faq.ts';
import { toUndo } from '../serializers/undo.ts';

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
      const mark = await readRequestMark(c, `faqs/${project.projectId}`, input);
      const inserted = await insertFaq(db, project.id, input, mark, Date.now());
      if (inserted) return c.json(toFaq(inserted), 201);
      const known = await findRowOfRequest(mark, (key) => findFaqByRequest(db, project.id, key));
      if (known) return c.json(toFaq(known), 201);
      throw await toTrialErrorOr(c, toFullFaqsError());
    },
  )
  .post(
    '/projects/:projectId/faqs/restore',
    requireCan('edit-content'),
    requirePaid,
    jsonBody(restoreRowsSchema),
    async (c) => {
      const [db, { id }, now] = [c.get('db'), c.get('project'), Date.now()];
      const ids = [...new Set(c.req.valid('json').ids)];
      const restored = await restoreFaqs(db, id, ids, now - UNDO_MS, now);
      if (restored.length > 0) return c.json({ success: true as const, faqs: restored.map(toFaq) });
      if (await isFaqRestorable(db, id, ids, now - UNDO_MS)) throw await toTrialErrorOr(c, toFullFaqsError());
      throw new AppError('NOT_FOUND', { message: 'It’s too late to undo this.' });
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
      const updated = await updateFaq(db, project.id, id, input, sequence, Date.now());
      if (updated) return c.json(toFaq(updated));
      const current = await findFaq(db, project.id, id);
      const error = current ? toConflict(current, toFaq(current)) : toGoneError();
      throw await toTrialErrorOr(c, error);
    },
  )
  .delete('/projects/:projectId/faqs/:faqId', requireCan('edit-content'), requirePaid, async (c) => {
    const now = Date.now();
    const ids = await deleteFaq(c.get('db'), c.get('project').id, parseRowId(c.req.param('faqId')), now);
    if (ids.length === 0) throw await toTrialErrorOr(c, toGoneError());
    return c.json({ success: true as const, undo: toUndo(ids, now) });
  });

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
