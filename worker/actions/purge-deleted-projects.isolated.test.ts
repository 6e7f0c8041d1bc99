import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { app } from '../app.ts';
import { insertProject } from '../db/itinerary/projects/projects.ts';
import { makeJpeg } from '../domain/images/testing/images.ts';
import { runScheduledJobs } from '../jobs/run-scheduled-jobs.ts';
import { signInAsOwner } from '../testing/account.ts';
import { everyDatabase, testItineraryDb } from '../testing/databases.ts';
import {
  connectStripe,
  createCoupon,
  createTrialItinerary,
  payIntent,
  postConfirmPayment,
  startTestCheckout,
  TEST_PAYMENT_CARDS,
} from '../testing/payment.ts';
import { createTestItinerary, type TestItinerary } from '../testing/project.ts';
import { createFailingBucket, listProjectFiles, setHeaderImage, uploadTestImage } from '../testing/upload.ts';
import { purgeDeletedProjects } from './purge-deleted-projects.ts';

const DAY_MS = 24 * 3_600_000;
const later = (minutes: number) => Date.now() + minutes * 60_000;

/** Deletes a project as its owner, with these bindings, and waits for the work after the response. */
async function deleteAsOwner(
  { host, path, projectId }: TestItinerary,
  bindings: Partial<Cloudflare.Env> = {},
) {
  await signInAsOwner(host, projectId);
  const context = createExecutionContext();
  const request = host.toRequest('DELETE', path, { confirmationName: 'Lisbon' });
  const response = await app.fetch(request, { ...env, ...bindings } as Cloudflare.Env, context);
  expect(response.status).toBe(200);
  await waitOnExecutionContext(context);
}

const findTombstone = (projectId: string) =>
  everyDatabase.prepare('SELECT * FROM deleted_projects WHERE project_id = ?').bind(projectId).first();

async function measureGuardStorage(projectId: string): Promise<number> {
  const stub = env.ACCESS_GUARD.getByName(`project:${projectId}`);
  return runInDurableObject(stub, async (_, state) => state.storage.sql.databaseSize);
}

describe('a deleted project', () => {
  it('loses its images, variants, uploads and attempt counters after the response', async () => {
    const itinerary = await createTestItinerary();
    const { host, path, projectId } = itinerary;
    const address = await setHeaderImage(host, path, makeJpeg({ width: 640 }));
    await host.get(`${address}?w=480`);
    await uploadTestImage(host, path);
    await vi.waitFor(async () => expect(await listProjectFiles(projectId)).toHaveLength(3));
    await host.post(`${path}/verify-admin`, { adminCode: 'WR0NG' });
    expect(await measureGuardStorage(projectId)).toBeGreaterThan(0);
    await deleteAsOwner(itinerary);
    expect(await listProjectFiles(projectId)).toEqual([]);
    expect((await host.get(address)).status).toBe(404);
    const stub = env.ACCESS_GUARD.getByName(`project:${projectId}`);
    const tables = await runInDurableObject(stub, async (_, state) =>
      state.storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'failures'").toArray(),
    );
    expect(tables).toEqual([]);
  });

  it('is purged by a later run if the bucket fails repeatedly', async () => {
    const itinerary = await createTestItinerary();
    const { host, path, projectId } = itinerary;
    await setHeaderImage(host, path);
    await deleteAsOwner(itinerary, { MEDIA: createFailingBucket(env.MEDIA, 'delete') });
    expect(await listProjectFiles(projectId)).not.toEqual([]);
    const broken = { ...env, MEDIA: createFailingBucket(env.MEDIA, 'delete') } as Cloudflare.Env;
    await expect(purgeDeletedProjects(broken, later(11))).rejects.toThrow('bucket unavailable');
    await expect(purgeDeletedProjects(broken, later(22))).rejects.toThrow('bucket unavailable');
    expect(await findTombstone(projectId)).toMatchObject({ attempts: 3 });
    await purgeDeletedProjects(env, later(33));
    expect(await listProjectFiles(projectId)).toEqual([]);
  });

  it('is purged by the scheduled job if the purge after the response fails', async () => {
    const itinerary = await createTestItinerary();
    const { host, path, projectId } = itinerary;
    await setHeaderImage(host, path);
    const broken = {
      getByName: () => ({ forget: () => Promise.reject(new Error('guard unavailable')) }),
    } as unknown as Cloudflare.Env['ACCESS_GUARD'];
    await deleteAsOwner(itinerary, { ACCESS_GUARD: broken });
    expect((await findTombstone(projectId))?.purge_at).not.toBeNull();
    await everyDatabase.prepare('UPDATE deleted_projects SET purge_at = 0').run();
    await runScheduledJobs(env, Date.now());
    expect((await findTombstone(projectId))?.purge_at).toBeGreaterThan(later(60));
  });

  it('is purged again a day later, for files that were still being written', async () => {
    const itinerary = await createTestItinerary();
    const { projectId } = itinerary;
    await deleteAsOwner(itinerary);
    await env.MEDIA.put(`variants/480/p/${projectId}/late-640x480.jpg`, 'late');
    await purgeDeletedProjects(env, Date.now() + DAY_MS + 60_000);
    expect(await listProjectFiles(projectId)).toEqual([]);
    expect(await findTombstone(projectId)).toMatchObject({ purge_at: null });
  });

  it('may have 1,300 files', { timeout: 60_000 }, async () => {
    const itinerary = await createTestItinerary();
    const { projectId } = itinerary;
    for (let batch = 0; batch < 13; batch++) {
      await Promise.all(
        Array.from({ length: 100 }, (_, index) => env.MEDIA.put(`p/${projectId}/${batch}-${index}.jpg`, 'x')),
      );
    }
    await deleteAsOwner(itinerary);
    expect(await env.MEDIA.list({ prefix: `p/${projectId}/` })).toMatchObject({ objects: [] });
  });

  it('does not affect other projects', async () => {
    const [deleted, other] = [await createTestItinerary(), await createTestItinerary()];
    const address = await setHeaderImage(other.host, other.path);
    await deleteAsOwner(deleted);
    expect((await other.host.get(address)).status).toBe(200);
    expect((await other.host.get(`${other.path}/itinerary`)).status).toBe(200);
  });

  it('retires its id', async () => {
    const itinerary = await createTestItinerary();
    const row = await everyDatabase.prepare('SELECT * FROM projects WHERE id = ?').bind(itinerary.id).first();
    await deleteAsOwner(itinerary);
    const now = Date.now();
    const again = {
      id: itinerary.id,
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
    expect(await insertProject(testItineraryDb(itinerary.id), again, mail)).toBeUndefined();
    expect(await everyDatabase.prepare('SELECT 1 FROM outbox WHERE id = ?').bind(mail.id).first()).toBeNull();
  });
});

describe('payments of a deleted project', () => {
  const paymentsOf = async (intentId: string) =>
    (await everyDatabase.prepare('SELECT * FROM payments WHERE intent_id = ?').bind(intentId).all()).results;

  it('are kept without name and email', async () => {
    const itinerary = await createTrialItinerary();
    const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
    await payIntent(intentId);
    await postConfirmPayment(itinerary, { paymentIntentId: intentId });
    await deleteAsOwner(itinerary);
    expect(await paymentsOf(intentId)).toMatchObject([
      { project_id: null, amount: 300, status: 'succeeded' },
    ]);
    expect(JSON.stringify(await paymentsOf(intentId))).not.toMatch(/Lisbon|example\.com|Ada/);
  });

  it('are refunded if they were made in another tab', async () => {
    const itinerary = await createTrialItinerary();
    const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
    await payIntent(intentId);
    await deleteAsOwner(itinerary);
    await runScheduledJobs(env, Date.now() + 1000);
    expect(await paymentsOf(intentId)).toMatchObject([{ project_id: null, amount: 300, status: 'refunded' }]);
    const { latest_charge: charge } = await connectStripe().paymentIntents.retrieve(intentId, {
      expand: ['latest_charge'],
    });
    expect(charge).toMatchObject({ refunded: true });
  });

  it('are no longer possible', async () => {
    const itinerary = await createTrialItinerary();
    const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
    await deleteAsOwner(itinerary);
    await runScheduledJobs(env, Date.now() + 1000);
    await expect(payIntent(intentId, TEST_PAYMENT_CARDS.good)).rejects.toThrow();
    expect(await paymentsOf(intentId)).toEqual([]);
  });

  it('still count as a use of their coupon', async () => {
    const code = await createCoupon({ value: 100, maxUses: 1 });
    const first = await createTrialItinerary();
    expect((await postConfirmPayment(first, { couponCode: code })).status).toBe(200);
    await deleteAsOwner(first);
    const answer = await postConfirmPayment(await createTrialItinerary(), { couponCode: code });
    expect(answer.body.code).toBe('COUPON_INVALID');
  });
});
