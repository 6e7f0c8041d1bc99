import type { Context } from 'hono';
import { type AppEnv, factory } from '../http/context.ts';
import { endIfReused, loadOAuthServer, OAUTH_PATHS, toMcpResource } from '../http/oauth-server.ts';
import { RATE, requireRate, requireSharedRate } from '../http/rate-limits.ts';
import { limitJson } from '../http/request-body.ts';
import { noStore } from '../http/security-headers.ts';
import { requireRegistrationBudget } from '../http/strangers.ts';

/** What assistants without a key need to get one: RFC 9728, RFC 8414, RFC 7591, and the token endpoint. */
export const oauthRoutes = factory
  .createApp()
  .on('GET', [OAUTH_PATHS.resource, `${OAUTH_PATHS.resource}/mcp`], noStore, (c) => {
    c.header('Access-Control-Allow-Origin', '*');
    return c.json({
      resource: toMcpResource(c),
      authorization_servers: [c.get('settings').APP_ORIGIN],
      bearer_methods_supported: ['header'],
      resource_name: 'Foldout',
    });
  })
  .on(['GET', 'OPTIONS'], OAUTH_PATHS.server, noStore, (c) => askServer(c))
  .on('OPTIONS', [OAUTH_PATHS.token, OAUTH_PATHS.register], noStore, (c) => askServer(c))
  .post(OAUTH_PATHS.register, noStore, limitJson, async (c) => {
    await requireSharedRate(c, RATE.registrations);
    await requireRegistrationBudget(c);
    return askServer(c);
  })
  .post(OAUTH_PATHS.token, noStore, limitJson, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const secret = form.get('code') ?? form.get('refresh_token') ?? undefined;
    const response = await askServer(c, secret);
    if (response.ok) return response;
    if (secret) await endIfReused(c, secret);
    await requireRate(c, `address:${c.get('ip')}`, RATE.unknownKeys);
    return response;
  });

/** `secret`: the code or refresh token in the body. */
async function askServer(c: Context<AppEnv>, secret?: string): Promise<Response> {
  const { server, env } = await loadOAuthServer(c, secret);
  const { method, headers } = c.req.raw;
  const body = method === 'POST' ? await c.req.arrayBuffer() : null;
  // At the address that the server's metadata names.
  const request = new Request(`${c.get('settings').APP_ORIGIN}${c.req.path}`, { method, headers, body });
  const response = await server.fetch(request, env as never, c.executionCtx as never);
  // Middleware adds headers.
  return new Response(response.body, response);
}
