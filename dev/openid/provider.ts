import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Account, type Configuration } from 'oidc-provider';
import { OPENID_CLIENT } from './client.ts';
import { type OpenIdFailure, simulateFailure } from './failures.ts';
import { makeKey } from './key.ts';

/** Set by tests. */
type Switches = {
  fault?: OpenIdFailure | undefined;
  /** `email_verified` of all accounts. */
  verified: boolean;
  /** Whether the claims contain the email. */
  hasEmail: boolean;
};

export const DEFAULT_SWITCHES: Switches = { fault: undefined, verified: true, hasEmail: true };

export type OpenIdServer = { issuer: string; switches: Switches; stop: () => Promise<void> };

/**
 * Starts a certified OpenID provider on its own port, for tests. Any login name is accepted and has the address
 * `name@example.com`. `redirectUris` are the product's callbacks. Tests in other processes set the switches with
 * `POST /_control` and JSON.
 */
export async function startOpenIdServer(redirectUris: string[]): Promise<OpenIdServer> {
  const switches: Switches = { ...DEFAULT_SWITCHES };
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = makeKey();
  const provider = new Provider(issuer, configure(redirectUris, key.jwk, switches));
  const handle = provider.callback();
  server.on('request', async (request, response) => {
    if (request.method === 'POST' && request.url === '/_control') {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      Object.assign(switches, DEFAULT_SWITCHES, JSON.parse(Buffer.concat(parts).toString()));
      return response.end('{}');
    }
    if (!simulateFailure(switches.fault, request, response, key)) handle(request, response);
  });
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { issuer, switches, stop };
}

function configure(redirectUris: string[], jwk: object, switches: Switches): Configuration {
  return {
    clients: [
      {
        client_id: OPENID_CLIENT.id,
        client_secret: OPENID_CLIENT.secret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    cookies: { keys: ['only-for-tests'] },
    jwks: { keys: [jwk] },
    // In seconds. All are set because the provider warns about defaults.
    ttl: { AccessToken: 3600, Grant: 3600, IdToken: 3600, Interaction: 3600, Session: 3600 },
    pkce: { required: () => true },
    findAccount: (_, id): Account => ({
      accountId: id,
      claims: () => ({
        sub: id,
        ...(switches.hasEmail && { email: `${id}@example.com`, email_verified: switches.verified }),
        given_name: id,
        family_name: 'Tester',
        name: `${id} Tester`,
      }),
    }),
  };
}
