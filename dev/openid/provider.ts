import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Account, type Configuration } from 'oidc-provider';
import { OPENID_CLIENT } from './client.ts';
import { answerWithFault, type OpenIdFailure } from './failures.ts';
import { makeKey } from './key.ts';

/** What a test may set: what is wrong with the provider, and whom it does not know the address of. */
type Switches = {
  fault?: OpenIdFailure | undefined;
  /** Whether addresses are verified. */
  verified: boolean;
};

export type OpenIdServer = { issuer: string; switches: Switches; stop: () => Promise<void> };

/**
 * A certified OpenID provider on a port of its own, for tests: whoever types a name is that person, with
 * `name@example.com` as address. `redirectUris` are the product's callbacks. Also takes its switches by
 * `POST /_control` with JSON, from tests that run in another process.
 */
export async function startOpenIdServer(redirectUris: string[]): Promise<OpenIdServer> {
  const switches: Switches = { verified: true };
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
      Object.assign(
        switches,
        { fault: undefined, verified: true },
        JSON.parse(Buffer.concat(parts).toString()),
      );
      return response.end('{}');
    }
    if (!answerWithFault(switches.fault, request, response, key)) handle(request, response);
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
    // Written out, since the provider has something to say about each that is not. Seconds.
    ttl: { AccessToken: 3600, Grant: 3600, IdToken: 3600, Interaction: 3600, Session: 3600 },
    pkce: { required: () => true },
    findAccount: (_, id): Account => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: `${id}@example.com`,
        email_verified: switches.verified,
        given_name: id,
        family_name: 'Tester',
        name: `${id} Tester`,
      }),
    }),
  };
}
