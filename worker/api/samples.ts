import type { Context } from 'hono';
import { parseRange } from '../domain/images/byte-range.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';

/** One hour, because the file names do not change with their content. */
const CACHE_CONTROL = 'public, max-age=3600';

/**
 * The sample videos and their posters, with support for range requests: Safari plays no video without them, and
 * Workers static assets do not support them. Files are under 1 MB, so each is held in memory.
 */
export const sampleRoutes = factory.createApp().get('/samples/*', async (c) => {
  const asset = await c.env.ASSETS.fetch(new URL(c.req.path, c.req.url), {
    headers: pickHeaders(c.req.raw.headers, ['if-none-match']),
  });
  const type = asset.headers.get('content-type') ?? '';
  // Workers static assets may respond to a missing file with an HTML page.
  if (asset.status !== 304 && (!asset.ok || type.startsWith('text/'))) throw new AppError('NOT_FOUND');
  const headers = {
    ...pickHeaders(asset.headers, ['etag', 'content-type']),
    'Cache-Control': CACHE_CONTROL,
    'Accept-Ranges': 'bytes',
  };
  if (asset.status === 304) return c.body(null, 304, headers);
  return toRangeResponse(c, await asset.arrayBuffer(), headers);
});

function toRangeResponse(c: Context<AppEnv>, bytes: ArrayBuffer, headers: Record<string, string>): Response {
  // A range of another version would not fit the parts the browser already has.
  const ifRange = c.req.header('if-range');
  const isSameVersion = !ifRange || ifRange === headers.etag;
  const size = bytes.byteLength;
  const range = parseRange(isSameVersion ? c.req.header('range') : undefined, size);
  if (range === 'all') return c.body(bytes, 200, { ...headers, 'Content-Length': `${size}` });
  if (range === 'none') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` });
  const { first, last } = range;
  return c.body(bytes.slice(first, last + 1), 206, {
    ...headers,
    'Content-Length': `${last + 1 - first}`,
    'Content-Range': `bytes ${first}-${last}/${size}`,
  });
}

function pickHeaders(headers: Headers, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
