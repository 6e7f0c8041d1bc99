import {
  type AccessProject,
  type AccessRow,
  type AccessScenario,
  ADMINS,
  ADMINS_NOT_FOUND,
  toProjectRoute,
} from './access-row.ts';
import { TestBrowser } from './browser.ts';
import { EVENT_INPUT } from './project.ts';

const history = { resource: 'history', expected: ADMINS };

async function listEntries({ projectId }: AccessProject): Promise<{ seq: number }[]> {
  const admin = await new TestBrowser().setGrant(projectId, 'admin');
  return (await admin.get(`/api/projects/${projectId}/history`)).body;
}

async function findLatestEntry(project: AccessProject): Promise<{ seq: number }> {
  const [entry] = await listEntries(project);
  if (!entry) throw new Error('The project has no history.');
  return { seq: entry.seq };
}

/** The latest entry of the other project. Numbers begin with the time of a first entry, so the project may have it too. */
async function findForeignEntry({ project, otherProject }: AccessScenario): Promise<{ seq: number }> {
  const own = await listEntries(project);
  for (;;) {
    const entry = await findLatestEntry(otherProject);
    if (!own.some(({ seq }) => seq === entry.seq)) return entry;
    await otherProject.host.post(`${otherProject.path}/events`, EVENT_INPUT);
  }
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
    ids: findForeignEntry,
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
    body: findForeignEntry,
    expected: ADMINS_NOT_FOUND,
  },
];
