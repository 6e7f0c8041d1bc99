import { createEmulator } from 'emulate';
import { defineModelEmulator } from '../model/emulator.ts';
import { findFreePort } from './port.ts';
import type { LocalSettings } from './settings.ts';

/** A key of nobody's account. */
const KEY = 'sk-local';

/** Beside the stand-ins for Stripe and Google. */
const toOwnPort = (port: number) => (port < 65_000 ? port + 90 : port - 540);

export type LocalModel = { settings: LocalSettings; stop: () => Promise<void> };

/**
 * What reads the mails that rules cannot, by the environment: OPENAI_BASE_URL or OPENAI_API_KEY mean a model
 * elsewhere, an empty key none at all. Without either our stand-in is started, on a port of its own.
 */
export async function startModel({
  port,
  env = process.env,
}: {
  port: number;
  env?: NodeJS.ProcessEnv;
}): Promise<LocalModel> {
  if (env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL) {
    // An empty base would beat OpenAI's own; a key alone means OpenAI.
    const settings = env.OPENAI_BASE_URL ? { OPENAI_API_KEY: KEY, OPENAI_MODEL: 'local' } : {};
    return { settings, stop: async () => {} };
  }
  const standIn = await createEmulator({
    service: defineModelEmulator({ apiKey: KEY }),
    port: await findFreePort(toOwnPort(port)),
  });
  const settings = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: `${standIn.url}/v1`, OPENAI_MODEL: 'stand-in' };
  return { settings, stop: () => standIn.close() };
}
