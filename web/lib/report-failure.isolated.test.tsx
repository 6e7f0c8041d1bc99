import { expect, it, vi } from 'vitest';
import { ApiError } from './api.ts';
import { reportFailure } from './report-failure.ts';

it('reports a failure once, without the query of the page, and nothing that is no bug', async () => {
  history.replaceState(null, '', '/project/DEM0TR1P?people=Ana');
  document.head.innerHTML = '<meta name="release" content="31b7ddd">';
  const fetch = vi.fn(async () => Response.json({ success: true }, { status: 202 }));
  vi.stubGlobal('fetch', fetch);
  const error = new TypeError('row is undefined');
  await reportFailure(error);
  await reportFailure(error);
  await reportFailure(new TypeError('Failed to fetch'));
  await reportFailure(new ApiError(404, '{}'));
  await reportFailure(new DOMException('stopped', 'AbortError'));
  expect(fetch).toHaveBeenCalledOnce();
  const [address, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(address).toBe('/api/client-errors');
  expect(JSON.parse(String(init.body))).toEqual({
    message: 'TypeError: row is undefined',
    stack: error.stack,
    path: '/project/DEM0TR1P',
    release: '31b7ddd',
  });
});
