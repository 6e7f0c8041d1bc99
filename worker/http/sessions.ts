import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SessionRow, UserRow } from '../db/account-schema.ts';
import { deleteSession, findSessionUser } from '../db/sessions.ts';
import { generateToken, toBase64Url } from '../domain/access/crypto.ts';
import type { AppEnv } from './context.ts';
import { COOKIE } from './cookies.ts';

const SESSION = '__Host-session';
const SESSION_S = 30 * 24 * 3600;

/** The hash under which a token is stored: whoever reads the database cannot sign in with it. */
async function hashToken(token: string): Promise<string> {
  return toBase64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
}

/** A new session: the token for its browser, and the row that the caller stores with an account. */
export async function makeSession(now: number): Promise<{ token: string; row: Omit<SessionRow, 'userId'> }> {
  const token = generateToken(32);
  const row = { hash: await hashToken(token), createdAt: now, expiresAt: now + SESSION_S * 1000 };
  return { token, row };
}

/** The hash of the session that this browser names, alive or not. */
export async function hashSession(c: Context<AppEnv>): Promise<string | undefined> {
  const token = getCookie(c, SESSION);
  return token && hashToken(token);
}

/** Hands a session's token to the browser. */
export function writeSessionCookie(c: Context<AppEnv>, token: string) {
  setCookie(c, SESSION, token, { ...COOKIE, maxAge: SESSION_S });
}

/** Who is signed in, or undefined. Asked once a request. */
export async function findUser(c: Context<AppEnv>): Promise<UserRow | undefined> {
  const known = c.get('user');
  if (known) return known;
  const hash = await hashSession(c);
  const user = hash ? await findSessionUser(c.get('db'), hash, Date.now()) : undefined;
  if (user) c.set('user', user);
  return user;
}

/** Ends this browser's session, on the server too. */
export async function endSession(c: Context<AppEnv>): Promise<void> {
  const hash = await hashSession(c);
  if (!hash) return;
  await deleteSession(c.get('db'), hash);
  deleteCookie(c, SESSION, COOKIE);
}
