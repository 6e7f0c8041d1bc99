import {
  type AccessProject,
  type AccessRow,
  type AccessScenario,
  ADMINS,
  ADMINS_NOT_FOUND,
  expectCan,
  toProjectRoute,
  VIEWERS,
} from './access-row.ts';
import { addPaper } from './papers.ts';
import { otherPerson } from './people-access-rows.ts';

const papers = { resource: 'papers', expected: ADMINS };
const paperRoute = toProjectRoute('/papers/:paperId');
const restoreRoute = toProjectRoute('/papers/:paperId/restore');
const fileRoute = toProjectRoute('/papers/:paperId/file');

const idOf = async (project: AccessProject) => ({ paperId: (await addPaper(project)).id });
const ownPaper = ({ project }: AccessScenario) => idOf(project);
const otherPaper = ({ otherProject }: AccessScenario) => idOf(otherProject);
async function deletedPaper({ project }: AccessScenario) {
  const ids = await idOf(project);
  await project.host.delete(`${project.path}/papers/${ids.paperId}`);
  return ids;
}
const toInput = () => ({ title: 'Ferry', type: 'application/pdf', size: 1_000 });

/** Tickets and passes. */
export const PAPER_ACCESS_ROWS: AccessRow[] = [
  { ...papers, method: 'GET', route: toProjectRoute('/papers'), expected: VIEWERS },
  { ...papers, method: 'GET', route: fileRoute, ids: ownPaper, expected: VIEWERS },
  { ...papers, method: 'GET', route: fileRoute, ids: otherPaper, expected: expectCan('read', 404) },
  {
    ...papers,
    method: 'POST',
    route: toProjectRoute('/papers/upload-url'),
    body: toInput,
    trialCode: 'TRIAL_PAPER_BLOCKED',
  },
  {
    ...papers,
    method: 'POST',
    route: toProjectRoute('/papers/upload-url'),
    body: async (scenario) => ({ ...toInput(), ...(await otherPerson(scenario)) }),
    expected: ADMINS_NOT_FOUND,
  },
  { ...papers, method: 'PATCH', route: paperRoute, ids: ownPaper, body: () => ({ title: 'Bus' }) },
  {
    ...papers,
    method: 'PATCH',
    route: paperRoute,
    ids: otherPaper,
    body: () => ({ title: 'Bus' }),
    expected: ADMINS_NOT_FOUND,
  },
  { ...papers, method: 'DELETE', route: paperRoute, ids: ownPaper },
  { ...papers, method: 'DELETE', route: paperRoute, ids: otherPaper, expected: ADMINS_NOT_FOUND },
  { ...papers, method: 'POST', route: restoreRoute, ids: deletedPaper },
  { ...papers, method: 'POST', route: restoreRoute, ids: otherPaper, expected: ADMINS_NOT_FOUND },
];
