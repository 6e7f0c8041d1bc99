import { z } from '../contract/zod.ts';
import { AppError } from '../errors.ts';
import type { Settings } from './settings.ts';

const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const TIMEOUT_MS = 5_000;

const answerSchema = z.object({ success: z.boolean() });

/** Where Turnstile's script and frame come from; undefined where it is not configured. */
export function findChallengeOrigin(settings: Settings): string | undefined {
  const challenge = readChallenge(settings);
  return challenge && new URL(challenge.challengeScript).origin;
}

/** The public key and the script of the challenge; undefined where it is not configured. */
export function readChallenge({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY, TURNSTILE_VERIFY_URL }: Settings) {
  if (!TURNSTILE_SITE_KEY || !TURNSTILE_SECRET_KEY) return undefined;
  const challengeScript = (TURNSTILE_VERIFY_URL ?? VERIFY_URL).replace(/siteverify$/, 'api.js');
  return { siteKey: TURNSTILE_SITE_KEY, challengeScript };
}

/** Whether Turnstile says that a person solved the challenge (Cloudflare docs, Turnstile, Server-side validation). */
export async function isChallengeSolved(settings: Settings, token: string, ip: string): Promise<boolean> {
  const body = new URLSearchParams({ secret: settings.TURNSTILE_SECRET_KEY ?? '', response: token });
  // A network is not an address.
  if (!ip.includes('/') && ip !== 'local') body.set('remoteip', ip);
  try {
    const response = await fetch(settings.TURNSTILE_VERIFY_URL ?? VERIFY_URL, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answerSchema.parse(await response.json()).success;
  } catch (cause) {
    throw new AppError('UNAVAILABLE', { cause, retryAfter: 5 });
  }
}
