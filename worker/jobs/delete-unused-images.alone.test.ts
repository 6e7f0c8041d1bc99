import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { app } from '../app.ts';
import { makeJpeg } from '../domain/images/testing/images.ts';
import { createTestItinerary } from '../testing/project.ts';
import { requestUploadUrl, createFailingBucket, listProjectFiles, putFile, setHeaderImage, uploadTestImage } from '../testing/upload.ts';
import { runScheduledJobs } from './run-scheduled-jobs.ts';
import { deleteUnusedImages } from './delete-unused-images.ts';

const DAY_MS = 24 * 3_600_000;
const later = (days: number) => Date.now() + days * DAY_MS + 60_000;

/** How many rows the images table has for a project. */
const countRows = async (owner: string) =>
  (await env.DB.prepare('SELECT count(*) AS n FROM images WHERE owner = ?').bind(owner).first('n')) as number;

it('takes uploads never listed after a day, not sooner, and leaves what is listed', async () => {
  const { host, path, projectId } = await createTestItinerary();
  const address = await setHeaderImage(host, path);
  await uploadTestImage(host, path);
  await requestUploadUrl(host, path); // never came
  await vi.waitFor(async () => expect(await listProjectFiles(projectId)).toHaveLength(2));
  await deleteUnusedImages(env, Date.now());
  expect(await listProjectFiles(projectId)).toHaveLength(2);
  await deleteUnusedImages(env, later(1));
  expect(await listProjectFiles(projectId)).toHaveLength(1);
  expect(await countRows(projectId)).toBe(3);
  await deleteUnusedImages(env, later(3));
  expect(await countRows(projectId)).toBe(1);
  expect((await host.get(address)).status).toBe(200);
});

it('takes all pictures of a project that is gone, however often the bucket fails', async () => {
  const { host, path, id, projectId } = await createTestItinerary();
  const address = await setHeaderImage(host, path, makeJpeg({ width: 640 }));
  await host.get(`${address}?w=480`);
  await uploadTestImage(host, path);
  await vi.waitFor(async () => expect(await listProjectFiles(projectId)).toHaveLength(3));
  await env.DB.prepare('DELETE FROM projects WHERE id = ?').bind(id).run();
  const broken = { ...env, MEDIA: createFailingBucket(env.MEDIA, 'delete') } as Cloudflare.Env;
  await expect(deleteUnusedImages(broken, later(0))).rejects.toThrow('bucket unavailable');
  expect(await listProjectFiles(projectId)).toHaveLength(3);
  await deleteUnusedImages(env, later(0));
  expect(await listProjectFiles(projectId)).toEqual([]);
  await deleteUnusedImages(env, later(2));
  expect(await countRows(projectId)).toBe(0);
});

it('does again what the bucket refused when a picture was removed', async () => {
  const { host, path, projectId } = await createTestItinerary();
  await setHeaderImage(host, path);
  await vi.waitFor(async () => expect(await listProjectFiles(projectId)).toHaveLength(1));
  const broken = { ...env, MEDIA: createFailingBucket(env.MEDIA, 'delete') } as Cloudflare.Env;
  const context = createExecutionContext();
  const request = host.toRequest('POST', `${path}/images`, { imageUrls: [] });
  expect((await app.fetch(request, broken, context)).status).toBe(200);
  await waitOnExecutionContext(context);
  expect(await listProjectFiles(projectId)).toHaveLength(1);
  await deleteUnusedImages(env, later(0));
  expect(await listProjectFiles(projectId)).toEqual([]);
});

it('takes an upload that came to an address after its picture was given up', async () => {
  const { host, path, projectId } = await createTestItinerary();
  const { uploadURL } = await requestUploadUrl(host, path);
  await putFile(host, uploadURL, makeJpeg());
  await deleteUnusedImages(env, later(1));
  const [row] = (
    await env.DB.prepare('SELECT id FROM images WHERE owner = ?').bind(projectId).all<{ id: string }>()
  ).results;
  await env.MEDIA.put(`uploads/p/${projectId}/${row?.id}`, 'late');
  await deleteUnusedImages(env, later(2));
  expect(await listProjectFiles(projectId)).toEqual([]);
});

it('runs once a day, and in a minute of its own', async () => {
  const { host, path, projectId } = await createTestItinerary();
  await uploadTestImage(host, path);
  const midnight = Math.ceil(later(1) / DAY_MS) * DAY_MS;
  await runScheduledJobs(env, midnight + 4 * 3_600_000);
  expect(await listProjectFiles(projectId)).toHaveLength(1);
  await runScheduledJobs(env, midnight + (3 * 60 + 17) * 60_000);
  expect(await listProjectFiles(projectId)).toEqual([]);
});
