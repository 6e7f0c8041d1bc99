import { sendFeedbackSchema } from '../contract/access.ts';
import { insertFeedback } from '../db/itinerary/projects/feedback.ts';
import { factory } from '../http/context.ts';
import { requireCan } from '../http/guards.ts';
import { readIdempotencyKey } from '../http/idempotency.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';
import { jsonBody } from '../http/validation.ts';
import { findVisitorId } from '../http/visitors.ts';

/** Feedback from hosts and guests. */
export const feedbackRoutes = factory
  .createApp()
  .post('/projects/:projectId/feedback', requireCan('read'), jsonBody(sendFeedbackSchema), async (c) => {
    const project = c.get('project');
    const { requestId, ...input } = c.req.valid('json');
    await requireRate(
      c,
      `visitor:${c.get('holder') ?? (await findVisitorId(c)) ?? c.get('ip')}`,
      RATE.feedback,
    );
    const idempotencyKey = await readIdempotencyKey(c, `feedback/${project.projectId}`, input);
    await insertFeedback(
      c.get('db'),
      project.id,
      { ...input, aboutRequest: requestId ?? null },
      idempotencyKey,
      Date.now(),
    );
    return c.json({ success: true as const }, 201);
  });
