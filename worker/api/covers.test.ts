import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { app } from '../app.ts';
import { MIX_CHUNK, toPngChunk } from '../domain/appearance/cover-png.ts';
import { toCoverUrl } from '../domain/appearance/cover-url.ts';
import { describeAccess } from '../testing/access-suite.ts';

describeAccess('covers');

const COLORS = { primary: '#1f4f6e', secondary: '#e6a57c', accent: '#b04a2a' };

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg"><style>.main{fill:#fff}</style><path class="main"/></svg>';
/** One palette entry in one tone: `deep`. */
const PNG = new Blob([
  Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  toPngChunk('PLTE', new Uint8Array(3)),
  toPngChunk(MIX_CHUNK, Uint8Array.of(0, 0, 0, 0, 255, 0)),
]);

async function request(path: string) {
  const ASSETS = {
    fetch: async (url: URL) =>
      url.search === '' && url.pathname === '/covers/lake.svg'
        ? new Response(SVG)
        : url.pathname === '/covers/lake.png'
          ? new Response(PNG)
          : new Response('', { status: 404 }),
  } as unknown as Fetcher;
  return app.fetch(new Request(`http://localhost:8787${path}`), { ...env, ASSETS }, createExecutionContext());
}

it('serves an SVG in the requested colors, to be cached forever', async () => {
  const cover = await request(toCoverUrl('lake', COLORS));
  expect(cover.status).toBe(200);
  expect(cover.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(cover.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(cover.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(cover.headers.get('x-content-type-options')).toBe('nosniff');
  expect(cover.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const svg = await cover.text();
  expect(svg).toMatch(/<path fill="#[0-9a-f]{6}"\/>/);
  expect(await (await request(toCoverUrl('lake', { ...COLORS, primary: '#aa0000' }))).text()).not.toBe(svg);
});

it('serves a PNG whose palette has the requested colors', async () => {
  const cover = await request(toCoverUrl('lake', COLORS, 'png'));
  expect(cover.headers.get('content-type')).toBe('image/png');
  const bytes = new Uint8Array(await cover.arrayBuffer());
  // The signature and PLTE with one entry; the private chunk is left out.
  expect(bytes.length).toBe(8 + 12 + 3);
  const [red = 0, , blue = 0] = bytes.subarray(16, 19);
  expect(blue).toBeGreaterThan(red);
});

it.each([
  '/covers/lake.svg',
  '/covers/lake.svg?primary=1f4f6e&secondary=e6a57c',
  '/covers/lake.svg?primary=%231f4f6e&secondary=e6a57c&accent=b04a2a',
  '/covers/lake.svg?primary=1F4F6E&secondary=e6a57c&accent=b04a2a',
  '/covers/lake.svg?primary=1f4f6e}*{&secondary=e6a57c&accent=b04a2a',
  '/covers/lake.gif?primary=1f4f6e&secondary=e6a57c&accent=b04a2a',
  '/covers/pond.svg?primary=1f4f6e&secondary=e6a57c&accent=b04a2a',
  '/covers/..%2Ficons%2Fmark.svg?primary=1f4f6e&secondary=e6a57c&accent=b04a2a',
])('responds 404 to %s', async (path) => {
  const response = await request(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).not.toContain('immutable');
});
