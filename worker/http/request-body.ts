import { bodyLimit } from 'hono/body-limit';
import { MAX_IMPORT_BYTES, MAX_JSON_BYTES, MAX_PLAN_REQUEST_BYTES } from '../contract/limits.ts';
import { AppError } from '../errors.ts';
import { factory } from './context.ts';

/** The JSON types that zValidator parses; it treats a body of any other type as an empty object. */
const JSON_TYPE = /^application\/json(;\s*[a-zA-Z0-9-]+=[^;]+)*$/;

const METHODS_WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Requires a JSON content type, which a cross-site form cannot send. Throws UNSUPPORTED_TYPE. A missing body is read as
 * an empty object.
 */
export const requireJson = factory.createMiddleware(async (c, next) => {
  const hasBody =
    !METHODS_WITHOUT_BODY.has(c.req.method) &&
    c.req.raw.body !== null &&
    c.req.header('content-length') !== '0';
  if (hasBody && !JSON_TYPE.test(c.req.header('content-type') ?? '')) throw new AppError('UNSUPPORTED_TYPE');
  if (!hasBody) c.req.bodyCache.json = Promise.resolve({});
  await next();
});

const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('TOO_LARGE');
    },
  });

const LIMITS_BY_PATH: [path: RegExp, limit: ReturnType<typeof limitTo>][] = [
  [/^\/api\/projects\/import$/, limitTo(MAX_IMPORT_BYTES)],
  [/^\/api\/projects\/[^/]+\/proposals$/, limitTo(MAX_PLAN_REQUEST_BYTES)],
  [/^\/api\/plans\/read$/, limitTo(MAX_PLAN_REQUEST_BYTES)],
];
/** Refuses bodies that are larger than that of any JSON request but an import or a plan. Throws TOO_LARGE. */
export const limitJson = limitTo(MAX_JSON_BYTES);

export const limitBody = factory.createMiddleware((c, next) => {
  const [, limit = limitJson] = LIMITS_BY_PATH.find(([path]) => path.test(c.req.path)) ?? [];
  return limit(c, next);
});
