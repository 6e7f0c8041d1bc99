import type { Context, TypedResponse } from 'hono';
import type { AppEnv } from './context.ts';

/** A response whose body is JSON text already; `Body` is the type that the client parses it to. */
export function toJsonResponse<Body>(c: Context<AppEnv>, json: string) {
  const response: Response = c.body(json, 200, { 'Content-Type': 'application/json' });
  return response as Response & TypedResponse<Body, 200, 'json'>;
}
