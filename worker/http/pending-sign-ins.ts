import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { seal, unseal } from '../domain/access/crypto.ts';
import type { AppEnv } from './context.ts';
import { COOKIE } from './cookies.ts';

const NAME = '__Host-sign-in';
/** Time to find a password and a second factor. */
const LIFE_MS = 10 * 60_000;
/** Sign-ins begun in several tabs; three with their paths fit a cookie. */
const MAX_ATTEMPTS = 3;

const attempts = z.array(
  z.object({
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    returnTo: z.string(),
    /** Epoch milliseconds. */
    startedAt: z.number(),
  }),
);
export type PendingSignIn = z.output<typeof attempts>[number];

/** Remembers a sign-in in the browser that began it, and nowhere else: only there it can be finished. */
export async function storePendingSignIn(c: Context<AppEnv>, attempt: PendingSignIn): Promise<void> {
  await write(c, [...(await readAttempts(c)), attempt].slice(-MAX_ATTEMPTS));
}

/** The sign-in that `state` belongs to, which is forgotten with this: an answer is good once. */
export async function takePendingSignIn(
  c: Context<AppEnv>,
  state: string,
): Promise<PendingSignIn | undefined> {
  const known = await readAttempts(c);
  const found = known.find((attempt) => attempt.state === state);
  if (found)
    await write(
      c,
      known.filter((attempt) => attempt !== found),
    );
  return found;
}

async function readAttempts(c: Context<AppEnv>): Promise<PendingSignIn[]> {
  const box = getCookie(c, NAME);
  if (!box) return [];
  try {
    const known = attempts.parse(
      JSON.parse(await unseal(c.get('settings').APP_SECRET, 'sign-in', NAME, box)),
    );
    return known.filter(({ startedAt }) => Date.now() - startedAt < LIFE_MS);
  } catch {
    return []; // not sealed by us, or with another secret
  }
}

async function write(c: Context<AppEnv>, list: PendingSignIn[]) {
  if (list.length === 0) return void deleteCookie(c, NAME, COOKIE);
  const box = await seal(c.get('settings').APP_SECRET, 'sign-in', NAME, JSON.stringify(list));
  setCookie(c, NAME, box, { ...COOKIE, maxAge: LIFE_MS / 1000 });
}
