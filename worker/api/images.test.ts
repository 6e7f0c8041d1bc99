import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { app } from '../app.ts';
import { EXIF, JFIF, makeJpeg, makeJpegClaiming, makePngHead } from '../domain/images/testing/images.ts';
import { describeAccess } from '../testing/access-suite.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { createTestItinerary } from '../testing/project.ts';
import {
  createFailingBucket,
  listProjectFiles,
  putFile,
  requestUploadUrl,
  setHeaderImage,
  uploadTestImage,
} from '../testing/upload.ts';

const ascii = (words: string) => [...new TextEncoder().encode(words)];

const setList = (host: TestBrowser, path: string, imageUrls: string[], expected?: string[]) =>
  host.post(`${path}/images`, { imageUrls, ...(expected && { expected }) });

describe('images work', () => {
  it('from upload to itinerary, with their size in their address', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const before = (await host.get(path)).body.project.revision;
    const file = makeJpeg({ width: 640, height: 480 });
    const answer = await setList(host, path, [await uploadTestImage(host, path, file)], []);
    const [address] = answer.body.headerImages;
    expect(answer).toMatchObject({ status: 200, body: { success: true, headerImages: [address] } });
    expect(address).toMatch(new RegExp(`^/media/p/${projectId}/[\\w-]{22}-640x480\\.jpg$`));
    const { project } = (await host.get(path)).body;
    expect(project).toMatchObject({ headerImage: address, headerImages: [address], revision: before + 1 });
    expect((await host.get(address)).status).toBe(200);
    await vi.waitFor(async () => expect(await listProjectFiles(projectId)).toHaveLength(1));
  });

  it('in the order that is sent; what is left out is deleted, file and all', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const sizes = [80, 88, 96];
    const sent = await Promise.all(sizes.map((width) => uploadTestImage(host, path, makeJpeg({ width }))));
    const [a, b, c] = (await setList(host, path, sent)).body.headerImages as [string, string, string];
    expect((await setList(host, path, [c, a, b])).body.headerImages).toEqual([c, a, b]);
    const { revision } = (await host.get(path)).body.project;
    expect((await setList(host, path, [c, a, b])).status).toBe(200);
    expect((await host.get(path)).body.project.revision).toBe(revision);
    expect((await setList(host, path, [b])).body.headerImages).toEqual([b]);
    await vi.waitFor(async () => expect(await listProjectFiles(projectId)).toHaveLength(1));
    expect((await host.get(a)).status).toBe(404);
    expect((await host.get(b)).status).toBe(200);
    expect((await setList(host, path, [b, c])).status).toBe(400);
    expect((await setList(host, path, [])).body.headerImages).toEqual([]);
  });

  it('take five that are uploaded at once', async () => {
    const { host, path } = await createTestItinerary();
    const sent = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => uploadTestImage(host, path, makeJpeg({ width: 8 * n }))),
    );
    const { body } = await setList(host, path, sent);
    expect(body.headerImages.map((address: string) => /-(\d+)x/.exec(address)?.[1])).toEqual([
      '8',
      '16',
      '24',
      '32',
      '40',
    ]);
  });

  it('answer a repeated call alike, also with the addresses of the uploads', async () => {
    const { host, path } = await createTestItinerary();
    const publicUrl = await uploadTestImage(host, path);
    const first = await setList(host, path, [publicUrl]);
    const again = await setList(host, path, [publicUrl]);
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  it('lose the place they were taken, their author and whatever hides behind their end', async () => {
    const { host, path } = await createTestItinerary();
    const hidden = [...ascii('PK\x03\x04'), ...ascii('<script>alert(1)</script>')];
    const address = await setHeaderImage(host, path, makeJpeg({ head: [...EXIF, ...JFIF], tail: hidden }));
    const served = (await host.get(address)).text;
    expect(served).not.toMatch(/GPS|Exif|PK|script/);
    expect(served).toContain('JFIF');
  });

  it('come first when the looks say so', async () => {
    const { host, path } = await createTestItinerary();
    const sent = await Promise.all([uploadTestImage(host, path), uploadTestImage(host, path)]);
    const [a, b] = (await setList(host, path, sent)).body.headerImages;
    const { body } = await host.put(`${path}/customizations`, { headerImage: b });
    expect(body.project).toMatchObject({ headerImage: b, headerImages: [b, a] });
  });
});

describe('images refuse', () => {
  it('more than five, and one twice', async () => {
    const { host, path } = await createTestItinerary();
    const address = await setHeaderImage(host, path);
    const six = await setList(
      host,
      path,
      [1, 2, 3, 4, 5, 6].map((n) => `${address}${n}`),
    );
    expect(six).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', message: 'You can only upload up to 5 images.' },
    });
    expect((await setList(host, path, [address, address])).status).toBe(400);
    const unsized = address.replace(/-\d+x\d+/, '');
    expect((await setList(host, path, [address, unsized])).status).toBe(400);
  });

  it('other people’s pictures, other sites’ and made-up ones', async () => {
    const [{ host, path, projectId }, Q] = [await createTestItinerary(), await createTestItinerary()];
    const listed = await setHeaderImage(Q.host, Q.path);
    const unlisted = await uploadTestImage(Q.host, Q.path);
    const wrong = [
      listed,
      unlisted,
      listed.replace(Q.projectId, projectId),
      unlisted.replace(Q.projectId, projectId),
      'https://tracker.example/pixel.gif',
      'javascript:alert(1)',
      `/media/p/${projectId}/${'A'.repeat(22)}.jpg`,
    ];
    for (const url of wrong) {
      expect({ url, ...(await setList(host, path, [url])) }).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', fields: { 'imageUrls.0': 'Please choose one of your images.' } },
      });
    }
    expect((await Q.host.get(listed)).status).toBe(200);
    expect((await setList(Q.host, Q.path, [unlisted, listed])).status).toBe(200);
  });

  it.each([
    ['a PNG under a JPEG’s name', makePngHead(64, 64)],
    ['a page', Uint8Array.from(ascii('<!doctype html><script>alert(1)</script>'))],
    ['an SVG', Uint8Array.from(ascii('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['a page behind a JPEG’s first bytes', Uint8Array.from([0xff, 0xd8, 0xff, ...ascii('<html>')])],
    ['half a picture', makeJpeg({ width: 800, height: 800 }).subarray(0, 900)],
    ['30,000 by 30,000 pixels', makeJpegClaiming(30_000, 30_000)],
    ['8,001 pixels of width', makeJpegClaiming(8_001, 1)],
    ['more than 40 million pixels', makeJpegClaiming(8_000, 5_001)],
  ])('%s, and delete it', async (_, file) => {
    const { host, path, projectId } = await createTestItinerary();
    const address = await setHeaderImage(host, path);
    const publicUrl = await uploadTestImage(host, path, file);
    const answer = await setList(host, path, [address, publicUrl]);
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_IMAGE' } });
    expect((await host.get(path)).body.project.headerImages).toEqual([address]);
    await vi.waitFor(async () => expect(await listProjectFiles(projectId)).toHaveLength(1));
    expect((await setList(host, path, [publicUrl])).status).toBe(400);
  });

  it('an upload that never came, which may still come', async () => {
    const { host, path } = await createTestItinerary();
    const { uploadURL, publicUrl } = await requestUploadUrl(host, path);
    expect(await setList(host, path, [publicUrl])).toMatchObject({
      status: 422,
      body: { code: 'INVALID_IMAGE', message: 'Failed to upload image. Please try again.' },
    });
    await putFile(host, uploadURL, makeJpeg());
    expect((await setList(host, path, [publicUrl])).status).toBe(200);
  });

  it('a list that somebody else changed meanwhile, and keep the uploads for the next try', async () => {
    const { host, path } = await createTestItinerary();
    const sent = await Promise.all([uploadTestImage(host, path), uploadTestImage(host, path)]);
    const answers = await Promise.all(sent.map((address) => setList(host, path, [address], [])));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const [won, lost] = answers[0]?.status === 200 ? [0, 1] : [1, 0];
    const current = answers[won]?.body.headerImages;
    expect(answers[lost]?.body).toMatchObject({ code: 'CONFLICT', current });
    const merged = await setList(host, path, [...current, sent[lost] ?? ''], current);
    expect(merged).toMatchObject({ status: 200 });
    expect(merged.body.headerImages).toHaveLength(2);
  });

  it('a first image that was removed at the same time', async () => {
    const { host, path } = await createTestItinerary();
    const sent = await Promise.all([uploadTestImage(host, path), uploadTestImage(host, path)]);
    const [a, b] = (await setList(host, path, sent)).body.headerImages;
    await Promise.all([setList(host, path, [a]), host.put(`${path}/customizations`, { headerImage: b })]);
    const { headerImages } = (await host.get(path)).body.project;
    for (const address of headerImages) expect((await host.get(address)).status).toBe(200);
  });

  it('types and sizes before a byte is sent', async () => {
    const { host, path } = await createTestItinerary();
    const ask = (body: unknown) => host.post(`${path}/images/upload-url`, body);
    for (const contentType of ['image/png', 'image/svg+xml', 'text/html']) {
      expect(await ask({ contentType })).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_TYPE' } });
    }
    expect(await ask({ size: 10 * 1024 * 1024 })).toMatchObject({
      status: 413,
      body: { message: 'Please select an image smaller than 10MB.' },
    });
    expect((await ask({ size: 10 * 1024 * 1024 - 1 })).status).toBe(200);
    for (const size of [0, -1, 1.5, 'many']) expect((await ask({ size })).status).toBe(400);
  });

  it('more than 60 MB a project, also when all ask at once', async () => {
    const { host, path } = await createTestItinerary();
    const asked = await Promise.all(Array.from({ length: 10 }, () => host.post(`${path}/images/upload-url`)));
    expect(asked.filter((answer) => answer.status === 200)).toHaveLength(6);
    expect(asked.filter((answer) => answer.body.code === 'FULL')).toHaveLength(4);
  });
});

describe('when the bucket fails', () => {
  it.each(['get', 'put'] as const)('in %s, the list stays and the same call works later', async (method) => {
    const { host, path } = await createTestItinerary();
    const address = await setHeaderImage(host, path);
    const publicUrl = await uploadTestImage(host, path);
    const bindings = { ...env, MEDIA: createFailingBucket(env.MEDIA, method) } as Cloudflare.Env;
    const context = createExecutionContext();
    const imageUrls = [address, publicUrl];
    const request = host.toRequest('POST', `${path}/images`, { imageUrls });
    const response = await app.fetch(request, bindings, context);
    await waitOnExecutionContext(context);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Failed to save image changes. Please try again.',
    });
    expect((await host.get(path)).body.project.headerImages).toEqual([address]);
    expect((await setList(host, path, imageUrls)).status).toBe(200);
  });

  it('in put, an upload says so', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const { uploadURL } = await requestUploadUrl(host, path);
    const bindings = { ...env, MEDIA: createFailingBucket(env.MEDIA, 'put') } as Cloudflare.Env;
    const file = makeJpeg();
    // Called directly, no connection says how long the body is.
    const headers = { 'Content-Type': 'image/jpeg', 'Content-Length': String(file.length) };
    const request = host.toRequest('PUT', uploadURL, file, headers);
    const response = await app.fetch(request, bindings, createExecutionContext());
    expect(response.status).toBe(503);
    expect(await listProjectFiles(projectId)).toEqual([]);
    expect((await putFile(host, uploadURL, makeJpeg())).status).toBe(200);
  });
});

describeAccess('images');
