import type { Context } from 'hono';
import { restoreRows } from '../contract/events.ts';
import { createFaq, reorderFaqs, updateFaq as updateFaqSchema } from '../contract/faqs.ts';
import { LIMITS, UNDO_MS } from '../contract/limits.ts';
import {
  deleteFaq,
  findFaq,
  findFaqByRequest,
  insertFaq,
  isRestorable,
  restoreFaqs,
  updateFaq,
  updateFaqOrder,
} from '../db/faqs.ts';
import { readFaqs } from '../db/itinerary.ts';
import { findProject } from '../db/projects.ts';
import type { ProjectRow } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { requireAdmin } from '../http/auth.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { readRequestMark, requireSameRequest } from '../http/idempotency.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { toFaq } from '../serializers/project.ts';

const full = () => new AppError('FULL', { message: `An itinerary holds at most ${LIMITS.faqs} questions.` });

const gone = () => new AppError('NOT_FOUND', { message: 'This question no longer exists.' });

/** FAQs are part of Full Access; the statements that write ask again. */
const requirePaid = factory.createMiddleware(async (c, next) => {
  if (!c.get('project').isPaid) throw new AppError('TRIAL_FAQ_BLOCKED');
  await next();
});

/** What a host does with questions. */
export const faqRoutes = factory
  .createApp()
  .post('/projects/:projectId/faqs', requireAdmin, requirePaid, jsonBody(createFaq), async (c) => {
    const [db, project, input] = [c.get('db'), c.get('project'), c.req.valid('json')];
    const mark = await readRequestMark(c, `faqs/${project.projectId}`, input);
    const inserted = await insertFaq(db, project.id, input, mark, Date.now());
    if (inserted) return c.json(toFaq(inserted), 201);
    const known = mark.requestKey ? await findFaqByRequest(db, project.id, mark.requestKey) : undefined;
    if (known) return c.json(toFaq(requireSameRequest(known, mark)), 201);
    throw await unlessTrial(c, full());
  })
  .post('/projects/:projectId/faqs/restore', requireAdmin, requirePaid, jsonBody(restoreRows), async (c) => {
    const [db, { id }, now] = [c.get('db'), c.get('project'), Date.now()];
    const ids = [...new Set(c.req.valid('json').ids)];
    const restored = await restoreFaqs(db, id, ids, now - UNDO_MS, now);
    if (restored.length > 0) return c.json({ success: true as const, faqs: restored.map(toFaq) });
    if (await isRestorable(db, id, ids, now - UNDO_MS)) throw await unlessTrial(c, full());
    throw new AppError('NOT_FOUND', { message: 'It is too late to undo this.' });
  })
  .put('/projects/:projectId/faqs/reorder', requireAdmin, requirePaid, jsonBody(reorderFaqs), async (c) => {
    const [db, project] = [c.get('db'), c.get('project')];
    const { faqIds } = c.req.valid('json');
    const taken = await updateFaqOrder(db, project.id, faqIds, Date.now());
    const current = await listFaqs(c, project);
    if (!taken || current.length !== faqIds.length) {
      throw await unlessTrial(c, new AppError('CONFLICT', { current }));
    }
    return c.json(current);
  })
  .put('/projects/:projectId/faqs/:faqId', requireAdmin, requirePaid, jsonBody(updateFaqSchema), async (c) => {
    const [db, project] = [c.get('db'), c.get('project')];
    const id = parseRowId(c.req.param('faqId'));
    const { sequence, ...input } = c.req.valid('json');
    const updated = await updateFaq(db, project.id, id, input, sequence, Date.now());
    if (updated) return c.json(toFaq(updated));
    const current = await findFaq(db, project.id, id);
    throw await unlessTrial(c, current ? new AppError('CONFLICT', { current: toFaq(current) }) : gone());
  })
  .delete('/projects/:projectId/faqs/:faqId', requireAdmin, requirePaid, async (c) => {
    const now = Date.now();
    const ids = await deleteFaq(c.get('db'), c.get('project').id, parseRowId(c.req.param('faqId')), now);
    if (ids.length === 0) throw await unlessTrial(c, gone());
    return c.json({
      success: true as const,
      undo: { ids, expiresAt: new Date(now + UNDO_MS).toISOString() },
    });
  });

/** Why nothing was written: the refund that came meanwhile, else what is given. */
async function unlessTrial(c: Context<AppEnv>, refusal: AppError): Promise<AppError> {
  const project = await findProject(c.get('db'), c.get('project').projectId);
  return project?.isPaid === false ? new AppError('TRIAL_FAQ_BLOCKED') : refusal;
}

async function listFaqs(c: Context<AppEnv>, { projectId, grantVersion }: ProjectRow) {
  return (await readFaqs(c.get('db'), { projectId, grantVersion })).faqs.map(toFaq);
}
