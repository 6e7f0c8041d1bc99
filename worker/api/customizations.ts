import type { z } from 'zod';
import { LIMITS } from '../contract/limits.ts';
import { APPEARANCE_FIELDS, customizationsSchema } from '../contract/projects.ts';
import { findProject, type ProjectChange, updateProject } from '../db/projects.ts';
import type { ProjectRow } from '../db/schema.ts';
import { isWeakCode } from '../domain/access/codes.ts';
import { isCode, toAccessCodeColumns, toAdminCodeColumns } from '../domain/access/stored-codes.ts';
import { toLinkUrl } from '../domain/text/link-url.ts';
import { AppError } from '../errors.ts';
import { grantAccess } from '../http/grants.ts';
import { requireAdmin } from '../http/guards.ts';
import { factory } from '../http/context.ts';
import { jsonBody } from '../http/validation.ts';
import { toProject } from '../serializers/project.ts';
import type { Settings } from '../services/settings.ts';

type Sent = z.output<typeof customizationsSchema>;

/** What a host changes about the itinerary itself. */
export const customizationRoutes = factory
  .createApp()
  .put('/projects/:projectId/customizations', requireAdmin, jsonBody(customizationsSchema), async (c) => {
    const [db, settings, project, role] = [c.get('db'), c.get('settings'), c.get('project'), c.get('role')];
    const sent = c.req.valid('json');
    const change = await computeAll(settings, project, sent).catch((error) => {
      // On trial all changes are refused alike, also those that would be wrong.
      throw project.isPaid ? error : new AppError('TRIAL_CUSTOMIZATION_BLOCKED');
    });
    if (Object.keys(change).length === 0) {
      return c.json({ success: true as const, project: await toProject(project, role, settings) });
    }
    if (!project.isPaid) throw new AppError('TRIAL_CUSTOMIZATION_BLOCKED');
    const watched = PLAIN_FIELDS.filter((field) => field in change && sent.expected?.[field] !== undefined);
    const conflict = async (row: ProjectRow) =>
      new AppError('CONFLICT', { current: await toProject(row, role, settings) });
    if (watched.some((field) => !isSame(project[field], sent.expected?.[field])))
      throw await conflict(project);

    // The order was made of the list that was read: an image removed since must not come back with it.
    const guarded = change.headerImages ? [...watched, 'headerImages' as const] : watched;
    const updated = await updateProject(db, project, change, guarded, Date.now());
    if (!updated) {
      const current = await findProject(db, project.projectId);
      if (!current?.isPaid) throw new AppError('TRIAL_CUSTOMIZATION_BLOCKED');
      const usedUp = change.customTitle !== undefined && current.titleChangesUsed >= LIMITS.titleChanges;
      throw usedUp ? new AppError('TITLE_CHANGE_LIMIT_REACHED') : await conflict(current);
    }
    // A changed code ends every grant, but whoever changed it stays in.
    if (updated.grantVersion !== project.grantVersion) {
      await grantAccess(c, updated, role);
      console.log(JSON.stringify({ handler: 'fetch', job: 'code-changed', requestId: c.get('requestId') }));
    }
    return c.json({ success: true as const, project: await toProject(updated, role, settings) });
  });

/** Fields whose column has the same name and value. */
const PLAIN_FIELDS = ['name', 'ownerName', 'timeZone', ...APPEARANCE_FIELDS] as const;

// Both sides are plain data whose keys the schema puts in one order.
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const refuse = (field: string, message: string, code: 'INVALID_INPUT' | 'WEAK_CODE' = 'INVALID_INPUT') =>
  new AppError(code, { message, fields: { [field]: message } });

const computeAll = async (settings: Settings, project: ProjectRow, sent: Sent): Promise<ProjectChange> => ({
  ...computeChange(project, sent),
  ...(await computeCodes(settings, project, sent)),
});

/** Only what differs from what is stored: whatever a client says it changed changes nothing. */
function computeChange(project: ProjectRow, sent: Sent): ProjectChange {
  const change: ProjectChange = {};
  const customLinks = sent.customLinks?.map(({ name, url }, index) => {
    const address = toLinkUrl(url);
    if (!address)
      throw refuse(`customLinks.${index}.url`, 'Please enter a web address, such as example.com.');
    return { name, url: address };
  });
  const wanted = { ...sent, customLinks };
  for (const field of PLAIN_FIELDS) {
    const value = wanted[field];
    if (value !== undefined && !isSame(value, project[field])) Object.assign(change, { [field]: value });
  }
  const first = sent.headerImage;
  if (first && first !== project.headerImages[0]) {
    if (!project.headerImages.includes(first))
      throw refuse('headerImage', 'Please choose one of your images.');
    change.headerImages = [first, ...project.headerImages.filter((image) => image !== first)];
  }
  return change;
}

/** The columns of codes that differ. Throws WEAK_CODE for one that is easy to guess. */
async function computeCodes(settings: Settings, project: ProjectRow, sent: Sent): Promise<ProjectChange> {
  const { projectId } = project;
  const isNew = async (kind: 'access' | 'admin', code: string | undefined) =>
    code !== undefined && !(await isCode(settings, projectId, project, kind, code));
  const requireStrong = (field: string, code: string) => {
    if (!isWeakCode(code, sent.name ?? project.name, projectId)) return code;
    throw refuse(field, 'That code is too easy to guess. Please choose another.', 'WEAK_CODE');
  };
  const { accessCode = '', adminCode = '' } = sent;
  return {
    ...((await isNew('access', sent.accessCode)) &&
      (await toAccessCodeColumns(settings, projectId, requireStrong('accessCode', accessCode)))),
    ...((await isNew('admin', sent.adminCode)) &&
      (await toAdminCodeColumns(settings, projectId, requireStrong('adminCode', adminCode)))),
  };
}
