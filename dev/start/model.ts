import { createEmulator } from 'emulate';
import { defineModelEmulator } from '../model/emulator.ts';
import { listenOnFreePort } from './port.ts';
import type { LocalSettings } from './settings.ts';

/** Known to the emulator only. */
const KEY = 'sk-local';

const toEmulatorPort = (port: number) => (port < 65_000 ? port + 90 : port - 540);

export type LocalModel = { settings: LocalSettings; stop: () => Promise<void> };

/**
 * The language model of `npm start`. OPENAI_BASE_URL or OPENAI_API_KEY select another model, an empty key none.
 * Without both this starts the emulator on its own port, and with WORKERS_AI_MODEL too: there is no Workers AI locally.
 */
export async function startModel({
  port,
  env = process.env,
}: {
  port: number;
  env?: NodeJS.ProcessEnv;
}): Promise<LocalModel> {
  if (!env.WORKERS_AI_MODEL && (env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL)) {
    // A key without a base URL means OpenAI, so set no base URL.
    const settings = env.OPENAI_BASE_URL ? { OPENAI_API_KEY: KEY, OPENAI_MODEL: 'local' } : {};
    return { settings, stop: async () => {} };
  }
  const emulator = await listenOnFreePort(toEmulatorPort(port), (found) =>
    createEmulator({ service: defineModelEmulator({ apiKey: KEY }), port: found }),
  );
  const settings = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: `${emulator.url}/v1`, OPENAI_MODEL: 'emulator' };
  return { settings, stop: () => emulator.close() };
}
