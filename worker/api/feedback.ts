import { sendFeedback } from '../contract/access.ts';
import { insertFeedback } from '../db/feedback.ts';
import { findVisitor, requireViewer } from '../http/auth.ts';
import { factory } from '../http/context.ts';
import { readRequestMark } from '../http/idempotency.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';
import { body } from '../http/validation.ts';

/** What hosts and guests tell us. */
export const feedback = factory
  .createApp()
  .post('/projects/:projectId/feedback', requireViewer, body(sendFeedback), async (c) => {
    const project = c.get('project');
    const input = c.req.valid('json');
    await requireRate(c, `visitor:${(await findVisitor(c)) ?? c.get('ip')}`, RATE.feedback);
    const mark = await readRequestMark(c, `feedback/${project.projectId}`, input);
    await insertFeedback(c.get('db'), project.id, input, mark, Date.now());
    return c.json({ success: true as const }, 201);
  });
