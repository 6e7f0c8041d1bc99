import { expect, it, vi } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { writeOfflineCopy } from '../../lib/offline-copies.ts';
import { saveOfflineCopy } from './save-offline-copy.ts';

vi.mock('../../lib/offline-copies.ts', () => ({ writeOfflineCopy: vi.fn() }));

const events = [
  { title: 'Dinner', audience: 'everyone', attendees: 'Everyone' },
  { title: 'Surprise', audience: 'attendees', attendees: 'Ben' },
] as Event[];

async function save(viewer: Project['viewer']) {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('caches', {});
  const project = { projectId: 'ABCD2345', adminCode: 'ADM1N', ownerEmail: 'a@b.example', viewer } as Project;
  await saveOfflineCopy({ project, events }, 0);
  vi.unstubAllEnvs();
  const [, { json }] = vi.mocked(writeOfflineCopy).mock.lastCall ?? ['', { json: '{}' }];
  return JSON.parse(json) as { project: Project; events: Event[] };
}

const ben = { id: 2, name: 'Ben', linked: true };

it.each([
  ['a host', { role: 'owner', person: null }, ['Dinner']],
  ['a host who chose a name', { role: 'admin', person: { ...ben, linked: false } }, ['Dinner']],
  ['a co-host by personal link', { role: 'admin', person: ben }, ['Dinner', 'Surprise']],
  ['a guest by personal link', { role: 'viewer', person: ben }, ['Dinner', 'Surprise']],
] as const)('keeps for %s what a guest may see', async (_who, viewer, titles) => {
  const copy = await save(viewer);
  expect(copy.events.map(({ title }) => title)).toEqual(titles);
  expect(copy.project.viewer).toEqual({ role: 'viewer', person: viewer.person });
  expect(copy.project).not.toHaveProperty('adminCode');
  expect(copy.project).not.toHaveProperty('ownerEmail');
});
