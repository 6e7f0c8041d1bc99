import { expect, it } from 'vitest';
import { readNow } from './clock.ts';

const LOCAL = { APP_ORIGIN: 'http://localhost:8787', CLOCK_OFFSET_SECONDS: '60' };

it('moves the clock in local mode only', () => {
  expect(readNow(LOCAL, 1_000)).toBe(61_000);
  expect(readNow({ ...LOCAL, CLOCK_OFFSET_SECONDS: 'soon' }, 1_000)).toBe(1_000);
  expect(readNow({ ...LOCAL, APP_ORIGIN: 'https://foldout.example' }, 1_000)).toBe(1_000);
  expect(readNow({}, 1_000)).toBe(1_000);
});
