import type { ClientResponse } from 'hono/client';
import { ApiError, unwrap } from './api.ts';

/** As `unwrap`, but null where the server answers that nobody is signed in (401). */
export async function unwrapOptional<T>(call: Promise<ClientResponse<T>>): Promise<T | null> {
  try {
    return await unwrap(call);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
