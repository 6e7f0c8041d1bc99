import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { makePng, makeWebp } from '../domain/images/testing/avatars.ts';
import { EXIF, makeJpeg, makeJpegClaiming } from '../domain/images/testing/images.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser } from '../testing/account.ts';
import { setTestAvatar, uploadTestAvatar } from '../testing/avatar.ts';

describeAccess('avatars');

const listAvatarKeys = async (userId: number) =>
  (await env.MEDIA.list()).objects.map(({ key }) => key).filter((key) => key.includes(`u/${userId}/`));

describe('works', () => {
  it.each([
    ['image/jpeg', makeJpeg({ head: EXIF }), 'GPS'],
    ['image/png', makePng({ extra: 'GPS 38.7139' }), 'GPS'],
    ['image/webp', makeWebp({ extra: 'GPS 38.7139' }), 'GPS'],
  ])('serves %s without metadata', async (type, file, secret) => {
    const { browser, user } = await createSignedInUser();
    const address = await setTestAvatar(browser, file, type);
    expect(address).toMatch(new RegExp(`^/media/u/${user.id}/[\\w-]{22}-\\d+x\\d+\\.`));
    expect((await browser.get('/api/auth/user')).body.profileImageUrl).toBe(address);
    const served = await browser.get(address);
    expect(served.text).not.toContain(secret);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('deletes the file of a replaced or removed avatar', async () => {
    const { browser, user } = await createSignedInUser();
    const first = await setTestAvatar(browser);
    const second = await setTestAvatar(browser);
    await vi.waitFor(async () =>
      expect(await listAvatarKeys(user.id)).toEqual([second.slice('/media/'.length)]),
    );
    expect((await browser.get(first)).status).toBe(404);
    const { body } = await browser.delete('/api/users/avatar');
    expect(body.user.profileImageUrl).toBeNull();
    await vi.waitFor(async () => expect(await listAvatarKeys(user.id)).toEqual([]));
  });

  it('returns the same response when completed twice', async () => {
    const { browser } = await createSignedInUser();
    const key = await uploadTestAvatar(browser);
    const one = await browser.post('/api/users/avatar/complete', { key });
    const two = await browser.post('/api/users/avatar/complete', { key });
    expect(two.body).toEqual(one.body);
  });
});

describe('refuses', () => {
  it.each([
    ['a file of another type', makeJpeg(), 'image/png'],
    ['a script', new TextEncoder().encode('<svg onload="alert(1)"/>'), 'image/png'],
    ['a file with too many pixels', makeJpegClaiming(30_000, 30_000), 'image/jpeg'],
  ])('rejects %s', async (_, file, type) => {
    const { browser, user } = await createSignedInUser();
    const key = await uploadTestAvatar(browser, file, type);
    const response = await browser.post('/api/users/avatar/complete', { key });
    expect(response).toMatchObject({ status: 422, body: { code: 'INVALID_IMAGE' } });
    expect(await listAvatarKeys(user.id)).toEqual([]);
  });

  it.each([
    [{ contentType: 'image/svg+xml' }, 415],
    [{ contentType: 'image/png', size: 5 * 1024 * 1024 }, 413],
    [{}, 400],
  ])('rejects the upload request %j', async (body, status) => {
    const { browser } = await createSignedInUser();
    expect((await browser.post('/api/users/avatar/upload-url', body)).status).toBe(status);
  });

  it('rejects an upload of another account', async () => {
    const key = await uploadTestAvatar((await createSignedInUser()).browser);
    const { browser } = await createSignedInUser();
    expect((await browser.post('/api/users/avatar/complete', { key })).status).toBe(404);
  });

  it('rejects more than 10 pending uploads, even in parallel', async () => {
    const { browser } = await createSignedInUser();
    const asked = await Promise.all(
      Array.from({ length: 20 }, () =>
        browser.post('/api/users/avatar/upload-url', { contentType: 'image/png' }),
      ),
    );
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(asked.filter(({ body }) => body.code === 'FULL')).toHaveLength(10);
  });
});
