import type { Context } from 'hono';
import { enqueueMails, sealMail } from '../actions/outbox.ts';
import { enterAccessSchema, verifyAdminSchema } from '../contract/access.ts';
import { insertOutboxMail } from '../db/outbox.ts';
import { findProject } from '../db/projects.ts';
import type { ProjectRow } from '../db/schema.ts';
import { type CodeKind, isCode } from '../domain/access/stored-codes.ts';
import { renderLockoutMail } from '../domain/email/outgoing-emails.ts';
import type { CodeAttemptResult } from '../durable-objects/access-guard.ts';
import { callDurableObject } from '../durable-objects/call-durable-object.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { grantAccess, requireGrant, revokeAccess } from '../http/grants.ts';
import { requireViewer } from '../http/guards.ts';
import { normalizeProjectId, readInvitation } from '../http/invitation.ts';
import { countUnknownId, requireNotEnumerating } from '../http/rate-limits.ts';
import { jsonBody } from '../http/validation.ts';
import { ensureVisitorId, findVisitorId } from '../http/visitors.ts';

/** Entering an itinerary with its access code, and becoming its admin with the admin code. */
export const accessRoutes = factory
  .createApp()
  .get('/projects/:projectId/preview', async (c) => {
    const [project] = await Promise.all([readInvitation(c, c.req.param('projectId')), ensureVisitorId(c)]);
    return c.json({ success: true as const, project });
  })
  .post('/projects/:projectId/access', jsonBody(enterAccessSchema), async (c) => {
    const projectId = normalizeProjectId(c.req.param('projectId'));
    const [project] = await Promise.all([findProject(c.get('db'), projectId), requireNotEnumerating(c)]);
    // In parallel with the code check, so an unknown id takes no longer than a known one.
    const counted = project ? undefined : countUnknownId(c, projectId);
    const { accessCode } = c.req.valid('json');
    await requireCode(c, projectId, project, 'access', accessCode).finally(() => counted);
    if (!project) throw new AppError('CODE_INCORRECT');
    await grantAccess(c, project, 'viewer');
    return c.json({ success: true as const, project: { projectId, name: project.name } });
  })
  .delete('/projects/:projectId/access', async (c) => {
    await revokeAccess(c, requireGrant(c, c.req.param('projectId')).projectId);
    return c.json({ success: true as const });
  })
  .post('/projects/:projectId/verify-admin', requireViewer, jsonBody(verifyAdminSchema), async (c) => {
    const project = c.get('project');
    await requireCode(c, project.projectId, project, 'admin', c.req.valid('json').adminCode);
    await grantAccess(c, project, 'admin');
    return c.json({ success: true as const });
  });

/**
 * Throws CODE_INCORRECT with the attempts remaining, LOCKED with the time to wait, or UNAVAILABLE when the guard does
 * not respond, since an uncounted attempt must not be checked. Every attempt is counted before the code is compared.
 * Attempts on an unknown project id count against the caller's IP by the same rules and get the same response.
 */
async function requireCode(
  c: Context<AppEnv>,
  projectId: string,
  project: ProjectRow | undefined,
  kind: CodeKind,
  code: string,
): Promise<void> {
  const ip = c.get('ip');
  const guard = () => c.env.ACCESS_GUARD.getByName(project ? `project:${projectId}` : `missed:${ip}`);
  const subject = project ? kind : `${kind}:${projectId}`;
  const visitor = (await findVisitorId(c)) ?? `address:${ip}`;

  const attempt = await callGuard<CodeAttemptResult>(() =>
    guard().attempt({ subject, visitor, address: ip }),
  );
  if (attempt.outcome === 'locked') {
    const retryAfter = Math.ceil(attempt.retryAfterMs / 1000);
    throw new AppError('LOCKED', { retryAfter, attemptsRemaining: 0 });
  }
  if (await isCode(c.get('settings'), projectId, project, kind, code)) {
    const visitorId = await ensureVisitorId(c);
    return callGuard(() => guard().accept(attempt.attemptId, visitorId));
  }
  if (attempt.adviseOwner && project) await sendLockoutMail(c, project);
  const message = kind === 'access' ? 'Access Code incorrect.' : 'Invalid admin code. Please try again.';
  const { attemptsRemaining, lockedForMs } = attempt;
  const retryAfter = lockedForMs > 0 ? { retryAfter: Math.ceil(lockedForMs / 1000) } : {};
  throw new AppError('CODE_INCORRECT', { message, attemptsRemaining, ...retryAfter });
}

/** A retried call may count an attempt twice, but never not at all. Throws UNAVAILABLE. */
const callGuard = <T>(call: () => PromiseLike<T>) =>
  callDurableObject(call).catch((cause: unknown) => {
    throw new AppError('UNAVAILABLE', { cause, retryAfter: 5 });
  });

async function sendLockoutMail(c: Context<AppEnv>, project: ProjectRow): Promise<void> {
  const { projectId, ownerEmail } = project;
  const now = Date.now();
  const settings = c.get('settings');
  // The date in the id limits this to one email a day for both codes together.
  const id = `lockout:${projectId}:${new Date(now).toISOString().slice(0, 10)}`;
  const header = { id, projectId, kind: 'lockout' as const, recipient: ownerEmail };
  const rendered = renderLockoutMail({ ...project, origin: settings.APP_ORIGIN });
  await insertOutboxMail(c.get('db'), await sealMail(settings, header, rendered, now));
  c.executionCtx.waitUntil(enqueueMails(c.env, [id]));
}
