import worker from '../../worker/index.ts';
import { handleDevCall } from './dev-calls.ts';

export * from '../../worker/index.ts';

/** The product's Worker with the calls that exist only locally. Never deployed; wrangler.toml names the other entry. */
export default {
  ...worker,
  async fetch(request, env, ctx) {
    return (await handleDevCall(request, env)) ?? worker.fetch(request, env, ctx);
  },
} satisfies ExportedHandler<Cloudflare.Env>;
