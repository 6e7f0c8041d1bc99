import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { app } from '../app.ts';

const BYTES = new Uint8Array(1000).map((_, index) => index % 251);

/** A sample as a video element gets it, from a server of files that knows no ranges. */
async function play(path: string, headers: Record<string, string> = {}) {
  const ASSETS = {
    fetch: async (url: URL, { headers: asked }: { headers: Record<string, string> }) => {
      if (!url.pathname.endsWith('.mp4'))
        return new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
      const own = { 'Content-Type': 'video/mp4', ETag: '"v1"' };
      if (asked['if-none-match'] === '"v1"') return new Response(null, { status: 304, headers: own });
      return new Response(BYTES, { headers: own });
    },
  } as unknown as Fetcher;
  const request = new Request(`http://localhost:8787${path}`, { headers });
  return app.fetch(request, { ...env, ASSETS }, createExecutionContext());
}

it('sends the part that is asked for', async () => {
  const part = await play('/samples/trip.mp4', { Range: 'bytes=10-19' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 10-19/1000');
  expect(part.headers.get('content-length')).toBe('10');
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(BYTES.slice(10, 20));
});

it('sends the whole to who asks for no part, or holds another version', async () => {
  for (const headers of [{}, { Range: 'bytes=10-19', 'If-Range': '"v0"' }] as Record<string, string>[]) {
    const whole = await play('/samples/trip.mp4', headers);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect((await whole.arrayBuffer()).byteLength).toBe(1000);
  }
});

it('refuses what is not there, and repeats nothing', async () => {
  expect((await play('/samples/trip.mp4', { Range: 'bytes=1000-' })).status).toBe(416);
  expect((await play('/samples/trip.mp4', { 'If-None-Match': '"v1"' })).status).toBe(304);
  expect((await play('/samples/nothing')).status).toBe(404);
});
