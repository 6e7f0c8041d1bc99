import { join } from 'node:path';
import { createEmulator, filePersistence } from 'emulate';
import { Stop } from '../steps.mjs';
import { defineStripeEmulator } from '../stripe/emulator.ts';
import { findFreePort } from './port.ts';
import type { LocalSettings } from './settings.ts';

/** Keys of nobody's account; the environment may name others. */
const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
};

/** Off the ports that the pages and the Worker try, yet the same at every start; below the last port. */
const toOwnPort = (port: number) => (port < 65_000 ? port + 50 : port - 500);

export type LocalStripe = {
  settings: LocalSettings;
  /** The server that the pages' card form speaks to, through the Worker; undefined for the real Stripe. */
  origin: string | undefined;
  /** How to pay, in words for the card at the end. */
  payWith: string;
  stop: () => Promise<void>;
};

type Options = { port: number; origin: string; stateFolder: string; env?: NodeJS.ProcessEnv };

/**
 * What takes the payments of a local start, by the environment: STRIPE_API_BASE names a server that
 * behaves like Stripe; a STRIPE_SECRET_KEY alone means Stripe itself, and an empty one no payments at all.
 * Without either our stand-in is started, on a port of its own beside `port`, which is the product's.
 */
export async function startStripe({
  port,
  origin,
  stateFolder,
  env = process.env,
}: Options): Promise<LocalStripe> {
  const { STRIPE_API_BASE: elsewhere, STRIPE_SECRET_KEY: ownKey } = env;
  const stop = async () => {};
  if (elsewhere) {
    const server = elsewhere.replace(/\/$/, '');
    return { settings: KEYS, origin: server, payWith: `what ${server} takes (STRIPE_API_BASE)`, stop };
  }
  if (ownKey !== undefined) {
    const payWith = ownKey
      ? 'what Stripe takes for STRIPE_SECRET_KEY'
      : 'nothing: STRIPE_SECRET_KEY is empty';
    return { settings: {}, origin: undefined, payWith, stop };
  }
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = { ...KEYS, ...drop(env) };
  const service = defineStripeEmulator({
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    webhookUrl: `${origin}/api/webhooks/stripe`,
    publicUrl: `${origin}/dev/stripe`,
  });
  const file = join(stateFolder, 'stripe.json');
  const standIn = await createEmulator({
    service,
    port: await findFreePort(toOwnPort(port)),
    persistence: filePersistence(file),
  }).catch((error: Error) => {
    throw new Stop(
      `${file}: ${error.message}`,
      'Is the state damaged? This begins anew: npm start -- --reset',
    );
  });
  return {
    settings: { ...KEYS, STRIPE_API_BASE: standIn.url },
    origin: standIn.url,
    payWith: 'test card 4242 4242 4242 4242, any later date, any code',
    stop: () => standIn.close(),
  };
}

/** The keys that the environment names, without those it leaves empty. */
function drop(env: NodeJS.ProcessEnv): Partial<typeof KEYS> {
  return Object.fromEntries(Object.keys(KEYS).flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}
