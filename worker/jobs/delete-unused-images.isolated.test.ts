import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { app } from '../app.ts';
import { makeJpeg } from '../domain/images/testing/images.ts';
import { everyDatabase } from '../testing/databases.ts';
import { createTestItinerary } from '../testing/project.ts';
import {
  createFailingBucket,
  listProjectFiles,
  putFile,
  requestUploadUrl,
  setHeaderImage,
  uploadTestImage,
} from '../testing/upload.ts';
import { deleteUnusedImages } from './delete-unused-images.ts';
import { runScheduledJobs } from './run-scheduled-jobs.ts';

const DAY_MS = 24 * 3_600_000;
const later = (days: number) => Date.now() + days * DAY_MS + 60_000;

const countRows = async (owner: string) =>
  (await everyDatabase
    .prepare('SELECT count(*) AS n FROM images WHERE owner = ?')
    .bind(owner)
    .first('n')) as number;

it('deletes unused uploads after a day and keeps used images', async () => {
  const { host, path, projectId } = await createTestItinerary();
  const address = await setHeaderImage(host, path);
  await uploadTestImage(host, path);
  await requestUploadUrl(host, path); // without an upload
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

it('deletes all images of a deleted project, also after the bucket failed', async () => {
  const { host, path, id, projectId } = await createTestItinerary();
  const address = await setHeaderImage(host, path, makeJpeg({ width: 640 }));
  await host.get(`${address}?w=480`);
  await uploadTestImage(host, path);
  await vi.waitFor(async () => expect(await listProjectFiles(projectId)).toHaveLength(3));
  await everyDatabase.prepare('DELETE FROM projects WHERE id = ?').bind(id).run();
  const broken = { ...env, MEDIA: createFailingBucket(env.MEDIA, 'delete') } as Cloudflare.Env;
  await expect(deleteUnusedImages(broken, later(0))).rejects.toThrow('bucket unavailable');
  expect(await listProjectFiles(projectId)).toHaveLength(3);
  await deleteUnusedImages(env, later(0));
  expect(await listProjectFiles(projectId)).toEqual([]);
  await deleteUnusedImages(env, later(2));
  expect(await countRows(projectId)).toBe(0);
});

it('deletes the files of a removed image that the bucket failed to delete', async () => {
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

it('deletes an upload that arrived after its image was marked for deletion', async () => {
  const { host, path, projectId } = await createTestItinerary();
  const { uploadURL } = await requestUploadUrl(host, path);
  await putFile(host, uploadURL, makeJpeg());
  await deleteUnusedImages(env, later(1));
  const [row] = (
    await everyDatabase.prepare('SELECT id FROM images WHERE owner = ?').bind(projectId).all<{ id: string }>()
  ).results;
  await env.MEDIA.put(`uploads/p/${projectId}/${row?.id}`, 'late');
  await deleteUnusedImages(env, later(2));
  expect(await listProjectFiles(projectId)).toEqual([]);
});

it('runs in one minute per day', async () => {
  const { host, path, projectId } = await createTestItinerary();
  await uploadTestImage(host, path);
  const midnight = Math.ceil(later(1) / DAY_MS) * DAY_MS;
  await runScheduledJobs(env, midnight + 4 * 3_600_000);
  expect(await listProjectFiles(projectId)).toHaveLength(1);
  await runScheduledJobs(env, midnight + (9 * 60 + 17) * 60_000);
  expect(await listProjectFiles(projectId)).toEqual([]);
});
