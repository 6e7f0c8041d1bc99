import { beforeEach, expect, test, vi } from 'vitest';
import { api } from './api.ts';

const fetchMock = vi.fn<typeof fetch>(async () => new Response('{}'));
beforeEach(() => void vi.stubGlobal('fetch', fetchMock));

const lastRequest = () => {
  const [url, init] = fetchMock.mock.lastCall ?? [];
  return { url, ...init, headers: Object.fromEntries(new Headers(init?.headers)) };
};

test('builds the path from the segments and escapes parameters', async () => {
  await api.projects[':projectId'].itinerary.$get(
    { param: { projectId: 'A/B?' } },
    { headers: { 'If-None-Match': '"3"' } },
  );
  expect(lastRequest()).toMatchObject({
    url: '/api/projects/A%2FB%3F/itinerary',
    method: 'GET',
    headers: { 'if-none-match': '"3"' },
    body: undefined,
  });
});

test('sends a JSON body with its content type and passes the abort signal on', async () => {
  const { signal } = new AbortController();
  const json = { type: 'image/jpeg' as const, size: 3 };
  const call = api.projects[':projectId'].images['upload-url'].$post(
    { param: { projectId: 'DEM0TR1P' }, json },
    { init: { signal } },
  );
  await call;
  expect(lastRequest()).toMatchObject({
    url: '/api/projects/DEM0TR1P/images/upload-url',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
    signal,
  });
});
