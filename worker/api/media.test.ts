import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { app } from '../app.ts';
import { readImageSize } from '../domain/images/image-size.ts';
import { makeJpeg } from '../domain/images/testing/images.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { createTestItinerary } from '../testing/project.ts';
import { listProjectFiles, setHeaderImage } from '../testing/upload.ts';

/** An itinerary with a header image. */
async function createImage(width = 1200, height = 600) {
  const { host, path, projectId } = await createTestItinerary();
  const address = await setHeaderImage(host, path, makeJpeg({ width, height }));
  return { address, host, path, projectId };
}

const load = async (address: string, headers: Record<string, string> = {}, bindings = env) => {
  const request = new Request(`http://localhost:8787${address}`, { headers });
  const response = await app.fetch(request, bindings, createExecutionContext());
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, size: readImageSize(bytes) };
};

describe('works', () => {
  it('serves an image to anyone, sandboxed and cached forever', async () => {
    const { address } = await createImage();
    const { status, headers, bytes } = await load(address);
    expect(status).toBe(200);
    expect(bytes).toEqual(makeJpeg({ width: 1200, height: 600 }));
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'content-disposition': 'inline; filename="image.jpg"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('responds 304 to a known ETag', async () => {
    const { address } = await createImage();
    for (const wanted of [address, `${address}?w=480`]) {
      const tag = (await load(wanted)).headers.get('etag') ?? '';
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
        const response = await load(wanted, { 'If-None-Match': known });
        expect(response).toMatchObject({ status: 304, bytes: new Uint8Array() });
        expect(response.headers.get('etag')).toBe(tag);
      }
      expect((await load(wanted, { 'If-None-Match': '"other"' })).status).toBe(200);
    }
  });

  it('serves narrower variants, created once', async () => {
    const { address, projectId } = await createImage();
    for (const width of [480, 960]) {
      const variant = await load(`${address}?w=${width}`);
      expect(variant).toMatchObject({ status: 200, size: { type: 'image/jpeg', width, height: width / 2 } });
      expect(variant.headers.get('cache-control')).toContain('immutable');
    }
    await vi.waitFor(async () => expect(await listProjectFiles(projectId)).toHaveLength(3));
    const withoutImages = { ...env, IMAGES: undefined } as unknown as Cloudflare.Env;
    expect((await load(`${address}?w=480`, {}, withoutImages)).size).toMatchObject({ width: 480 });
  });

  it('serves the original for other widths', async () => {
    const { address, projectId } = await createImage();
    for (const width of ['1600', '1200', '1', '0480', '481', '-480', 'x', '']) {
      const response = await load(`${address}?w=${width}`);
      expect({ width, ...response }).toMatchObject({ status: 200, size: { width: 1200, height: 600 } });
    }
    expect((await listProjectFiles(projectId)).length).toBeLessThanOrEqual(2);
  });

  it('serves the original for a minute when no variant can be created', async () => {
    const { address, projectId } = await createImage();
    const failing = {
      ...env,
      IMAGES: {
        input: () => {
          throw new Error('9422: limit reached');
        },
      },
    } as unknown as Cloudflare.Env;
    const response = await load(`${address}?w=480`, {}, failing);
    expect(response).toMatchObject({ status: 200, size: { width: 1200 } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect((await load(`${address}?w=480`)).size).toMatchObject({ width: 480 });
    await vi.waitFor(async () => expect(await listProjectFiles(projectId)).toHaveLength(2));
  });
});

describe('refuses', () => {
  it('responds 404 to invalid URLs, with the same headers', async () => {
    const { address } = await createImage();
    const wrong = [
      address.replace('1200x600', '1201x600'),
      address.replace(/-1200x600/, ''),
      address.replace('.jpg', '.svg'),
      address.replace('/p/', '/u/'),
      `${address}/more`,
      '/media/',
      '/media/uploads/p/x',
      '/media/p/DEM0TR1P/..%2F..%2Fuploads',
    ];
    for (const path of wrong) {
      const { status, headers } = await load(path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('responds 404 to removed images and their variants', async () => {
    const { address, host, path, projectId } = await createImage();
    await load(`${address}?w=480`);
    await vi.waitFor(async () => expect(await listProjectFiles(projectId)).toHaveLength(2));
    await host.post(`${path}/images`, { imageUrls: [] });
    await vi.waitFor(async () => expect(await listProjectFiles(projectId)).toEqual([]));
    for (const wanted of [address, `${address}?w=480`]) expect((await load(wanted)).status).toBe(404);
  });
});

describeAccess('media');
