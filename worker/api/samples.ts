import { parseRange } from '../domain/images/byte-range.ts';
import { AppError } from '../errors.ts';
import { factory } from '../http/context.ts';

/** An hour: the names of these files say nothing of their content. */
const CACHE_CONTROL = 'public, max-age=3600';

/**
 * The sample videos and their posters, in parts where a browser asks for parts: Safari plays nothing else,
 * and the platform's own server of files knows no ranges. Files are below a megabyte, so one is held whole.
 */
export const sampleRoutes = factory.createApp().get('/samples/*', async (c) => {
  const stored = await c.env.ASSETS.fetch(new URL(c.req.path, c.req.url), {
    headers: pick(c.req.raw.headers, ['if-none-match']),
  });
  const type = stored.headers.get('content-type') ?? '';
  // Where a file is missing the platform may answer with a page.
  if (stored.status !== 304 && (!stored.ok || type.startsWith('text/'))) throw new AppError('NOT_FOUND');
  const headers = {
    ...pick(stored.headers, ['etag', 'content-type']),
    'Cache-Control': CACHE_CONTROL,
    'Accept-Ranges': 'bytes',
  };
  if (stored.status === 304) return c.body(null, 304, headers);
  const bytes = await stored.arrayBuffer();
  // Parts of another version than the browser holds would not fit together.
  const ifRange = c.req.header('if-range');
  const sameVersion = !ifRange || ifRange === stored.headers.get('etag');
  const range = parseRange(sameVersion ? c.req.header('range') : undefined, bytes.byteLength);
  if (range === 'all') return c.body(bytes, 200, { ...headers, 'Content-Length': `${bytes.byteLength}` });
  if (range === 'none')
    return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${bytes.byteLength}` });
  const { first, last } = range;
  return c.body(bytes.slice(first, last + 1), 206, {
    ...headers,
    'Content-Length': `${last + 1 - first}`,
    'Content-Range': `bytes ${first}-${last}/${bytes.byteLength}`,
  });
});

/** Those of these headers that are there. */
function pick(from: Headers, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = from.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
