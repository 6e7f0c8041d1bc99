import { startLocal } from '../../dev/local-server.ts';
import { OPENID_CLIENT } from '../../dev/openid/client.ts';
import { type OpenIdServer, startOpenIdServer } from '../../dev/openid/provider.ts';
import { findFreePort } from '../../dev/start/port.ts';

export type ProductWithOpenId = { origin: string; provider: OpenIdServer; stop: () => Promise<void> };

/** Starts a second copy of the product, with separate state, that signs in with a certified OpenID provider and has Turnstile. */
export async function startProductWithOpenId(): Promise<ProductWithOpenId> {
  const port = await findFreePort(Number(process.env.E2E_PORT ?? 8790) + 7);
  const provider = await startOpenIdServer([`http://localhost:${port}/api/callback`]);
  const env = {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: OPENID_CLIENT.id,
    OIDC_CLIENT_SECRET: OPENID_CLIENT.secret,
    TURNSTILE_SITE_KEY: 'site',
    TURNSTILE_SECRET_KEY: 'secret',
  };
  const product = await startLocal('.wrangler/e2e-openid-state', { port, env }).catch(
    async (error: unknown) => {
      await provider.stop();
      throw error;
    },
  );
  const stop = async () => {
    await product.stop();
    await provider.stop();
  };
  return { origin: product.origin, provider, stop };
}
