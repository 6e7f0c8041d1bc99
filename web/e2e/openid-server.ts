import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { OPENID_CLIENT } from '../../dev/openid/client.ts';
import { type OpenIdServer, startOpenIdServer } from '../../dev/openid/provider.ts';

export type ProductWithOpenId = { origin: string; provider: OpenIdServer; stop: () => Promise<void> };

const bin = `${process.cwd()}/node_modules/.bin`;

/** Starts a second copy of the product, with separate state, that signs in with a certified OpenID provider. */
export async function startProductWithOpenId(): Promise<ProductWithOpenId> {
  const port = Number(process.env.E2E_PORT ?? 8790) + 7;
  const origin = `http://localhost:${port}`;
  const provider = await startOpenIdServer([`${origin}/api/callback`]);
  const env = {
    ...process.env,
    PATH: `${bin}:${process.env.PATH}`,
    PORT: String(port),
    STATE_DIR: '.wrangler/e2e-openid-state',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: OPENID_CLIENT.id,
    OIDC_CLIENT_SECRET: OPENID_CLIENT.secret,
  };
  // With an IPC channel it exits when this process does.
  const product = fork('dev/start/main.ts', ['--reset'], { execPath: `${bin}/node`, env, silent: true });
  let output = '';
  for (const stream of [product.stdout, product.stderr]) stream?.on('data', (text) => (output += text));
  const stop = async () => {
    await end(product);
    await provider.stop();
  };
  while (!/Ready in/.test(output)) {
    if (product.exitCode !== null) {
      await provider.stop();
      throw new Error(`The second server failed to start:\n${output}`);
    }
    await sleep(200);
  }
  return { origin, provider, stop };
}

async function end(product: ChildProcess) {
  if (product.exitCode !== null) return;
  const exited = once(product, 'exit');
  product.kill('SIGTERM');
  await exited;
}
