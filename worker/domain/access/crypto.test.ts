import { expect, it } from 'vitest';
import { fromBase64Url, generateToken, seal, sign, unseal, verifySignature } from './crypto.ts';

const [secret, other] = ['a'.repeat(40), 'b'.repeat(40)];

it('verifies only with the same purpose and secret', async () => {
  const signature = await sign(secret, 'grants', 'text');
  expect(await verifySignature(secret, 'grants', 'text', signature)).toBe(true);
  expect(await verifySignature(secret, 'visitor', 'text', signature)).toBe(false);
  expect(await verifySignature(other, 'grants', 'text', signature)).toBe(false);
  expect(await verifySignature(secret, 'grants', 'texts', signature)).toBe(false);
  expect(await verifySignature(secret, 'grants', 'text', 'not base64!')).toBe(false);
  expect(await verifySignature(secret, 'grants', 'text', '')).toBe(false);
});

it('unseals only with the same secret, purpose and binding', async () => {
  const box = await seal(secret, 'codes', 'DEM0TR1P/access', 'K7M2QX');
  expect(box).not.toContain('K7M2QX');
  expect(await unseal(secret, 'codes', 'DEM0TR1P/access', box)).toBe('K7M2QX');
  expect(await seal(secret, 'codes', 'DEM0TR1P/access', 'K7M2QX')).not.toBe(box);
  await expect(unseal(other, 'codes', 'DEM0TR1P/access', box)).rejects.toThrow();
  await expect(unseal(secret, 'codes', 'DEM0TR1P/admin', box)).rejects.toThrow();
});

it('generates tokens of the given length', () => {
  expect(fromBase64Url(generateToken(32))).toHaveLength(32);
});
