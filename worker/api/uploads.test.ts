import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeJpeg } from '../domain/images/testing/images.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';
import { createTestItinerary } from '../testing/project.ts';
import { listProjectFiles, putFile, requestUploadUrl } from '../testing/upload.ts';

afterEach(() => vi.useRealTimers());

const JPEG = { 'Content-Type': 'image/jpeg' };

describe('uploads work', () => {
  it('once, from whoever holds the address, and are kept where nobody is served from', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const { uploadURL, publicUrl } = await requestUploadUrl(host, path);
    const file = makeJpeg();
    const sent = await putFile(new TestBrowser(), uploadURL, file);
    expect(sent).toMatchObject({ status: 200, body: { success: true } });
    expect(sent.headers.get('cache-control')).toBe('no-store');
    expect(await listProjectFiles(projectId)).toMatchObject([{ size: file.length }]);
    expect((await host.get(publicUrl)).status).toBe(404);
  });

  it('also with a type that says more than it needs to, and of the very size that was announced', async () => {
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

describe('uploads that break off', () => {
  it('leave nothing behind, and the address stays good', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const { uploadURL } = await requestUploadUrl(host, path);
    const file = makeJpeg({ width: 2000, height: 2000 });
    const { readable, writable } = new FixedLengthStream(file.length);
    const writer = writable.getWriter();
    const sending = host.put(uploadURL, readable, JPEG);
    await writer.write(file.subarray(0, file.length * 0.6));
    await Promise.allSettled([writer.abort(new Error('closed the tab')), sending]);
    expect(await listProjectFiles(projectId)).toEqual([]);
    expect((await putFile(host, uploadURL, file)).status).toBe(200);
  });
});

describe('uploads refuse', () => {
  it('a second file, also when several come at once', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const { uploadURL } = await requestUploadUrl(host, path);
    const files = [1, 2, 3, 4].map((n) => makeJpeg({ width: 8 * n }));
    const answers = await Promise.all(files.map((file) => putFile(host, uploadURL, file)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 412, 412, 412]);
    expect(await putFile(host, uploadURL, makeJpeg())).toMatchObject({
      status: 412,
      body: { code: 'ALREADY_UPLOADED' },
    });
    const winner = answers.findIndex((answer) => answer.status === 200);
    expect(await listProjectFiles(projectId)).toMatchObject([{ size: files[winner]?.length }]);
  });

  it('a second file also when the first is listed already', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const { uploadURL, publicUrl } = await requestUploadUrl(host, path);
    await putFile(host, uploadURL, makeJpeg());
    await host.post(`${path}/images`, { imageUrls: [publicUrl] });
    expect((await putFile(host, uploadURL, makeJpeg({ width: 8 }))).status).toBe(412);
    await vi.waitFor(async () => expect(await listProjectFiles(projectId)).toHaveLength(1));
  });

  it('a body without a length', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const { uploadURL } = await requestUploadUrl(host, path);
    const endless = new ReadableStream({
      start(controller) {
        controller.enqueue(makeJpeg());
        controller.close();
      },
    });
    expect(await host.put(uploadURL, endless, JPEG)).toMatchObject({
      status: 411,
      body: { code: 'LENGTH_REQUIRED' },
    });
    expect(await listProjectFiles(projectId)).toEqual([]);
  });

  it('nothing at all', async () => {
    const { host, path } = await createTestItinerary();
    const { uploadURL } = await requestUploadUrl(host, path);
    expect((await host.put(uploadURL, new Uint8Array(), JPEG)).status).toBeGreaterThanOrEqual(411);
    expect((await host.put(uploadURL, undefined, JPEG)).status).toBeGreaterThanOrEqual(411);
  });

  it.each(['image/png', 'image/svg+xml', 'text/html', 'application/json', 'image/jpeg2000', ''])(
    'the type %j',
    async (type) => {
      const { host, path, projectId } = await createTestItinerary();
      const { uploadURL } = await requestUploadUrl(host, path);
      const answer = await host.put(uploadURL, makeJpeg(), { 'Content-Type': type });
      expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_TYPE' } });
      expect(await listProjectFiles(projectId)).toEqual([]);
    },
  );

  it('more than was announced, and 10 MB in any case', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const small = await requestUploadUrl(host, path, { size: 100 });
    const large = await requestUploadUrl(host, path);
    const tooLarge = { status: 413, body: { code: 'TOO_LARGE' } };
    expect(await putFile(host, small.uploadURL, makeJpeg())).toMatchObject(tooLarge);
    expect(await putFile(host, large.uploadURL, new Uint8Array(10 * 1024 * 1024))).toMatchObject(tooLarge);
    expect(await listProjectFiles(projectId)).toEqual([]);
    // What was refused by its headers used nothing up.
    expect((await putFile(host, large.uploadURL, makeJpeg())).status).toBe(200);
  });

  it('an address that is too old', async () => {
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

  it('an address that somebody changed or made up', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const [one, other] = [await requestUploadUrl(host, path), await requestUploadUrl(host, path)];
    const [content = '', signature = ''] = one.uploadURL.split('/').at(-1)?.split('.') ?? [];
    const larger = JSON.stringify({ ...JSON.parse(atob(content)), maxBytes: 1e9 });
    const tickets = [
      `${btoa(larger).replaceAll('=', '')}.${signature}`,
      `${content}.${other.uploadURL.split('.').at(-1)}`,
      `${content}.${signature}.x`,
      `${content}.`,
      content,
      `.${signature}`,
      'x',
    ];
    for (const ticket of tickets) {
      const answer = await putFile(host, `/api/uploads/${ticket}`, makeJpeg());
      expect({ ticket, ...answer }).toMatchObject({ status: 403, body: { code: 'UPLOAD_REFUSED' } });
    }
    expect(await listProjectFiles(projectId)).toEqual([]);
  });

  it('what another site’s page sends, and any other method', async () => {
    const { host, path } = await createTestItinerary();
    const { uploadURL } = await requestUploadUrl(host, path);
    const foreign = await host.put(uploadURL, makeJpeg(), { ...JPEG, 'Sec-Fetch-Site': 'cross-site' });
    expect(foreign).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } });
    expect((await host.get(uploadURL)).status).toBe(404);
    expect((await host.post(uploadURL, {})).status).toBe(404);
  });

  it('a file for a project that is gone', async () => {
    const { host, path, id, projectId } = await createTestItinerary();
    const { uploadURL } = await requestUploadUrl(host, path);
    await env.DB.prepare("UPDATE images SET status = 'doomed' WHERE project_id = ?").bind(id).run();
    expect((await putFile(host, uploadURL, makeJpeg())).status).toBe(403);
    expect(await listProjectFiles(projectId)).toEqual([]);
  });
});

describeAccess('uploads');
