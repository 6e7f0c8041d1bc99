import { findVisitor, requireViewer } from '../auth.ts';
import { factory } from '../context.ts';
import { sendFeedback } from '../contract/access.ts';
import { insertFeedback } from '../db/feedback.ts';
import { RATE, requireRate } from '../rates.ts';
import { readRequestMark } from '../requests.ts';
import { body } from '../validate.ts';

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
