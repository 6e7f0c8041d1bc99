import { join } from 'node:path';
import { createEmulator, filePersistence } from 'emulate';
import { CommandError } from '../steps.mjs';
import { defineStripeEmulator } from '../stripe/emulator.ts';
import { listenOnFreePort } from './port.ts';
import { type LocalSettings, usesStripeEmulator } from './settings.ts';

/** Known to the emulator only. The environment may set others. */
const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
};

const toEmulatorPort = (port: number) => (port < 65_000 ? port + 50 : port - 500);

export type LocalStripe = {
  settings: LocalSettings;
  /** The server that the local card form calls through the Worker; undefined for Stripe itself. */
  origin: string | undefined;
  /** How to pay, for the printed summary. */
  payment: string;
  stop: () => Promise<void>;
};

type Options = { port: number; origin: string; stateFolder: string; env?: NodeJS.ProcessEnv };

/**
 * Payments of `npm start`. STRIPE_API_BASE names a server with Stripe's API, STRIPE_SECRET_KEY alone selects Stripe,
 * and an empty one turns payments off. Without both this starts the emulator on its own port. Throws CommandError for
 * damaged state.
 */
export async function startStripe({
  port,
  origin,
  stateFolder,
  env = process.env,
}: Options): Promise<LocalStripe> {
  const { STRIPE_API_BASE: base, STRIPE_SECRET_KEY: key } = env;
  const stop = async () => {};
  if (!usesStripeEmulator(env)) {
    const payment = key ? 'Stripe (STRIPE_SECRET_KEY)' : 'off: STRIPE_SECRET_KEY is empty';
    return { settings: {}, origin: undefined, payment, stop };
  }
  if (base) {
    const server = base.replace(/\/$/, '');
    return { settings: KEYS, origin: server, payment: `${server} (STRIPE_API_BASE)`, stop };
  }
  const keys = { ...KEYS, ...pickKeys(env) };
  const file = join(stateFolder, 'stripe-emulator.json');
  const service = defineStripeEmulator({
    secretKey: keys.STRIPE_SECRET_KEY,
    publishableKey: keys.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
    webhookUrl: `${origin}/api/webhooks/stripe`,
    publicUrl: `${origin}/dev/stripe`,
  });
  const emulator = await listenOnFreePort(toEmulatorPort(port), (found) =>
    createEmulator({ service, port: found, persistence: filePersistence(file) }),
  ).catch((error: Error) => {
    throw new CommandError(`${file}: ${error.message}`, 'If it is damaged, start over: npm start -- --reset');
  });
  return {
    settings: { ...KEYS, STRIPE_API_BASE: emulator.url },
    origin: emulator.url,
    payment: 'test card 4242 4242 4242 4242, any future date, any security code',
    stop: () => emulator.close(),
  };
}

/** The keys that are set and not empty. */
function pickKeys(env: NodeJS.ProcessEnv): Partial<typeof KEYS> {
  return Object.fromEntries(Object.keys(KEYS).flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}
