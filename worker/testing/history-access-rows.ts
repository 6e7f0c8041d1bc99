import {
  type AccessProject,
  type AccessRow,
  ADMINS,
  ADMINS_NOT_FOUND,
  toProjectRoute,
} from './access-row.ts';
import { TestBrowser } from './browser.ts';

const history = { resource: 'history', expected: ADMINS };

async function findLatestEntry({ projectId }: AccessProject): Promise<{ seq: number }> {
  const admin = await new TestBrowser().setGrant(projectId, 'admin');
  const [{ seq }] = (await admin.get(`/api/projects/${projectId}/history`)).body;
  return { seq };
}

/** The change log and restoring from it. */
export const HISTORY_ACCESS_ROWS: AccessRow[] = [
  { ...history, method: 'GET', route: toProjectRoute('/history') },
  {
    ...history,
    method: 'POST',
    route: toProjectRoute('/history/:seq/restore'),
    ids: ({ project }) => findLatestEntry(project),
  },
  {
    ...history,
    method: 'POST',
    route: toProjectRoute('/history/:seq/restore'),
    ids: ({ otherProject }) => findLatestEntry(otherProject),
    expected: ADMINS_NOT_FOUND,
  },
  {
    ...history,
    method: 'POST',
    route: toProjectRoute('/history/restore-to'),
    body: ({ project }) => findLatestEntry(project),
  },
  {
    ...history,
    method: 'POST',
    route: toProjectRoute('/undo'),
    body: ({ project }) => findLatestEntry(project),
  },
  {
    ...history,
    method: 'POST',
    route: toProjectRoute('/undo'),
    body: async ({ otherProject }) => ({ seq: (await findLatestEntry(otherProject)).seq + 1 }),
    expected: ADMINS_NOT_FOUND,
  },
];
