import { emailDeletionLink } from '../actions/delete-by-email.ts';
import { toFieldError } from '../errors.ts';
import { factory, toActionContext } from '../http/context.ts';
import { requireCan } from '../http/guards.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';

/** Deleting an itinerary without an account: the owner's address confirms it. */
export const deletionRoutes = factory
  .createApp()
  .post('/projects/:projectId/deletion', requireCan('delete-by-email'), async (c) => {
    const project = c.get('project');
    if (project.ownerEmail === '') throw toFieldError('ownerEmail', 'Add your email address first.');
    await requireRate(c, `project:${project.projectId}`, RATE.deletions);
    await emailDeletionLink(toActionContext(c), project);
    return c.json({ success: true as const });
  });
