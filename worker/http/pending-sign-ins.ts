import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from '../contract/zod.ts';
import { seal, unseal } from '../domain/access/crypto.ts';
import type { AppEnv } from './context.ts';
import { COOKIE } from './cookies.ts';

const SIGN_IN = '__Host-sign-in';
/** Enough time to find a password and a second factor. */
const MAX_AGE_MS = 10 * 60_000;
/** For sign-ins in several tabs; three of them fit into a cookie. */
const MAX_PENDING = 3;

const pendingSignIns = z.array(
  z.object({
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    returnTo: z.string(),
    /** Epoch milliseconds. */
    startedAt: z.number(),
  }),
);
export type PendingSignIn = z.output<typeof pendingSignIns>[number];

/** Stores a started sign-in in an encrypted cookie, so that only this browser can finish it. */
export async function storePendingSignIn(c: Context<AppEnv>, signIn: PendingSignIn): Promise<void> {
  await writePendingSignIns(c, [...(await readPendingSignIns(c)), signIn].slice(-MAX_PENDING));
}

/** Finds and removes the sign-in with this `state`, so that a callback works once. */
export async function takePendingSignIn(
  c: Context<AppEnv>,
  state: string,
): Promise<PendingSignIn | undefined> {
  const pending = await readPendingSignIns(c);
  const found = pending.find((signIn) => signIn.state === state);
  const rest = pending.filter((signIn) => signIn !== found);
  if (found) await writePendingSignIns(c, rest);
  return found;
}

async function readPendingSignIns(c: Context<AppEnv>): Promise<PendingSignIn[]> {
  const sealed = getCookie(c, SIGN_IN);
  if (!sealed) return [];
  try {
    const json = await unseal(c.get('settings'), 'sign-in', SIGN_IN, sealed);
    if (json === undefined) return [];
    const pending = pendingSignIns.parse(JSON.parse(json));
    return pending.filter(({ startedAt }) => Date.now() - startedAt < MAX_AGE_MS);
  } catch {
    return []; // not our cookie, or an older secret
  }
}

async function writePendingSignIns(c: Context<AppEnv>, list: PendingSignIn[]) {
  if (list.length === 0) return void deleteCookie(c, SIGN_IN, COOKIE);
  const sealed = await seal(c.get('settings'), 'sign-in', SIGN_IN, JSON.stringify(list));
  setCookie(c, SIGN_IN, sealed, { ...COOKIE, maxAge: MAX_AGE_MS / 1000 });
}
