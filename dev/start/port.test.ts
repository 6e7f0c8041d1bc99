import { expect, it } from 'vitest';
import { findFreePort } from './port.ts';

it('gives each caller another port, also before anybody listens', async () => {
  const ports = await Promise.all(Array.from({ length: 10 }, () => findFreePort(46_000)));
  expect(new Set(ports).size).toBe(10);
});
