import type { ClientResponse } from 'hono/client';
import type { ErrorBody } from '../../worker/contract/errors.ts';
import { client } from './client.ts';

/** The typed client of our own server; cookies travel along, as fetch does by itself on one origin. */
export const api = client.api;

/** A refusal. `message` is "status: response text"; `body` is the parsed refusal where there was one. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseErrorBody(text);
  }
}

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const body = JSON.parse(text) as ErrorBody;
    return typeof body?.code === 'string' && typeof body.message === 'string' ? body : undefined;
  } catch {
    return undefined;
  }
}

/** The body of a successful call. Throws ApiError for every other answer, TypeError when nothing answered. */
export async function unwrap<T>(call: Promise<ClientResponse<T>>): Promise<T> {
  const response = await call;
  if (!response.ok) throw new ApiError(response.status, await response.text());
  return (await response.json()) as T;
}

/** The server's own words for a person, or undefined where it sent none (no network, a proxy's page). */
export function toServerMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body?.message : undefined;
}
