import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { openDirectory, openItinerary } from '../db/databases.ts';
import { findProject } from '../db/itinerary/projects/projects.ts';
import { toProjectNumber } from '../domain/itinerary/project-number.ts';
import { getPendingContent } from '../services/object-storage.ts';
import { parseSettings } from '../services/settings.ts';
import { createCoupon } from '../testing/payment.ts';
import { createTestItinerary, EVENT_INPUT } from '../testing/project.ts';
import { applyPaidContent } from './pending-content.ts';
import { redeemFreeCoupon } from './settle-payment.ts';

it('upgrades while waiting content cannot be read, and adds it a minute later', async () => {
  const { host, path } = await createTestItinerary();
  for (const title of ['Dinner', 'Dance']) await host.post(`${path}/events`, { ...EVENT_INPUT, title });
  const { projectId } = (await host.post(`${path}/duplicate`, {})).body.project;
  const copy = `/api/projects/${projectId}`;
  expect((await host.get(`${copy}/pending-content`)).body).toEqual({ events: 1 });

  const db = openItinerary(env, toProjectNumber(projectId) ?? 0);
  const project = await findProject(db, projectId);
  if (!project) throw new Error('The copy is missing.');
  const failing = { get: () => Promise.reject(new Error('R2 does not answer.')) } as unknown as R2Bucket;
  const context = { directory: openDirectory(env), db, settings: parseSettings(env), now: Date.now() };
  const code = await createCoupon({ value: 100, maxUses: 1 });
  expect(await redeemFreeCoupon({ ...context, env: { ...env, MAIL: failing } }, project, code)).toBe(true);
  expect((await host.get(`${copy}/events`)).body).toHaveLength(1);
  expect((await host.get(`${copy}/pending-content`)).body).toEqual({ events: 1 });

  await applyPaidContent(env, Date.now());
  expect((await host.get(`${copy}/events`)).body).toMatchObject([{ title: 'Dinner' }, { title: 'Dance' }]);
  expect((await host.get(`${copy}/pending-content`)).body).toEqual({ events: 0 });
  expect(await getPendingContent(env.MAIL, projectId)).toBeNull();
});
