import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { app } from '../app.ts';
import { TestBrowser } from '../testing/browser.ts';
import { createTestItinerary, enterAsGuest } from '../testing/project.ts';

it('lets a browser read an itinerary 600 times in ten minutes, and others of its address on', async () => {
  const itinerary = await createTestItinerary();
  const { path, projectId } = itinerary;
  const [reader, neighbor] = [await enterAsGuest(itinerary), await enterAsGuest(itinerary)];
  neighbor.ip = reader.ip;
  const paths = [
    `${path}/itinerary`,
    path,
    `${path}/events`,
    '/api/current-project',
    `/project/${projectId}`,
  ];
  const statuses: number[] = [];
  for (let n = 0; n < 601; n++) {
    statuses.push((await reader.get(paths[n % paths.length] ?? path)).status);
    // From another address and without the visitor's cookie it is the same browser.
    if (n === 300) reader.ip = new TestBrowser().ip;
    if (n === 400) reader.cookies.delete('__Host-visitor');
  }
  expect(new Set(statuses.slice(0, 600))).toEqual(new Set([200]));
  expect(statuses[600]).toBe(429);
  const refused = await reader.get(`${path}/itinerary`);
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await reader.get(`/project/${projectId}`);
  expect(page.status).toBe(429);
  expect(page.headers.get('retry-after')).not.toBeNull();
  expect((await neighbor.get(`${path}/itinerary`)).status).toBe(200);
});

it('asks no limiter for what guests read at first, and passes if it does not answer', async () => {
  const itinerary = await createTestItinerary();
  const guest = await enterAsGuest(itinerary);
  let asked = 0;
  const getByName = () => ({ countReads: () => Promise.reject(new Error(`unavailable ${++asked}`)) });
  const bindings = { ...env, RATE_LIMITER: { getByName } } as unknown as Cloudflare.Env;
  const read = async () => {
    const request = guest.toRequest('GET', `${itinerary.path}/itinerary`);
    return (await app.fetch(request, bindings, createExecutionContext())).status;
  };
  for (let n = 0; n < 50; n++) expect(await read()).toBe(200);
  expect(asked).toBe(0);
  for (let n = 0; n < 10; n++) expect(await read()).toBe(200);
  expect(asked).toBeGreaterThan(0);
});
