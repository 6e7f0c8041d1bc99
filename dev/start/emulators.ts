import { startGoogle } from './google.ts';
import { startModel } from './model.ts';
import type { LocalSettings } from './settings.ts';
import { startStripe } from './stripe.ts';
import { startTurnstile } from './turnstile.ts';

type Options = { port: number; origin: string; stateFolder: string };

/** Starts the emulators of other companies' systems. `settings` tell the Worker where they are. */
export async function startEmulators({ port, origin, stateFolder }: Options) {
  const stripe = await startStripe({ port, origin, stateFolder });
  const google = await startGoogle({ port, origin });
  const model = await startModel({ port });
  const turnstile = await startTurnstile({ port });
  const settings: LocalSettings = {
    ...stripe.settings,
    ...google.settings,
    ...model.settings,
    ...turnstile.settings,
  };
  const stop = () => Promise.all([stripe, google, model, turnstile].map((emulator) => emulator.stop()));
  return { settings, stripe, google, stop };
}
