import { expect, it } from 'vitest';
import { createSealedLinkKey, isFeedKey, isInviteKey, readFeedKey, readInviteKey } from './invite-keys.ts';

const secrets = { APP_SECRET: 'only-for-tests-only-for-tests-only-for-tests' };

const createProject = async (projectId = 'DEM0TR1P') => ({
  projectId,
  grantVersion: 1,
  linkKeySealed: await createSealedLinkKey(secrets, projectId),
});

it('derives 128 bits that stay the same', async () => {
  const project = await createProject();
  const key = await readInviteKey(secrets, project);
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(await readInviteKey(secrets, project)).toBe(key);
  expect(await isInviteKey(secrets, project, key ?? '')).toBe(true);
});

it('accepts no key of another project or another version of the code', async () => {
  const project = await createProject();
  const key = (await readInviteKey(secrets, project)) ?? '';
  expect(await isInviteKey(secrets, { ...project, grantVersion: 2 }, key)).toBe(false);
  expect(await isInviteKey(secrets, await createProject(), key)).toBe(false);
  const copied = { ...project, projectId: 'K7M2QX99' };
  expect(await isInviteKey(secrets, copied, key)).toBe(false);
});

it.each(['', 'A', 'A'.repeat(22), 'ä'.repeat(22)])('rejects %j', async (typed) => {
  const project = await createProject();
  expect(await isInviteKey(secrets, project, typed)).toBe(false);
  expect(await isInviteKey(secrets, { ...project, linkKeySealed: null }, typed)).toBe(false);
  expect(await isInviteKey(secrets, { ...project, linkKeySealed: 'broken' }, typed)).toBe(false);
  expect(await isInviteKey(secrets, undefined, typed)).toBe(false);
});

it('rejects the key that is derived where there is no link key', async () => {
  const project = await createProject();
  const unreadable = { ...project, linkKeySealed: null };
  expect(await readInviteKey(secrets, unreadable)).toBeUndefined();
  const other = { APP_SECRET: 'another-secret-another-secret-another' };
  expect(await readInviteKey(other, project)).toBeUndefined();
});

it('derives another key for calendar feeds', async () => {
  const project = await createProject();
  const [feedKey = '', inviteKey = ''] = [
    await readFeedKey(secrets, project),
    await readInviteKey(secrets, project),
  ];
  expect(feedKey).toMatch(/^[\w-]{43}$/);
  expect(await isFeedKey(secrets, project, feedKey)).toBe(true);
  expect(await isFeedKey(secrets, project, inviteKey)).toBe(false);
  expect(await isInviteKey(secrets, project, feedKey)).toBe(false);
  expect(await isFeedKey(secrets, { ...project, grantVersion: 2 }, feedKey)).toBe(false);
});
