import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeJpeg } from '../domain/images/testing/images.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import { createTestItinerary } from '../testing/project.ts';
import { listProjectFiles, putFile, requestUploadUrl } from '../testing/upload.ts';

afterEach(() => vi.useRealTimers());

const JPEG_HEADERS = { 'Content-Type': 'image/jpeg' };

describe('works', () => {
  it('accepts one file from anyone with the URL, and does not serve it', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const { uploadURL, publicUrl } = await requestUploadUrl(host, path);
    const file = makeJpeg();
    const sent = await putFile(new TestBrowser(), uploadURL, file);
    expect(sent).toMatchObject({ status: 200, body: { success: true } });
    expect(sent.headers.get('cache-control')).toBe('no-store');
    expect(await listProjectFiles(projectId)).toMatchObject([{ size: file.length }]);
    expect((await host.get(publicUrl)).status).toBe(404);
  });

  it('accepts a content type with parameters, and exactly the announced size', async () => {
    const { host, path } = await createTestItinerary();
    const file = makeJpeg();
    const { uploadURL } = await requestUploadUrl(host, path, {
      contentType: 'image/JPEG',
      size: file.length,
    });
    const sent = await host.put(uploadURL, file, { 'Content-Type': 'Image/jpeg; charset=binary' });
    expect(sent.status).toBe(200);
  });
});

describe('interrupted uploads', () => {
  it('store nothing, and can be repeated', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const { uploadURL } = await requestUploadUrl(host, path);
    const file = makeJpeg({ width: 2000, height: 2000 });
    const { readable, writable } = new FixedLengthStream(file.length);
    const writer = writable.getWriter();
    const sending = host.put(uploadURL, readable, JPEG_HEADERS);
    await writer.write(file.subarray(0, file.length * 0.6));
    await Promise.allSettled([writer.abort(new Error('closed the tab')), sending]);
    expect(await listProjectFiles(projectId)).toEqual([]);
    expect((await putFile(host, uploadURL, file)).status).toBe(200);
  });
});

describe('refuses', () => {
  it('rejects a second file, even in parallel', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const { uploadURL } = await requestUploadUrl(host, path);
    const files = [1, 2, 3, 4].map((n) => makeJpeg({ width: 8 * n }));
    const responses = await Promise.all(files.map((file) => putFile(host, uploadURL, file)));
    expect(responses.map((response) => response.status).sort()).toEqual([200, 412, 412, 412]);
    expect(await putFile(host, uploadURL, makeJpeg())).toMatchObject({
      status: 412,
      body: { code: 'ALREADY_UPLOADED' },
    });
    const winner = responses.findIndex((response) => response.status === 200);
    expect(await listProjectFiles(projectId)).toMatchObject([{ size: files[winner]?.length }]);
  });

  it('rejects a second file after the first is in use', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const { uploadURL, publicUrl } = await requestUploadUrl(host, path);
    await putFile(host, uploadURL, makeJpeg());
    await host.post(`${path}/images`, { imageUrls: [publicUrl] });
    expect((await putFile(host, uploadURL, makeJpeg({ width: 8 }))).status).toBe(412);
    await vi.waitFor(async () => expect(await listProjectFiles(projectId)).toHaveLength(1));
  });

  it('rejects a body without a length', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const { uploadURL } = await requestUploadUrl(host, path);
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(makeJpeg());
        controller.close();
      },
    });
    expect(await host.put(uploadURL, stream, JPEG_HEADERS)).toMatchObject({
      status: 411,
      body: { code: 'LENGTH_REQUIRED' },
    });
    expect(await listProjectFiles(projectId)).toEqual([]);
  });

  it('rejects an empty body', async () => {
    const { host, path } = await createTestItinerary();
    const { uploadURL } = await requestUploadUrl(host, path);
    expect((await host.put(uploadURL, new Uint8Array(), JPEG_HEADERS)).status).toBeGreaterThanOrEqual(411);
    expect((await host.put(uploadURL, undefined, JPEG_HEADERS)).status).toBeGreaterThanOrEqual(411);
  });

  it.each(['image/png', 'image/svg+xml', 'text/html', 'application/json', 'image/jpeg2000', ''])(
    'rejects the content type %j',
    async (type) => {
      const { host, path, projectId } = await createTestItinerary();
      const { uploadURL } = await requestUploadUrl(host, path);
      const response = await host.put(uploadURL, makeJpeg(), { 'Content-Type': type });
      expect(response).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_TYPE' } });
      expect(await listProjectFiles(projectId)).toEqual([]);
    },
  );

  it('rejects more than the announced size, and 10 MB', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const small = await requestUploadUrl(host, path, { size: 100 });
    const large = await requestUploadUrl(host, path);
    const tooLarge = { status: 413, body: { code: 'TOO_LARGE' } };
    expect(await putFile(host, small.uploadURL, makeJpeg())).toMatchObject(tooLarge);
    expect(await putFile(host, large.uploadURL, new Uint8Array(10 * 1024 * 1024))).toMatchObject(tooLarge);
    expect(await listProjectFiles(projectId)).toEqual([]);
    // A request rejected by its headers does not use up the token.
    expect((await putFile(host, large.uploadURL, makeJpeg())).status).toBe(200);
  });

  it('rejects an expired token', async () => {
    const { host, path } = await createTestItinerary();
    const { uploadURL } = await requestUploadUrl(host, path);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 + 1000 });
    expect(await putFile(host, uploadURL, makeJpeg())).toMatchObject({
      status: 403,
      body: { code: 'UPLOAD_REFUSED' },
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 60_000 });
    expect((await putFile(host, uploadURL, makeJpeg())).status).toBe(200);
  });

  it('rejects a forged token', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const [one, other] = [await requestUploadUrl(host, path), await requestUploadUrl(host, path)];
    const [content = '', signature = ''] = one.uploadURL.split('/').at(-1)?.split('.') ?? [];
    const larger = JSON.stringify({ ...JSON.parse(atob(content)), maxBytes: 1e9 });
    const tokens = [
      `${btoa(larger).replaceAll('=', '')}.${signature}`,
      `${content}.${other.uploadURL.split('.').at(-1)}`,
      `${content}.${signature}.x`,
      `${content}.`,
      content,
      `.${signature}`,
      'x',
    ];
    for (const token of tokens) {
      const response = await putFile(host, `/api/uploads/${token}`, makeJpeg());
      expect({ token, ...response }).toMatchObject({ status: 403, body: { code: 'UPLOAD_REFUSED' } });
    }
    expect(await listProjectFiles(projectId)).toEqual([]);
  });

  it('rejects requests from other sites, and other methods', async () => {
    const { host, path } = await createTestItinerary();
    const { uploadURL } = await requestUploadUrl(host, path);
    const foreign = await host.put(uploadURL, makeJpeg(), {
      ...JPEG_HEADERS,
      'Sec-Fetch-Site': 'cross-site',
    });
    expect(foreign).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } });
    expect((await host.get(uploadURL)).status).toBe(404);
    expect((await host.post(uploadURL, {})).status).toBe(404);
  });

  it('rejects a file for a deleted project', async () => {
    const { host, path, id, projectId } = await createTestItinerary();
    const { uploadURL } = await requestUploadUrl(host, path);
    await everyDatabase.prepare("UPDATE images SET status = 'doomed' WHERE project_id = ?").bind(id).run();
    expect((await putFile(host, uploadURL, makeJpeg())).status).toBe(403);
    expect(await listProjectFiles(projectId)).toEqual([]);
  });
});

describeAccess('uploads');
