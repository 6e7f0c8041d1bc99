import worker from '../../worker/index.ts';
import { answerDevCall } from './dev-calls.ts';

export * from '../../worker/index.ts';

/** The product's Worker with the calls of the local mode before it. Never deployed: wrangler.toml knows the other. */
export default {
  ...worker,
  async fetch(request, env, ctx) {
    return (await answerDevCall(request, env)) ?? worker.fetch(request, env, ctx);
  },
} satisfies ExportedHandler<Cloudflare.Env>;
