import { correctOwnerEmail } from '../actions/correct-owner-email.ts';
import { createCodesMail } from '../actions/create-project.ts';
import { enqueueMails } from '../actions/outbox.ts';
import { readShareLink } from '../actions/share-link.ts';
import { type CodesMail, correctOwnerEmailSchema } from '../contract/owner-email.ts';
import { mayHaveArrived } from '../db/itinerary/projects/owner-email.ts';
import { findOwnerMail, insertOutboxMail } from '../db/outbox.ts';
import { openCode } from '../domain/access/stored-codes.ts';
import { normalizeMailbox } from '../domain/email/mailbox.ts';
import { AppError, toFieldError } from '../errors.ts';
import { factory, toActionContext } from '../http/context.ts';
import { renewAccess } from '../http/grants.ts';
import { requireCan } from '../http/guards.ts';
import { RATE, requireAddressRate, requireRate } from '../http/rate-limits.ts';
import { jsonBody } from '../http/validation.ts';
import { toProject } from '../serializers/project.ts';

const LOST_CODES = 'We can’t show these codes anymore. Set new ones in the Security tab first.';

/** The owner's address, and the email that brings it the codes. */
export const ownerEmailRoutes = factory
  .createApp()
  .get('/projects/:projectId/codes-mail', requireCan('change-owner-email'), async (c) => {
    const { id, ownerEmail, ownerUserId } = c.get('project');
    const mail = await findOwnerMail(c.get('db'), id);
    return c.json({
      status: mail?.status ?? 'none',
      email: mail?.recipient ?? ownerEmail,
      problem: mail?.problem ?? null,
      isDelivered: mail?.status === 'sent' && mail.deliveredAt !== null,
      mayHaveArrived: mail !== undefined && mayHaveArrived(mail),
      canCorrect: ownerUserId === null,
    } satisfies CodesMail as CodesMail);
  })
  .post('/projects/:projectId/codes-mail', requireCan('change-owner-email'), async (c) => {
    const [project, settings] = [c.get('project'), c.get('settings')];
    if (project.ownerEmail === '') throw toFieldError('ownerEmail', 'Add your email address first.');
    await requireRate(c, `project:${project.projectId}`, RATE.resendCodes);
    await requireRate(c, `mailbox:${normalizeMailbox(project.ownerEmail)}`, RATE.resendByMailbox);
    const { accessCode, url: shareUrl } = await readShareLink(c.get('db'), settings, project);
    const codes = { accessCode, adminCode: await openCode(settings, project, 'admin'), shareUrl };
    if (codes.accessCode === '' || codes.adminCode === '')
      throw new AppError('CONFLICT', { message: LOST_CODES });
    const mail = await createCodesMail(toActionContext(c), { ...project, ...codes });
    await insertOutboxMail(c.get('db'), mail);
    c.executionCtx.waitUntil(enqueueMails(c.env, [mail]));
    return c.json({ success: true as const });
  })
  .put(
    '/projects/:projectId/owner-email',
    requireCan('change-owner-email'),
    jsonBody(correctOwnerEmailSchema),
    async (c) => {
      const [project, settings] = [c.get('project'), c.get('settings')];
      const { ownerEmail, newAccessCode = false } = c.req.valid('json');
      if (project.ownerUserId !== null) throw new AppError('OWNER_BOUND');
      // A repeated request sends nothing more.
      if (ownerEmail === project.ownerEmail) {
        return c.json({
          success: true as const,
          project: await toProject(project, c.get('viewer'), settings),
        });
      }
      await requireAddressRate(c, RATE.correctEmail);
      await requireRate(c, `project:${project.projectId}`, RATE.correctEmailOfProject);
      await requireRate(c, `mailbox:${normalizeMailbox(ownerEmail)}`, RATE.resendByMailbox);
      const corrected = await correctOwnerEmail(toActionContext(c), project, { ownerEmail, newAccessCode });
      // A new code ends the caller's grant like all others.
      await renewAccess(c, corrected);
      return c.json({
        success: true as const,
        project: await toProject(corrected, c.get('viewer'), settings),
      });
    },
  );
