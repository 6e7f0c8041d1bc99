import type { z } from 'zod';
import { grantAccess, requireAdmin } from '../auth.ts';
import { isCode, toAccessCodeColumns, toAdminCodeColumns } from '../codes.ts';
import { factory } from '../context.ts';
import { LIMITS } from '../contract/limits.ts';
import { customizations as schema } from '../contract/projects.ts';
import { findProject, type ProjectChange, updateProject } from '../db/projects.ts';
import type { ProjectRow } from '../db/schema.ts';
import { isWeakCode } from '../domain/codes.ts';
import { AppError } from '../errors.ts';
import type { Settings } from '../settings.ts';
import { body } from '../validate.ts';
import { toProject } from '../wire.ts';

/** What a host changes about the itinerary itself. */
export const customizations = factory
  .createApp()
  .put('/projects/:projectId/customizations', requireAdmin, body(schema), async (c) => {
    const [db, settings, project, role] = [c.get('db'), c.get('settings'), c.get('project'), c.get('role')];
    const change = await computeChange(settings, project, c.req.valid('json'));
    if (Object.keys(change).length === 0) {
      return c.json({ success: true as const, project: await toProject(project, role, settings) });
    }
    if (!project.isPaid) throw new AppError('TRIAL_CUSTOMIZATION_BLOCKED');
    const updated = await updateProject(db, project.id, change, Date.now());
    if (!updated) {
      const now = await findProject(db, project.projectId);
      const isTitle = now?.isPaid && now.titleChangesUsed >= LIMITS.titleChanges;
      throw new AppError(isTitle ? 'TITLE_CHANGE_LIMIT_REACHED' : 'TRIAL_CUSTOMIZATION_BLOCKED');
    }
    // A changed code ends every grant, but whoever changed it stays in.
    if (updated.grantVersion !== project.grantVersion) await grantAccess(c, updated, role);
    return c.json({ success: true as const, project: await toProject(updated, role, settings) });
  });

/** Only what differs from what is stored: whatever a client says it changed changes nothing. */
async function computeChange(
  settings: Settings,
  project: ProjectRow,
  sent: z.output<typeof schema>,
): Promise<ProjectChange> {
  const change: ProjectChange = {};
  for (const field of ['name', 'ownerName', 'timeZone', 'customTitle'] as const) {
    const value = sent[field];
    if (value !== undefined && value !== project[field]) Object.assign(change, { [field]: value });
  }
  const { projectId } = project;
  const differs = async (kind: 'access' | 'admin', code: string) =>
    !(await isCode(settings, projectId, project, kind, code));
  const requireStrong = (field: string, code: string) => {
    if (!isWeakCode(code, sent.name ?? project.name, projectId)) return;
    const message = 'That code is too easy to guess. Please choose another.';
    throw new AppError('WEAK_CODE', { message, fields: { [field]: message } });
  };
  const { accessCode, adminCode } = sent;
  if (accessCode !== undefined && (await differs('access', accessCode))) {
    requireStrong('accessCode', accessCode);
    Object.assign(change, await toAccessCodeColumns(settings, projectId, accessCode));
  }
  if (adminCode !== undefined && (await differs('admin', adminCode))) {
    requireStrong('adminCode', adminCode);
    Object.assign(change, await toAdminCodeColumns(settings, projectId, adminCode));
  }
  return change;
}
