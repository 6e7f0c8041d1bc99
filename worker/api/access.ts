import type { Context } from 'hono';
import { enqueueMails, sealMail } from '../actions/outbox.ts';
import { enterAccess, verifyAdmin } from '../contract/access.ts';
import { insertMail } from '../db/outbox.ts';
import { findProject } from '../db/projects.ts';
import type { ProjectRow } from '../db/schema.ts';
import { type CodeKind, isCode } from '../domain/access/stored-codes.ts';
import { renderLockoutMail } from '../domain/email/outgoing-emails.ts';
import type { CodeAttemptResult } from '../durable-objects/access-guard.ts';
import { callDurableObject } from '../durable-objects/call-durable-object.ts';
import { AppError } from '../errors.ts';
import {
  ensureVisitorId,
  findVisitorId,
  grantAccess,
  requireGrant,
  requireViewer,
  revokeAccess,
} from '../http/auth.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { readInvitation, normalizeProjectId } from '../http/invitation.ts';
import { countUnknownId, requireNotEnumerating } from '../http/rate-limits.ts';
import { jsonBody } from '../http/validation.ts';

/** The door: who may open an itinerary, and how. */
export const accessRoutes = factory
  .createApp()
  .get('/projects/:projectId/preview', async (c) => {
    const [project] = await Promise.all([readInvitation(c, c.req.param('projectId')), ensureVisitorId(c)]);
    return c.json({ success: true as const, project });
  })
  .post('/projects/:projectId/access', jsonBody(enterAccess), async (c) => {
    const projectId = normalizeProjectId(c.req.param('projectId'));
    const [project] = await Promise.all([findProject(c.get('db'), projectId), requireNotEnumerating(c)]);
    // Beside the other work, so that an id that is none takes no longer.
    const missed = project ? undefined : countUnknownId(c, projectId);
    try {
      await requireCode(c, projectId, project, 'access', c.req.valid('json').accessCode);
    } finally {
      await missed;
    }
    if (!project) throw new AppError('CODE_INCORRECT');
    await grantAccess(c, project, 'viewer');
    return c.json({ success: true as const, project: { projectId, name: project.name } });
  })
  .delete('/projects/:projectId/access', async (c) => {
    await revokeAccess(c, requireGrant(c, c.req.param('projectId')).projectId);
    return c.json({ success: true as const });
  })
  .post('/projects/:projectId/verify-admin', requireViewer, jsonBody(verifyAdmin), async (c) => {
    const project = c.get('project');
    await requireCode(c, project.projectId, project, 'admin', c.req.valid('json').adminCode);
    await grantAccess(c, project, 'admin');
    return c.json({ success: true as const });
  });

/**
 * Passes when `code` is right. Throws CODE_INCORRECT with what is left, LOCKED with the time to wait, or
 * UNAVAILABLE when the guard does not answer: without a count there is no guess.
 * The try is counted before anything is compared. An id that does not exist is counted by the caller's
 * address instead, by the same rules, and answers the same.
 */
async function requireCode(
  c: Context<AppEnv>,
  projectId: string,
  project: ProjectRow | undefined,
  kind: CodeKind,
  code: string,
): Promise<void> {
  const address = c.get('ip');
  const guard = () => c.env.ACCESS_GUARD.getByName(project ? `project:${projectId}` : `missed:${address}`);
  const subject = project ? kind : `${kind}:${projectId}`;
  const visitor = (await findVisitorId(c)) ?? `address:${address}`;
  const settings = c.get('settings');
  // A try that is sent again may count twice, never less than once.
  const ask = <T>(call: () => PromiseLike<T>) =>
    callDurableObject(call).catch((cause: unknown) => {
      throw new AppError('UNAVAILABLE', { cause, retryAfter: 5 });
    });

  const answer = await ask<CodeAttemptResult>(() => guard().attempt({ subject, visitor, address }));
  if (answer.outcome === 'locked') {
    throw new AppError('LOCKED', { retryAfter: Math.ceil(answer.retryAfterMs / 1000), attemptsRemaining: 0 });
  }
  if (await isCode(settings, projectId, project, kind, code)) {
    const enteredAs = await ensureVisitorId(c);
    return ask(() => guard().accept(answer.attemptId, enteredAs));
  }
  if (answer.adviseOwner && project) await adviseOwner(c, project);
  const message = kind === 'access' ? 'Access Code incorrect.' : 'Invalid admin code. Please try again.';
  const { attemptsRemaining, lockedForMs } = answer;
  const retryAfter = lockedForMs > 0 ? { retryAfter: Math.ceil(lockedForMs / 1000) } : {};
  throw new AppError('CODE_INCORRECT', { message, attemptsRemaining, ...retryAfter });
}

async function adviseOwner(c: Context<AppEnv>, project: ProjectRow): Promise<void> {
  const { projectId, ownerEmail } = project;
  const now = Date.now();
  const settings = c.get('settings');
  // The day is part of the id: both counters together send one mail a day.
  const id = `lockout:${projectId}:${new Date(now).toISOString().slice(0, 10)}`;
  const rendered = renderLockoutMail({ ...project, origin: settings.APP_ORIGIN });
  const mail = await sealMail(
    settings,
    { id, projectId, kind: 'lockout', recipient: ownerEmail },
    rendered,
    now,
  );
  await insertMail(c.get('db'), mail);
  c.executionCtx.waitUntil(enqueueMails(c.env, [id]));
}
