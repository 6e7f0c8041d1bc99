import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { app } from '../app.ts';
import { createDb } from '../db/client.ts';
import { insertProject } from '../db/projects.ts';
import { makeJpeg } from '../domain/images/testing/images.ts';
import { sweep } from '../jobs/sweep.ts';
import { holdAsOwner } from '../testing/account.ts';
import { addCoupon, CARDS, confirm, connect, createTrial, openIntent, payOpen } from '../testing/payment.ts';
import { createItinerary, type Itinerary } from '../testing/project.ts';
import { breakBucket, listFiles, setPicture, upload } from '../testing/upload.ts';
import { purge } from './purge-deleted.ts';

const DAY_MS = 24 * 3_600_000;
const later = (minutes: number) => Date.now() + minutes * 60_000;

/** Deletes an itinerary by its owner, on a Worker with these bindings; the work after the answer is waited for. */
async function remove({ host, path, projectId }: Itinerary, bindings: Partial<Cloudflare.Env> = {}) {
  await holdAsOwner(host, projectId);
  const context = createExecutionContext();
  const request = host.toRequest('DELETE', path, { confirmationName: 'Lisbon' });
  const response = await app.fetch(request, { ...env, ...bindings } as Cloudflare.Env, context);
  expect(response.status).toBe(200);
  await waitOnExecutionContext(context);
}

const findTombstone = (projectId: string) =>
  env.DB.prepare('SELECT * FROM deleted_projects WHERE project_id = ?').bind(projectId).first();

async function countGuarded(projectId: string): Promise<number> {
  const stub = env.ACCESS_GUARD.getByName(`project:${projectId}`);
  return runInDurableObject(stub, async (_, state) => state.storage.sql.databaseSize);
}

describe('what a deleted itinerary leaves', () => {
  it('is gone after the answer: pictures, variants, uploads, counters of codes', async () => {
    const itinerary = await createItinerary();
    const { host, path, projectId } = itinerary;
    const address = await setPicture(host, path, makeJpeg({ width: 640 }));
    await host.get(`${address}?w=480`);
    await upload(host, path);
    await vi.waitFor(async () => expect(await listFiles(projectId)).toHaveLength(3));
    await host.post(`${path}/verify-admin`, { adminCode: 'WR0NG' });
    expect(await countGuarded(projectId)).toBeGreaterThan(0);
    await remove(itinerary);
    expect(await listFiles(projectId)).toEqual([]);
    expect((await host.get(address)).status).toBe(404);
    const stub = env.ACCESS_GUARD.getByName(`project:${projectId}`);
    const tables = await runInDurableObject(stub, async (_, state) =>
      state.storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'failures'").toArray(),
    );
    expect(tables).toEqual([]);
  });

  it('is gone with the next minutes when the bucket fails in between, however often', async () => {
    const itinerary = await createItinerary();
    const { host, path, projectId } = itinerary;
    await setPicture(host, path);
    await remove(itinerary, { MEDIA: breakBucket(env.MEDIA, 'delete') });
    expect(await listFiles(projectId)).not.toEqual([]);
    const broken = { ...env, MEDIA: breakBucket(env.MEDIA, 'delete') } as Cloudflare.Env;
    await expect(purge(broken, later(11))).rejects.toThrow('bucket unavailable');
    await expect(purge(broken, later(22))).rejects.toThrow('bucket unavailable');
    expect(await findTombstone(projectId)).toMatchObject({ attempts: 3 });
    await purge(env, later(33));
    expect(await listFiles(projectId)).toEqual([]);
  });

  it('is gone when the Worker dies right after the answer, and when the guard fails', async () => {
    const itinerary = await createItinerary();
    const { host, path, projectId } = itinerary;
    await setPicture(host, path);
    const broken = {
      getByName: () => ({ forget: () => Promise.reject(new Error('guard unavailable')) }),
    } as unknown as Cloudflare.Env['ACCESS_GUARD'];
    await remove(itinerary, { ACCESS_GUARD: broken });
    expect((await findTombstone(projectId))?.purge_at).not.toBeNull();
    await env.DB.prepare('UPDATE deleted_projects SET purge_at = 0').run();
    await sweep(env, Date.now());
    expect((await findTombstone(projectId))?.purge_at).toBeGreaterThan(later(60));
  });

  it('is looked at once more a day later, for what was on its way, and then no more', async () => {
    const itinerary = await createItinerary();
    const { projectId } = itinerary;
    await remove(itinerary);
    await env.MEDIA.put(`variants/480/p/${projectId}/late-640x480.jpg`, 'late');
    await purge(env, Date.now() + DAY_MS + 60_000);
    expect(await listFiles(projectId)).toEqual([]);
    expect(await findTombstone(projectId)).toMatchObject({ purge_at: null });
  });

  it('may be 1,300 files', { timeout: 60_000 }, async () => {
    const itinerary = await createItinerary();
    const { projectId } = itinerary;
    for (let batch = 0; batch < 13; batch++) {
      await Promise.all(
        Array.from({ length: 100 }, (_, index) => env.MEDIA.put(`p/${projectId}/${batch}-${index}.jpg`, 'x')),
      );
    }
    await remove(itinerary);
    expect(await env.MEDIA.list({ prefix: `p/${projectId}/` })).toMatchObject({ objects: [] });
  });

  it('leaves other itineraries alone', async () => {
    const [gone, kept] = [await createItinerary(), await createItinerary()];
    const address = await setPicture(kept.host, kept.path);
    await remove(gone);
    expect((await kept.host.get(address)).status).toBe(200);
    expect((await kept.host.get(`${kept.path}/itinerary`)).status).toBe(200);
  });

  it('spends the id for good', async () => {
    const itinerary = await createItinerary();
    const row = await env.DB.prepare('SELECT * FROM projects WHERE id = ?').bind(itinerary.id).first();
    await remove(itinerary);
    const now = Date.now();
    const again = {
      projectId: itinerary.projectId,
      name: 'Again',
      ownerName: 'Eve',
      ownerEmail: 'eve@example.com',
      accessCodeSealed: String(row?.access_code_sealed),
      accessCodeHash: 'x',
      adminCodeSealed: 'x',
      adminCodeHash: 'x',
      createdAt: now,
      updatedAt: now,
    };
    const mail = {
      id: `codes:x:${now}`,
      projectId: itinerary.projectId,
      kind: 'codes' as const,
      recipient: 'e',
      sealed: 'x',
      createdAt: now,
    };
    expect(await insertProject(createDb(env.DB), again, mail)).toBeUndefined();
    expect(await env.DB.prepare('SELECT 1 FROM outbox WHERE id = ?').bind(mail.id).first()).toBeNull();
  });
});

describe('money of a deleted itinerary', () => {
  const paymentsOf = async (intentId: string) =>
    (await env.DB.prepare('SELECT * FROM payments WHERE intent_id = ?').bind(intentId).all()).results;

  it('stays in the books without name and address', async () => {
    const itinerary = await createTrial();
    const intentId = await openIntent(itinerary.projectId, itinerary.host);
    await payOpen(intentId);
    await confirm(itinerary, { paymentIntentId: intentId });
    await remove(itinerary);
    expect(await paymentsOf(intentId)).toMatchObject([
      { project_id: null, amount: 300, status: 'succeeded' },
    ]);
    expect(JSON.stringify(await paymentsOf(intentId))).not.toMatch(/Lisbon|example\.com|Ada/);
  });

  it('that came in another tab goes back', async () => {
    const itinerary = await createTrial();
    const intentId = await openIntent(itinerary.projectId, itinerary.host);
    await payOpen(intentId);
    await remove(itinerary);
    await sweep(env, Date.now() + 1000);
    expect(await paymentsOf(intentId)).toMatchObject([{ project_id: null, amount: 300, status: 'refunded' }]);
    const { latest_charge: charge } = await connect().paymentIntents.retrieve(intentId, {
      expand: ['latest_charge'],
    });
    expect(charge).toMatchObject({ refunded: true });
  });

  it('can no longer be paid', async () => {
    const itinerary = await createTrial();
    const intentId = await openIntent(itinerary.projectId, itinerary.host);
    await remove(itinerary);
    await sweep(env, Date.now() + 1000);
    await expect(payOpen(intentId, CARDS.good)).rejects.toThrow();
    expect(await paymentsOf(intentId)).toEqual([]);
  });

  it('keeps a coupon’s use counted', async () => {
    const code = await addCoupon({ value: 100, maxUses: 1 });
    const first = await createTrial();
    expect((await confirm(first, { couponCode: code })).status).toBe(200);
    await remove(first);
    const answer = await confirm(await createTrial(), { couponCode: code });
    expect(answer.body.code).toBe('COUPON_INVALID');
  });
});
