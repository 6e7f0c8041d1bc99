import { createEmulator } from 'emulate';
import { defineTurnstileEmulator } from '../turnstile/emulator.ts';
import { listenOnFreePort } from './port.ts';
import type { LocalSettings } from './settings.ts';

const toEmulatorPort = (port: number) => (port < 65_000 ? port + 110 : port - 560);

export type LocalTurnstile = { settings: LocalSettings; stop: () => Promise<void> };

/**
 * Turnstile of `npm start`: an emulator on its own port, unless TURNSTILE_VERIFY_URL names another server. The product
 * asks for a challenge only if TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY are set, too.
 */
export async function startTurnstile({
  port,
  env = process.env,
}: {
  port: number;
  env?: NodeJS.ProcessEnv;
}): Promise<LocalTurnstile> {
  if (env.TURNSTILE_VERIFY_URL) return { settings: {}, stop: async () => {} };
  const emulator = await listenOnFreePort(toEmulatorPort(port), (found) =>
    createEmulator({ service: defineTurnstileEmulator(), port: found }),
  );
  const settings = { TURNSTILE_VERIFY_URL: `${emulator.url}/turnstile/v0/siteverify` };
  return { settings, stop: () => emulator.close() };
}
