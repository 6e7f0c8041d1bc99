import { expect, it } from 'vitest';
import { withEnvironment } from './settings.ts';

const strong = 'Xk3-vQ9_pLmZt7RwYb2NcHd5GfJs8Ae1';

it('lets the environment override the defaults', () => {
  const defaults = { APP_SECRET: strong, MAIL_FROM: 'a@example.com' };
  const env = { MAIL_FROM: 'b@example.com', APP_SECRET_PREVIOUS: strong.toUpperCase(), HOME: '/root' };
  expect(withEnvironment(defaults, env)).toEqual({
    APP_SECRET: strong,
    MAIL_FROM: 'b@example.com',
    APP_SECRET_PREVIOUS: strong.toUpperCase(),
  });
});

it.each([
  ['APP_SECRET', 'short'],
  ['APP_SECRET', 'a'.repeat(32)],
  ['APP_SECRET_PREVIOUS', 'abcdefghi'.repeat(4)],
])('rejects the weak %s %s', (name, value) => {
  expect(() => withEnvironment({ APP_SECRET: strong }, { [name]: value })).toThrow(`${name} is too weak`);
});
