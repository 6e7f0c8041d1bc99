import { expect, it, vi } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { writeOfflineCopy } from '../../lib/offline-copies.ts';
import { saveOfflineCopy } from './save-offline-copy.ts';

vi.mock('../../lib/offline-copies.ts', () => ({ writeOfflineCopy: vi.fn() }));

const events = [
  { id: 11, title: 'Dinner', audience: 'everyone', attendees: 'Everyone' },
  { id: 12, title: 'Surprise', audience: 'attendees', attendees: 'Ben' },
] as Event[];

async function save(viewer: Project['viewer'], papers: (number | null)[] = []) {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('caches', {});
  const project = { projectId: 'ABCD2345', adminCode: 'ADM1N', ownerEmail: 'a@b.example', viewer } as Project;
  await saveOfflineCopy({ project, events, papers }, 0);
  vi.unstubAllEnvs();
  const [, { json }] = vi.mocked(writeOfflineCopy).mock.lastCall ?? ['', { json: '{}' }];
  return JSON.parse(json) as { project: Project; events: Event[]; papers: unknown };
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

const PAPERS = [
  { id: 1, personId: null, eventId: 11, size: 5 },
  { id: 2, personId: 2, eventId: 12, size: 5 },
  { id: 3, personId: 3, eventId: 11, size: 5 },
  { id: 4, personId: null, eventId: 12, size: 5 },
  { id: 5, personId: null, eventId: null, size: 90 * 1024 * 1024 },
];

it.each([
  ['a host', { role: 'owner', person: null }, [1], [11]],
  ['a host who chose a name', { role: 'admin', person: { ...ben, linked: false } }, [1], [11]],
  ['a guest by personal link', { role: 'viewer', person: ben }, [1, 2, 4], [11, 12, 12]],
] as const)(
  'keeps for %s the tickets that a guest gets, as far as there is room',
  async (_who, viewer, ids, of) => {
    vi.stubGlobal('fetch', async () => Response.json(PAPERS));
    const copy = await save(viewer, [11, 12, null]);
    expect(copy.papers).toEqual(of);
    const [, { papers }] = vi.mocked(writeOfflineCopy).mock.lastCall ?? ['', { papers: '[]' }];
    expect(JSON.parse(papers ?? '').map(({ id }: { id: number }) => id)).toEqual(ids);
  },
);
