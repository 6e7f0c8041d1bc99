import { createCodesMail, createProjectWithCodes, findCreatedProject } from '../actions/create-project.ts';
import { enqueueMails } from '../actions/outbox.ts';
import { readShareLink } from '../actions/share-link.ts';
import { DEFAULT_TIME_ZONE } from '../contract/default-time-zone.ts';
import { createProjectSchema, type MailState } from '../contract/projects.ts';
import { findOutboxMail, insertOutboxMail } from '../db/outbox.ts';
import { openCode } from '../domain/access/stored-codes.ts';
import { toFirstLook } from '../domain/appearance/looks.ts';
import { normalizeMailbox } from '../domain/email/mailbox.ts';
import { AppError } from '../errors.ts';
import { factory, toActionContext } from '../http/context.ts';
import { grantAccess } from '../http/grants.ts';
import { requireAdmin } from '../http/guards.ts';
import { readRequestMark } from '../http/idempotency.ts';
import { RATE, requireRate, requireSharedRate } from '../http/rate-limits.ts';
import { findUser } from '../http/sessions.ts';
import { jsonBody } from '../http/validation.ts';
import { toCreatedProject } from '../serializers/project.ts';

/** Repeating a request returns its codes for 15 minutes, so its key must be long enough to be random. */
const MIN_KEY_LENGTH = 16;

const LOST_CODES = 'We can’t show these codes anymore. Set new ones in the Security tab first.';

/** Creating an itinerary, and the email that contains its codes. */
export const projectRoutes = factory
  .createApp()
  .post('/projects', jsonBody(createProjectSchema), async (c) => {
    const { timeZone = DEFAULT_TIME_ZONE, ...fields } = c.req.valid('json');
    const input = { ...fields, timeZone };
    const user = await findUser(c);
    // Within the account, so that after signing out the key no longer returns the codes.
    const scope = user ? `projects/${user.id}` : 'projects';
    const mark = await readRequestMark(c, scope, input, MIN_KEY_LENGTH);
    const known = await findCreatedProject(c.get('db'), mark, Date.now());
    if (!known) {
      await requireSharedRate(c, RATE.create);
      await requireRate(c, `mailbox:${normalizeMailbox(input.ownerEmail)}`, RATE.createByMailbox);
    }
    const ownerUserId = user?.emailVerified && user.email === input.ownerEmail ? user.id : null;
    const { occasion, place = null, ...rest } = input;
    const look = occasion ? toFirstLook(occasion).look : null;
    const created = { ...rest, place, look, ownerUserId };
    const project = known ?? (await createProjectWithCodes(toActionContext(c), created, mark));
    // Owners get an owner grant. Without an account there is no session to end with.
    await grantAccess(c, project, 'admin', user && c.get('sessionId'));
    return c.json(
      { success: true as const, project: await toCreatedProject(project, c.get('settings')) },
      201,
    );
  })
  .get('/projects/:projectId/codes-mail', requireAdmin, async (c) => {
    const mail = await findOutboxMail(c.get('db'), c.get('project').id, 'codes');
    return c.json({ status: (mail?.status ?? 'none') satisfies MailState as MailState });
  })
  .post('/projects/:projectId/codes-mail', requireAdmin, async (c) => {
    const [project, settings] = [c.get('project'), c.get('settings')];
    await requireRate(c, `project:${project.projectId}`, RATE.resendCodes);
    await requireRate(c, `mailbox:${normalizeMailbox(project.ownerEmail)}`, RATE.resendByMailbox);
    const { accessCode, url: shareUrl } = await readShareLink(c.get('db'), settings, project);
    const codes = { accessCode, adminCode: await openCode(settings, project, 'admin'), shareUrl };
    if (codes.accessCode === '' || codes.adminCode === '')
      throw new AppError('CONFLICT', { message: LOST_CODES });
    const mail = await createCodesMail(settings, { ...project, ...codes }, Date.now());
    await insertOutboxMail(c.get('db'), mail);
    c.executionCtx.waitUntil(enqueueMails(c.env, [mail.id]));
    return c.json({ success: true as const });
  });
