import { createProjectWithCodes, findCreatedProject } from '../actions/create-project.ts';
import { DEFAULT_TIME_ZONE } from '../contract/default-time-zone.ts';
import { createProjectSchema } from '../contract/projects.ts';
import { toFirstLook } from '../domain/appearance/looks.ts';
import { normalizeMailbox } from '../domain/email/mailbox.ts';
import { factory, toActionContext } from '../http/context.ts';
import { grantAccess } from '../http/grants.ts';
import { MIN_KEY_LENGTH, readIdempotencyKey } from '../http/idempotency.ts';
import { RATE, requireRate, requireSharedRate } from '../http/rate-limits.ts';
import { findUser } from '../http/sessions.ts';
import { requireStrangerBudget } from '../http/strangers.ts';
import { jsonBody } from '../http/validation.ts';
import { toCreatedProject } from '../serializers/project.ts';

/** Creating an itinerary. */
export const projectRoutes = factory
  .createApp()
  .post('/projects', jsonBody(createProjectSchema), async (c) => {
    const { timeZone = DEFAULT_TIME_ZONE, challenge, ...fields } = c.req.valid('json');
    const input = { ...fields, timeZone };
    const user = await findUser(c);
    // Within the account, so that after signing out the key no longer returns the codes.
    const scope = user ? `projects/${user.id}` : 'projects';
    const idempotencyKey = await readIdempotencyKey(c, scope, input, MIN_KEY_LENGTH);
    const context = toActionContext(c);
    const known = await findCreatedProject(context, idempotencyKey);
    if (!known) {
      const isOwn = user?.emailVerified && user.email === input.ownerEmail;
      if (user) await requireRate(c, `account:${user.id}`, RATE.createByAccount);
      else await requireSharedRate(c, RATE.create);
      if (!isOwn) {
        await requireRate(c, `mailbox:${normalizeMailbox(input.ownerEmail)}`, RATE.createByMailbox);
      }
      await requireStrangerBudget(c, 'creation', challenge);
    }
    const ownerUserId = user?.emailVerified && user.email === input.ownerEmail ? user.id : null;
    const { occasion, place = null, ...rest } = input;
    const look = occasion ? toFirstLook(occasion).look : null;
    const created = { ...rest, place, look, ownerUserId };
    const project = known ?? (await createProjectWithCodes(context, created, idempotencyKey));
    // Owners get an owner grant. Without an account there is no session to end with.
    await grantAccess(c, project, 'admin', { sessionId: user && c.get('sessionId'), isCreator: true });
    return c.json(
      { success: true as const, project: await toCreatedProject(project, c.get('settings')) },
      201,
    );
  });
