import type { Context } from 'hono';
import type { z } from 'zod';
import { LIMITS } from '../contract/limits.ts';
import { APPEARANCE_FIELDS, customizationsSchema, type Project, TRIAL_FIELDS } from '../contract/projects.ts';
import { findProject, type ProjectChange, updateProject } from '../db/itinerary/projects/projects.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { isWeakCode } from '../domain/access/codes.ts';
import {
  type CodeKind,
  isCode,
  openCode,
  toAccessCodeColumns,
  toAdminCodeColumns,
} from '../domain/access/stored-codes.ts';
import { findLookFields } from '../domain/appearance/looks.ts';
import { AppError, toFieldError } from '../errors.ts';
import { toConflict } from '../http/conflicts.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { findCaller, renewAccess, toViewer } from '../http/grants.ts';
import { requireCan, requireCapability } from '../http/guards.ts';
import { toCustomLinks } from '../http/link-input.ts';
import { jsonBody } from '../http/validation.ts';
import { log } from '../log.ts';
import { toProject } from '../serializers/project.ts';
import type { Settings } from '../services/settings.ts';

type Input = z.output<typeof customizationsSchema>;

/** Changes to the itinerary itself: name, appearance and codes. */
export const customizationRoutes = factory
  .createApp()
  .put(
    '/projects/:projectId/customizations',
    requireCan('edit-content'),
    jsonBody(customizationsSchema),
    async (c) => {
      const [settings, project] = [c.get('settings'), c.get('project')];
      const input = c.req.valid('json');
      if (input.accessCode !== undefined || input.adminCode !== undefined)
        requireCapability(c, 'change-codes');
      const onTrial = isForTrials(input) || (await isRecovery(settings, project, input));
      const isAllowed = project.isPaid || onTrial;
      const change = await computeChange(settings, project, input).catch((error) => {
        // A trial gets the same error for every change, valid or not.
        throw isAllowed ? error : new AppError('TRIAL_CUSTOMIZATION_BLOCKED');
      });
      const isChanged = Object.keys(change).length > 0;
      const saved = isChanged ? await saveChange(c, change, input.expected, onTrial) : project;
      return c.json({ success: true as const, project: await toProjectForCaller(c, saved) });
    },
  );

/** Fields whose column has the same name and value. */
const PLAIN_FIELDS = [
  ...(['name', 'ownerName', 'place', 'look', ...TRIAL_FIELDS] as const),
  ...APPEARANCE_FIELDS,
];

/**
 * Returns the updated project. Throws TRIAL_CUSTOMIZATION_BLOCKED, TITLE_CHANGE_LIMIT_REACHED, or CONFLICT when a
 * changed field no longer has its `expected` value.
 */
async function saveChange(
  c: Context<AppEnv>,
  change: ProjectChange,
  expected: Input['expected'],
  onTrial: boolean,
): Promise<ProjectRow> {
  const [db, project] = [c.get('db'), c.get('project')];
  if (!project.isPaid && !onTrial) throw new AppError('TRIAL_CUSTOMIZATION_BLOCKED');
  const checked = PLAIN_FIELDS.filter((field) => field in change && expected?.[field] !== undefined);
  if (checked.some((field) => !isSame(project[field], expected?.[field]))) {
    throw await toConflictError(c, project);
  }
  // The new order was computed from the stored list, so it must not bring back an image removed since.
  const guarded = change.headerImages ? [...checked, 'headerImages' as const] : checked;
  const isCodeChosen = change.accessCodeHash !== undefined || change.adminCodeHash !== undefined;
  const options = { unchanged: guarded, onTrial, isCodeChosen };
  const updated = await updateProject(db, project, change, options, Date.now());
  if (!updated) throw await toRefusedError(c, change);
  if (isCodeChosen) {
    // A new code ends the caller's grant like all others.
    await renewAccess(c, updated);
    log({ handler: 'fetch', job: 'code-changed' });
  }
  return updated;
}

/** Whether the input only has what a trial may change. */
function isForTrials({ expected: _, ...input }: Input): boolean {
  const fields = Object.keys(input);
  const allowed: readonly string[] = TRIAL_FIELDS;
  return fields.length > 0 && fields.every((field) => allowed.includes(field));
}

/** Whether the input only sets codes anew that no secret decrypts. A trial may do that too. */
async function isRecovery(settings: Settings, project: ProjectRow, input: Input): Promise<boolean> {
  const { accessCode, adminCode, ...others } = input;
  if (Object.keys(others).length > 0) return false;
  const isLost = async (kind: CodeKind) => (await openCode(settings, project, kind)) === '';
  return (
    (accessCode === undefined || (await isLost('access'))) &&
    (adminCode === undefined || (await isLost('admin')))
  );
}

/** Why the database refused the update. */
async function toRefusedError(c: Context<AppEnv>, change: ProjectChange): Promise<AppError> {
  const current = await findProject(c.get('db'), c.get('project').projectId);
  if (!current?.isPaid) return new AppError('TRIAL_CUSTOMIZATION_BLOCKED');
  const isUsedUp = change.customTitle !== undefined && current.titleChangesUsed >= LIMITS.titleChanges;
  return isUsedUp ? new AppError('TITLE_CHANGE_LIMIT_REACHED') : toConflictError(c, current);
}

const toConflictError = async (c: Context<AppEnv>, row: ProjectRow) =>
  toConflict(row, await toProjectForCaller(c, row));

/** The project for the role that the caller has now, since a code may have changed since the guard. */
async function toProjectForCaller(c: Context<AppEnv>, row: ProjectRow): Promise<Project> {
  const caller = findCaller(c, row);
  if (!caller) throw new AppError('ACCESS_REQUIRED');
  return toProject(row, toViewer(c, row.projectId, caller), c.get('settings'));
}

/** Compares plain data whose keys the schema puts in a fixed order. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Only the columns that differ from the stored ones. Throws INVALID_INPUT or WEAK_CODE. */
const computeChange = async (
  settings: Settings,
  project: ProjectRow,
  input: Input,
): Promise<ProjectChange> => ({
  ...computeContentChange(project, input),
  ...(await computeCodeChange(settings, project, input)),
});

function computeContentChange(project: ProjectRow, input: Input): ProjectChange {
  const change: ProjectChange = {};
  const customLinks = input.customLinks && toCustomLinks(input.customLinks, 'customLinks');
  const look = input.look === undefined ? undefined : findLookFields(input.look);
  const values = { ...(look !== findLookFields(project.look) && look), ...input, customLinks };
  for (const field of PLAIN_FIELDS) {
    const value = values[field];
    if (value !== undefined && !isSame(value, project[field])) Object.assign(change, { [field]: value });
  }
  const first = input.headerImage;
  if (first && first !== project.headerImages[0]) {
    if (!project.headerImages.includes(first))
      throw toFieldError('headerImage', 'Choose one of your images.');
    change.headerImages = [first, ...project.headerImages.filter((image) => image !== first)];
  }
  return change;
}

async function computeCodeChange(
  settings: Settings,
  project: ProjectRow,
  { name = project.name, accessCode, adminCode }: Input,
): Promise<ProjectChange> {
  const { projectId } = project;
  const isNew = async (kind: CodeKind, code: string) =>
    !(await isCode(settings, projectId, project, kind, code));
  const requireStrong = (field: string, code: string) => {
    if (!isWeakCode(code, name, projectId)) return code;
    throw toFieldError(field, 'This code is too easy to guess. Choose another one.', 'WEAK_CODE');
  };
  const change: ProjectChange = {};
  if (accessCode !== undefined && (await isNew('access', accessCode))) {
    const code = requireStrong('accessCode', accessCode);
    Object.assign(change, await toAccessCodeColumns(settings, projectId, code));
  }
  if (adminCode !== undefined && (await isNew('admin', adminCode))) {
    const code = requireStrong('adminCode', adminCode);
    Object.assign(change, await toAdminCodeColumns(settings, projectId, code));
  }
  return change;
}
