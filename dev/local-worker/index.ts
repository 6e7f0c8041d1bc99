import worker from '../../worker/index.ts';
import { parseSettings } from '../../worker/services/settings.ts';
import { createEmulatedAi } from '../../worker/testing/emulated-ai.ts';
import { handleDevCall } from './dev-calls.ts';
import { withLocalServices } from './local-services.ts';

export * from '../../worker/index.ts';

/**
 * The product's Worker with an emulated email service, and the calls that exist only locally. Never deployed;
 * wrangler.toml names the other entry.
 */
export default {
  ...worker,
  async fetch(request, env, ctx) {
    return (await handleDevCall(request, env)) ?? worker.fetch(request, withLocalServices(env), ctx);
  },
  queue: (batch, env) => worker.queue(batch, withEmulatedAi(withLocalServices(env))),
  scheduled: (controller, env) => worker.scheduled(controller, withLocalServices(env)),
} satisfies ExportedHandler<Cloudflare.Env>;

/** Workers AI needs a Cloudflare account, so models run on the emulator, which OPENAI_BASE_URL names. */
function withEmulatedAi(env: Cloudflare.Env): Cloudflare.Env {
  const { WORKERS_AI_MODEL, OPENAI_BASE_URL } = parseSettings(env);
  if (!WORKERS_AI_MODEL || !OPENAI_BASE_URL) return env;
  return { ...env, AI: createEmulatedAi(new URL(OPENAI_BASE_URL).origin) };
}
