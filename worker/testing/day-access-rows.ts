import {
  type AccessProject,
  type AccessRow,
  type AccessScenario,
  ADMINS,
  ADMINS_NOT_FOUND,
  toProjectRoute,
} from './access-row.ts';
import { TestBrowser } from './browser.ts';

const shift = { resource: 'shift', method: 'POST', route: toProjectRoute('/shift') };
const known = { resource: 'acknowledgements', route: toProjectRoute('/acknowledgements') };

/** Moves the event of the project, which everybody sees. Resolves with the entry of the log. */
async function moveEvent({ projectId, eventId }: AccessProject): Promise<number> {
  const admin = await new TestBrowser().setGrant(projectId, 'admin');
  const moved = await admin.post(`/api/projects/${projectId}/shift`, {
    fromEventId: eventId,
    minutes: 15,
    until: 'day',
  });
  return moved.body.seq;
}
const toBody = (fromEventId: number) => ({ fromEventId, minutes: 30, until: 'day' });

/** The day itself: running late, and who knows. */
export const DAY_ACCESS_ROWS: AccessRow[] = [
  { ...shift, isTrial: true, body: ({ project }) => toBody(project.eventId), expected: ADMINS },
  { ...shift, body: ({ otherProject }) => toBody(otherProject.eventId), expected: ADMINS_NOT_FOUND },
  {
    ...known,
    method: 'POST',
    body: async ({ project }: AccessScenario) => ({ seq: await moveEvent(project) }),
    // Only people can say so.
    expected: {
      ...ADMINS,
      admin: 403,
      owner: 403,
      claimedBen: 'ok',
      linkedBen: 'ok',
      linkedNora: 'ok',
      cohost: 'ok',
    },
  },
  {
    ...known,
    method: 'POST',
    body: () => ({ seq: 1 }),
    expected: {
      ...ADMINS,
      admin: 403,
      owner: 403,
      claimedBen: 404,
      linkedBen: 404,
      linkedNora: 404,
      cohost: 404,
    },
  },
  // An entry that the log does not have.
  { ...known, method: 'GET', query: '?seq=1', expected: ADMINS_NOT_FOUND },
];
