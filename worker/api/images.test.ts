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

const toBytes = (text: string) => [...new TextEncoder().encode(text)];

const setImages = (host: TestBrowser, path: string, imageUrls: string[], expected?: string[]) =>
  host.post(`${path}/images`, { imageUrls, ...(expected && { expected }) });

describe('works', () => {
  it('shows an uploaded image, with its size in the URL', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const before = (await host.get(path)).body.project.revision;
    const file = makeJpeg({ width: 640, height: 480 });
    const response = await setImages(host, path, [await uploadTestImage(host, path, file)], []);
    const [address] = response.body.headerImages;
    expect(response).toMatchObject({ status: 200, body: { success: true, headerImages: [address] } });
    expect(address).toMatch(new RegExp(`^/media/p/${projectId}/[\\w-]{22}-640x480\\.jpg$`));
    const { project } = (await host.get(path)).body;
    expect(project).toMatchObject({ headerImage: address, headerImages: [address], revision: before + 1 });
    expect((await host.get(address)).status).toBe(200);
    await vi.waitFor(async () => expect(await listProjectFiles(projectId)).toHaveLength(1));
  });

  it('keeps the order that is sent, and deletes images that are left out', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const sizes = [80, 88, 96];
    const sent = await Promise.all(sizes.map((width) => uploadTestImage(host, path, makeJpeg({ width }))));
    const [a, b, c] = (await setImages(host, path, sent)).body.headerImages as [string, string, string];
    expect((await setImages(host, path, [c, a, b])).body.headerImages).toEqual([c, a, b]);
    const { revision } = (await host.get(path)).body.project;
    expect((await setImages(host, path, [c, a, b])).status).toBe(200);
    expect((await host.get(path)).body.project.revision).toBe(revision);
    expect((await setImages(host, path, [b])).body.headerImages).toEqual([b]);
    await vi.waitFor(async () => expect(await listProjectFiles(projectId)).toHaveLength(1));
    expect((await host.get(a)).status).toBe(404);
    expect((await host.get(b)).status).toBe(200);
    expect((await setImages(host, path, [b, c])).status).toBe(400);
    expect((await setImages(host, path, [])).body.headerImages).toEqual([]);
  });

  it('accepts five parallel uploads', async () => {
    const { host, path } = await createTestItinerary();
    const sent = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => uploadTestImage(host, path, makeJpeg({ width: 8 * n }))),
    );
    const { body } = await setImages(host, path, sent);
    expect(body.headerImages.map((address: string) => /-(\d+)x/.exec(address)?.[1])).toEqual([
      '8',
      '16',
      '24',
      '32',
      '40',
    ]);
  });

  it('returns the same response to a repeated request', async () => {
    const { host, path } = await createTestItinerary();
    const publicUrl = await uploadTestImage(host, path);
    const first = await setImages(host, path, [publicUrl]);
    const again = await setImages(host, path, [publicUrl]);
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  it('removes metadata and trailing data', async () => {
    const { host, path } = await createTestItinerary();
    const hidden = [...toBytes('PK\x03\x04'), ...toBytes('<script>alert(1)</script>')];
    const address = await setHeaderImage(host, path, makeJpeg({ head: [...EXIF, ...JFIF], tail: hidden }));
    const served = (await host.get(address)).text;
    expect(served).not.toMatch(/GPS|Exif|PK|script/);
    expect(served).toContain('JFIF');
  });

  it('moves an image to the front with the customizations', async () => {
    const { host, path } = await createTestItinerary();
    const sent = await Promise.all([uploadTestImage(host, path), uploadTestImage(host, path)]);
    const [a, b] = (await setImages(host, path, sent)).body.headerImages;
    const { body } = await host.put(`${path}/customizations`, { headerImage: b });
    expect(body.project).toMatchObject({ headerImage: b, headerImages: [b, a] });
  });
});

describe('refuses', () => {
  it('rejects more than 5 images, and duplicates', async () => {
    const { host, path } = await createTestItinerary();
    const address = await setHeaderImage(host, path);
    const six = await setImages(
      host,
      path,
      [1, 2, 3, 4, 5, 6].map((n) => `${address}${n}`),
    );
    expect(six).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', message: 'You can only upload up to 5 images.' },
    });
    expect((await setImages(host, path, [address, address])).status).toBe(400);
    const withoutSize = address.replace(/-\d+x\d+/, '');
    expect((await setImages(host, path, [address, withoutSize])).status).toBe(400);
  });

  it('rejects images of other projects and other sites', async () => {
    const [{ host, path, projectId }, other] = [await createTestItinerary(), await createTestItinerary()];
    const listed = await setHeaderImage(other.host, other.path);
    const unlisted = await uploadTestImage(other.host, other.path);
    const wrong = [
      listed,
      unlisted,
      listed.replace(other.projectId, projectId),
      unlisted.replace(other.projectId, projectId),
      'https://tracker.example/pixel.gif',
      'javascript:alert(1)',
      `/media/p/${projectId}/${'A'.repeat(22)}.jpg`,
    ];
    for (const url of wrong) {
      expect({ url, ...(await setImages(host, path, [url])) }).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', fields: { 'imageUrls.0': 'Choose one of your images.' } },
      });
    }
    expect((await other.host.get(listed)).status).toBe(200);
    expect((await setImages(other.host, other.path, [unlisted, listed])).status).toBe(200);
  });

  it.each([
    ['a PNG sent as a JPEG', makePngHead(64, 64)],
    ['an HTML page', Uint8Array.from(toBytes('<!doctype html><script>alert(1)</script>'))],
    ['an SVG', Uint8Array.from(toBytes('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['an HTML page with a JPEG signature', Uint8Array.from([0xff, 0xd8, 0xff, ...toBytes('<html>')])],
    ['a truncated image', makeJpeg({ width: 800, height: 800 }).subarray(0, 900)],
    ['30,000 by 30,000 pixels', makeJpegClaiming(30_000, 30_000)],
    ['a width of 8,001 pixels', makeJpegClaiming(8_001, 1)],
    ['more than 40 million pixels', makeJpegClaiming(8_000, 5_001)],
  ])('rejects %s and deletes the upload', async (_, file) => {
    const { host, path, projectId } = await createTestItinerary();
    const address = await setHeaderImage(host, path);
    const publicUrl = await uploadTestImage(host, path, file);
    const response = await setImages(host, path, [address, publicUrl]);
    expect(response).toMatchObject({ status: 422, body: { code: 'INVALID_IMAGE' } });
    expect((await host.get(path)).body.project.headerImages).toEqual([address]);
    await vi.waitFor(async () => expect(await listProjectFiles(projectId)).toHaveLength(1));
    expect((await setImages(host, path, [publicUrl])).status).toBe(400);
  });

  it('rejects an image that is not uploaded yet', async () => {
    const { host, path } = await createTestItinerary();
    const { uploadURL, publicUrl } = await requestUploadUrl(host, path);
    expect(await setImages(host, path, [publicUrl])).toMatchObject({
      status: 422,
      body: { code: 'INVALID_IMAGE', message: 'Failed to upload image. Please try again.' },
    });
    await putFile(host, uploadURL, makeJpeg());
    expect((await setImages(host, path, [publicUrl])).status).toBe(200);
  });

  it('rejects a change to an outdated list, and keeps the upload', async () => {
    const { host, path } = await createTestItinerary();
    const sent = await Promise.all([uploadTestImage(host, path), uploadTestImage(host, path)]);
    const responses = await Promise.all(sent.map((address) => setImages(host, path, [address], [])));
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409]);
    const [accepted, rejected] = responses[0]?.status === 200 ? [0, 1] : [1, 0];
    const current = responses[accepted]?.body.headerImages;
    expect(responses[rejected]?.body).toMatchObject({ code: 'CONFLICT', current });
    const merged = await setImages(host, path, [...current, sent[rejected] ?? ''], current);
    expect(merged).toMatchObject({ status: 200 });
    expect(merged.body.headerImages).toHaveLength(2);
  });

  it('does not restore an image that is removed in parallel', async () => {
    const { host, path } = await createTestItinerary();
    const sent = await Promise.all([uploadTestImage(host, path), uploadTestImage(host, path)]);
    const [a, b] = (await setImages(host, path, sent)).body.headerImages;
    await Promise.all([setImages(host, path, [a]), host.put(`${path}/customizations`, { headerImage: b })]);
    const { headerImages } = (await host.get(path)).body.project;
    for (const address of headerImages) expect((await host.get(address)).status).toBe(200);
  });

  it('rejects an upload request for a wrong type or size', async () => {
    const { host, path } = await createTestItinerary();
    const requestUpload = (body: unknown) => host.post(`${path}/images/upload-url`, body);
    for (const contentType of ['image/png', 'image/svg+xml', 'text/html']) {
      expect(await requestUpload({ contentType })).toMatchObject({
        status: 415,
        body: { code: 'UNSUPPORTED_TYPE' },
      });
    }
    expect(await requestUpload({ size: 10 * 1024 * 1024 })).toMatchObject({
      status: 413,
      body: { message: 'Please select an image smaller than 10MB.' },
    });
    expect((await requestUpload({ size: 10 * 1024 * 1024 - 1 })).status).toBe(200);
    for (const size of [0, -1, 1.5, 'many']) expect((await requestUpload({ size })).status).toBe(400);
  });

  it('rejects more than 60 MB per project, even in parallel', async () => {
    const { host, path } = await createTestItinerary();
    const requested = await Promise.all(
      Array.from({ length: 10 }, () => host.post(`${path}/images/upload-url`)),
    );
    expect(requested.filter((response) => response.status === 200)).toHaveLength(6);
    expect(requested.filter((response) => response.body.code === 'FULL')).toHaveLength(4);
  });
});

describe('when R2 fails', () => {
  it.each(['get', 'put'] as const)('on %s, keeps the list and succeeds on retry', async (method) => {
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
    expect((await setImages(host, path, imageUrls)).status).toBe(200);
  });

  it('on put, rejects the upload', async () => {
    const { host, path, projectId } = await createTestItinerary();
    const { uploadURL } = await requestUploadUrl(host, path);
    const bindings = { ...env, MEDIA: createFailingBucket(env.MEDIA, 'put') } as Cloudflare.Env;
    const file = makeJpeg();
    // Content-Length is not set automatically when the app is called directly.
    const headers = { 'Content-Type': 'image/jpeg', 'Content-Length': String(file.length) };
    const request = host.toRequest('PUT', uploadURL, file, headers);
    const response = await app.fetch(request, bindings, createExecutionContext());
    expect(response.status).toBe(503);
    expect(await listProjectFiles(projectId)).toEqual([]);
    expect((await putFile(host, uploadURL, makeJpeg())).status).toBe(200);
  });
});

describeAccess('images');
