import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { app } from '../app.ts';

const BYTES = new Uint8Array(1000).map((_, index) => index % 251);

/** Requests a sample from assets that do not support ranges, as in production. */
async function request(path: string, headers: Record<string, string> = {}) {
  const ASSETS = {
    fetch: async (url: URL, { headers: sent }: { headers: Record<string, string> }) => {
      if (!url.pathname.endsWith('.mp4'))
        return new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
      const assetHeaders = { 'Content-Type': 'video/mp4', ETag: '"v1"' };
      if (sent['if-none-match'] === '"v1"') return new Response(null, { status: 304, headers: assetHeaders });
      return new Response(BYTES, { headers: assetHeaders });
    },
  } as unknown as Fetcher;
  const input = new Request(`http://localhost:8787${path}`, { headers });
  return app.fetch(input, { ...env, ASSETS }, createExecutionContext());
}

it('returns the requested range', async () => {
  const part = await request('/samples/trip.mp4', { Range: 'bytes=10-19' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 10-19/1000');
  expect(part.headers.get('content-length')).toBe('10');
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(BYTES.slice(10, 20));
});

it('returns the whole file without a range or for another version', async () => {
  for (const headers of [{}, { Range: 'bytes=10-19', 'If-Range': '"v0"' }] as Record<string, string>[]) {
    const whole = await request('/samples/trip.mp4', headers);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect((await whole.arrayBuffer()).byteLength).toBe(1000);
  }
});

it('responds 304 to a known ETag', async () => {
  expect((await request('/samples/trip.mp4', { 'If-None-Match': '"v1"' })).status).toBe(304);
});

it('rejects invalid ranges and missing files', async () => {
  expect((await request('/samples/trip.mp4', { Range: 'bytes=1000-' })).status).toBe(416);
  expect((await request('/samples/nothing')).status).toBe(404);
});
