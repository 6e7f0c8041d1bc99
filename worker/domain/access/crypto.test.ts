import { expect, it } from 'vitest';
import { fromBase64Url, generateToken, seal, sign, signWithAll, unseal, verifySignature } from './crypto.ts';

const [secret, other] = [{ APP_SECRET: 'a'.repeat(40) }, { APP_SECRET: 'b'.repeat(40) }];
/** While rotating from `secret` to `other`. */
const both = { ...other, APP_SECRET_PREVIOUS: secret.APP_SECRET };

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
  expect(await unseal(other, 'codes', 'DEM0TR1P/access', box)).toBeUndefined();
  expect(await unseal(secret, 'codes', 'DEM0TR1P/admin', box)).toBeUndefined();
  expect(await unseal(secret, 'codes', 'DEM0TR1P/access', 'not base64!')).toBeUndefined();
});

it('reads what the previous secret wrote, and writes with the current one', async () => {
  const signature = await sign(secret, 'grants', 'text');
  expect(await verifySignature(both, 'grants', 'text', signature)).toBe(true);
  expect(await sign(both, 'grants', 'text')).toBe(await sign(other, 'grants', 'text'));
  expect(await signWithAll(both, 'grants', 'text')).toEqual([await sign(other, 'grants', 'text'), signature]);
  const box = await seal(secret, 'codes', 'DEM0TR1P/access', 'K7M2QX');
  expect(await unseal(both, 'codes', 'DEM0TR1P/access', box)).toBe('K7M2QX');
  const renewed = await seal(both, 'codes', 'DEM0TR1P/access', 'K7M2QX');
  expect(await unseal(other, 'codes', 'DEM0TR1P/access', renewed)).toBe('K7M2QX');
});

it('generates tokens of the given length', () => {
  expect(fromBase64Url(generateToken(32))).toHaveLength(32);
});
