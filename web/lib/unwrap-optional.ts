import type { ClientResponse } from 'hono/client';
import { ApiError, unwrap } from './api.ts';

/** Like `unwrap`, but returns null for 401 (not signed in). */
export async function unwrapOptional<T>(call: Promise<ClientResponse<T>>): Promise<T | null> {
  try {
    return await unwrap(call);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
