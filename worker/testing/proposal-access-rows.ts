import {
  type AccessRow,
  type AccessScenario,
  ADMINS,
  ADMINS_NOT_FOUND,
  EVERYONE,
  expectCan,
  expectForAll,
  toProjectRoute,
} from './access-row.ts';
import { TestBrowser } from './browser.ts';
import { Connector } from './oauth.ts';
import { addTestProposal } from './proposals.ts';

const proposals = { resource: 'proposals', expected: ADMINS };
const intake = { resource: 'itinerary-intake', expected: ADMINS };
const keys = { resource: 'assistant-keys', expected: expectCan('manage-links') };

const ownProposal = async ({ project }: AccessScenario) => ({
  proposalId: (await addTestProposal(project.id)).id,
});
const otherProposal = async ({ otherProject }: AccessScenario) => ({
  proposalId: (await addTestProposal(otherProject.id)).id,
});
const toOther = { expected: ADMINS_NOT_FOUND, ids: otherProposal };
const proposalRoute = toProjectRoute('/proposals/:proposalId');

async function addKey(project: AccessScenario['project']) {
  const admin = await new TestBrowser().setGrant(project.projectId, 'admin');
  return { keyId: (await admin.post(`${project.path}/assistant-keys`, { label: 'Claude' })).body.id };
}

/** Proposals, the intake address of an itinerary, and assistants. */
export const PROPOSAL_ACCESS_ROWS: AccessRow[] = [
  {
    resource: 'plans',
    method: 'POST',
    route: '/api/plans/read',
    body: () => ({ kind: 'text', content: 'Dinner on 12 June 2083 at 19:30' }),
    expected: EVERYONE,
  },
  { ...proposals, method: 'GET', route: toProjectRoute('/pending-content') },
  { ...proposals, method: 'GET', route: toProjectRoute('/proposals') },
  {
    ...proposals,
    method: 'PATCH',
    route: toProjectRoute('/proposals'),
    body: () => ({ changes: [{ id: 1, title: 'Dinner' }] }),
  },
  {
    ...proposals,
    method: 'POST',
    route: toProjectRoute('/proposals'),
    body: () => ({ kind: 'text', content: 'Dinner on 12 June 2083 at 19:30' }),
  },
  {
    ...proposals,
    method: 'POST',
    route: toProjectRoute('/proposals/accept'),
    body: async (scenario) => ({ ids: [(await ownProposal(scenario)).proposalId] }),
    trialCode: 'TRIAL_LIMIT_REACHED',
  },
  {
    ...proposals,
    method: 'POST',
    route: toProjectRoute('/proposals/accept'),
    body: async (scenario) => ({ ids: [(await otherProposal(scenario)).proposalId] }),
    expected: ADMINS_NOT_FOUND,
  },
  {
    ...proposals,
    method: 'POST',
    route: toProjectRoute('/proposals/undo'),
    body: ({ otherProject }) => ({ ids: [otherProject.eventId] }),
    expected: ADMINS_NOT_FOUND,
  },
  {
    ...proposals,
    method: 'POST',
    route: toProjectRoute('/proposals/restore'),
    body: async (scenario) => ({ ids: [(await otherProposal(scenario)).proposalId] }),
    expected: ADMINS_NOT_FOUND,
  },
  { ...proposals, method: 'PATCH', route: proposalRoute, ids: ownProposal, body: () => ({ title: 'Lunch' }) },
  { ...proposals, ...toOther, method: 'PATCH', route: proposalRoute, body: () => ({ title: 'Lunch' }) },
  { ...proposals, method: 'DELETE', route: proposalRoute, ids: ownProposal },
  { ...proposals, ...toOther, method: 'DELETE', route: proposalRoute },
  { ...intake, method: 'GET', route: toProjectRoute('/intake') },
  { ...intake, method: 'POST', route: toProjectRoute('/intake/renew') },
  { ...intake, method: 'GET', route: toProjectRoute('/intake/mails') },
  { ...keys, method: 'GET', route: toProjectRoute('/assistant-keys') },
  {
    ...keys,
    method: 'POST',
    route: toProjectRoute('/assistant-keys'),
    body: () => ({ label: 'Claude' }),
  },
  {
    ...keys,
    method: 'DELETE',
    route: toProjectRoute('/assistant-keys/:keyId'),
    ids: ({ project }) => addKey(project),
  },
  {
    ...keys,
    method: 'DELETE',
    route: toProjectRoute('/assistant-keys/:keyId'),
    ids: ({ otherProject }) => addKey(otherProject),
    expected: ADMINS_NOT_FOUND,
  },
  {
    resource: 'oauth',
    method: 'POST',
    route: toProjectRoute('/assistant-connections'),
    body: async () => ({ request: await new Connector().prepare() }),
    expected: expectCan('manage-links'),
  },
  // Requests of an assistant, in any browser.
  { resource: 'oauth', method: 'GET', route: '/api/assistant-request', expected: expectForAll(400) },
  { resource: 'oauth', method: 'GET', route: '/.well-known/oauth-protected-resource', expected: EVERYONE },
  {
    resource: 'oauth',
    method: 'GET',
    route: '/.well-known/oauth-protected-resource/mcp',
    expected: EVERYONE,
  },
  { resource: 'oauth', method: 'GET', route: '/.well-known/oauth-authorization-server', expected: EVERYONE },
  {
    resource: 'oauth',
    method: 'POST',
    hasOwnErrors: true,
    route: '/oauth/register',
    body: () => ({}),
    expected: expectForAll(400),
  },
  {
    resource: 'oauth',
    method: 'POST',
    route: '/oauth/token',
    body: () => ({}),
    hasOwnErrors: true,
    expected: expectForAll(400),
  },
  // Asked by a browser before it lets a script of another site send the request itself.
  ...['/.well-known/oauth-authorization-server', '/oauth/register', '/oauth/token'].map((route) => ({
    resource: 'oauth',
    method: 'OPTIONS',
    route,
    expected: EVERYONE,
  })),
  // Authorized by a key alone.
  { resource: 'mcp', method: 'POST', route: '/mcp', body: () => ({}), expected: expectForAll(401) },
];
