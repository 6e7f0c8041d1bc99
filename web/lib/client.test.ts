import { afterEach, expect, test, vi } from 'vitest';
import { client } from './client.ts';

const fetched = vi.fn<typeof fetch>(async () => new Response('{}'));
vi.stubGlobal('fetch', fetched);
afterEach(() => void fetched.mockClear());

const last = () => {
  const [url, init] = fetched.mock.lastCall ?? [];
  return { url, ...init, headers: Object.fromEntries(new Headers(init?.headers)) };
};

test('the steps are the path, and what goes into it is escaped', async () => {
  await client.api.projects[':projectId'].itinerary.$get(
    { param: { projectId: 'A/B?' } },
    { headers: { 'If-None-Match': '"3"' } },
  );
  expect(last()).toMatchObject({
    url: '/api/projects/A%2FB%3F/itinerary',
    method: 'GET',
    headers: { 'if-none-match': '"3"' },
    body: undefined,
  });
});

test('a body is JSON and says so; a signal comes along', async () => {
  const { signal } = new AbortController();
  const json = { type: 'image/jpeg' as const, size: 3 };
  const call = client.api.projects[':projectId'].images['upload-url'].$post(
    { param: { projectId: 'DEM0TR1P' }, json },
    { init: { signal } },
  );
  await call;
  expect(last()).toMatchObject({
    url: '/api/projects/DEM0TR1P/images/upload-url',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
    signal,
  });
});
