import { grantAccess, requireAdmin } from '../auth.ts';
import { toAccessCodeColumns, toAdminCodeColumns } from '../codes.ts';
import { factory } from '../context.ts';
import { DEFAULT_TIME_ZONE } from '../contract/limits.ts';
import { type CreatedProject, createProject, type MailState } from '../contract/projects.ts';
import { findMail, insertMail } from '../db/outbox.ts';
import { findProjectByRequest, insertProject } from '../db/projects.ts';
import type { ProjectRow } from '../db/schema.ts';
import { generateAccessCode, generateAdminCode, generateProjectId } from '../domain/codes.ts';
import { renderCodesMail } from '../domain/mails.ts';
import { AppError } from '../errors.ts';
import { queueMail, toOutbox } from '../mailbox.ts';
import { RATE, requireRate } from '../rates.ts';
import { readRequestMark, requireSameRequest } from '../requests.ts';
import type { Settings } from '../settings.ts';
import { body } from '../validate.ts';
import { openCode } from '../wire.ts';

/** Making an itinerary, and the mail that tells its codes. */
export const projects = factory
  .createApp()
  .post('/projects', body(createProject), async (c) => {
    const { timeZone = DEFAULT_TIME_ZONE, ...input } = c.req.valid('json');
    const [db, settings] = [c.get('db'), c.get('settings')];
    const mark = await readRequestMark(c, 'projects', input);
    const known = mark.requestKey ? await findProjectByRequest(db, mark.requestKey) : undefined;
    if (known) {
      await grantAccess(c, requireSameRequest(known, mark), 'admin');
      return c.json({ success: true as const, project: await toCreated(settings, known) }, 201);
    }
    await requireRate(c, `address:${c.get('ip')}`, RATE.createByAddress);
    await requireRate(c, `mailbox:${input.ownerEmail}`, RATE.createByMailbox);

    // A second try only ever meets a project id that is taken: one in a million million.
    for (let tries = 0; tries < 3; tries++) {
      const now = Date.now();
      const projectId = generateProjectId();
      const accessCode = generateAccessCode(input.name, projectId);
      const adminCode = generateAdminCode();
      const row = {
        ...input,
        ...mark,
        ...(await toAccessCodeColumns(settings, projectId, accessCode)),
        ...(await toAdminCodeColumns(settings, projectId, adminCode)),
        projectId,
        timeZone,
        createdAt: now,
        updatedAt: now,
      };
      const mail = await toCodesMail(settings, { ...row, accessCode, adminCode }, now);
      const inserted = await insertProject(db, row, mail);
      // Two equal requests at once: the other one made it.
      const project =
        inserted ?? (mark.requestKey ? await findProjectByRequest(db, mark.requestKey) : undefined);
      if (!project) continue;
      if (inserted) c.executionCtx.waitUntil(queueMail(c.env, [mail.id]));
      await grantAccess(c, requireSameRequest(project, mark), 'admin');
      return c.json({ success: true as const, project: await toCreated(settings, project) }, 201);
    }
    throw new AppError('UNAVAILABLE', { message: 'Failed to create project. Please try again.' });
  })
  .get('/projects/:projectId/codes-mail', requireAdmin, async (c) => {
    const mail = await findMail(c.get('db'), c.get('project').id, 'codes');
    return c.json({ status: (mail?.status ?? 'none') satisfies MailState as MailState });
  })
  .post('/projects/:projectId/codes-mail', requireAdmin, async (c) => {
    const [project, settings] = [c.get('project'), c.get('settings')];
    await requireRate(c, `project:${project.projectId}`, RATE.resendCodes);
    const codes = {
      accessCode: await openCode(settings, project, 'access'),
      adminCode: await openCode(settings, project, 'admin'),
    };
    const mail = await toCodesMail(settings, { ...project, ...codes }, Date.now());
    await insertMail(c.get('db'), mail);
    c.executionCtx.waitUntil(queueMail(c.env, [mail.id]));
    return c.json({ success: true as const });
  });

async function toCreated(settings: Settings, row: ProjectRow): Promise<CreatedProject> {
  return {
    projectId: row.projectId,
    id: row.id,
    name: row.name,
    accessCode: await openCode(settings, row, 'access'),
    adminCode: await openCode(settings, row, 'admin'),
    ownerEmail: row.ownerEmail,
    redirectUrl: `/project/${row.projectId}`,
  };
}

type Codes = { accessCode: string; adminCode: string };

function toCodesMail(
  settings: Settings,
  project: Pick<ProjectRow, 'projectId' | 'name' | 'ownerName' | 'ownerEmail'> & Codes,
  now: number,
) {
  const { projectId, ownerEmail } = project;
  const announcement = {
    id: `codes:${projectId}:${now}`,
    projectId,
    kind: 'codes' as const,
    recipient: ownerEmail,
  };
  return toOutbox(settings, announcement, renderCodesMail({ ...project, origin: settings.APP_ORIGIN }), now);
}
