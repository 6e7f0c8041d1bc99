import { expect, it } from 'vitest';
import { isStrongSecret } from './secret-strength.ts';

it.each([
  ['', false],
  ['a'.repeat(32), false],
  ['abcdefghi'.repeat(4), false],
  ['Xk3-vQ9_pLmZt7RwYb2NcHd5GfJs8Ae', false],
  ['Xk3-vQ9_pLmZt7RwYb2NcHd5GfJs8Ae1', true],
  ['only-for-tests-only-for-tests-only-for-tests', true],
])('%j: %s', (secret, isStrong) => {
  expect(isStrongSecret(secret)).toBe(isStrong);
});
