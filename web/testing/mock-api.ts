import { vi } from 'vitest';

export type ApiCall = { method: string; path: string; json: unknown; headers: Headers };
type Reply = { status?: number; body?: unknown };
type Routes = Record<string, Reply | ((call: ApiCall) => Reply | Promise<Reply>)>;

/**
 * Answers the API calls of a test: `{ 'POST /api/projects': { status: 201, body } }`, or a function of the call.
 * A reply is 200 unless it has a `status`; a function that throws is a lost connection. Any other call fails the
 * test. Returns the calls made so far; assigning to `routes` changes later replies.
 */
export function mockApi(routes: Routes = {}): { calls: ApiCall[]; routes: Routes } {
  const calls: ApiCall[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    const json = typeof body === 'string' ? JSON.parse(body) : undefined;
    const call = { method, path, json, headers: new Headers(init.headers) };
    calls.push(call);
    const route = routes[`${method} ${path}`];
    if (!route) console.error(`No reply for ${method} ${path}`);
    const reply = typeof route === 'function' ? await route(call) : (route ?? { status: 500 });
    return Response.json(reply.body ?? {}, { status: reply.status ?? 200 });
  });
  return { calls, routes };
}

/** An API error: `errorReply(401, 'CODE_INCORRECT', 'Wrong code.', { attemptsRemaining: 4 })`. */
export function errorReply(status: number, code: string, message: string, more: object = {}): Reply {
  return { status, body: { code, message, ...more } };
}
