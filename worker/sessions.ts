import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from './context.ts';
import { COOKIE } from './cookies.ts';
import { randomToken, toBase64Url } from './crypto.ts';
import type { SessionRow, UserRow } from './db/schema.ts';
import { deleteSession, findSessionUser } from './db/sessions.ts';

const SESSION = '__Host-session';
const SESSION_S = 30 * 24 * 3600;

/** The hash under which a token is stored: whoever reads the database cannot sign in with it. */
export async function hashToken(token: string): Promise<string> {
  return toBase64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
}

/** A new session of an account, and the token for its browser; the row is to be stored by the caller. */
export async function makeSession(userId: number, now: number): Promise<{ token: string; row: SessionRow }> {
  const token = randomToken(32);
  const row = { hash: await hashToken(token), userId, createdAt: now, expiresAt: now + SESSION_S * 1000 };
  return { token, row };
}

/** Hands a session's token to the browser. */
export function writeSessionCookie(c: Context<AppEnv>, token: string) {
  setCookie(c, SESSION, token, { ...COOKIE, maxAge: SESSION_S });
}

/** Who is signed in, or undefined. Asked once a request. */
export async function findUser(c: Context<AppEnv>): Promise<UserRow | undefined> {
  const known = c.get('user');
  if (known) return known;
  const token = getCookie(c, SESSION);
  const user = token && (await findSessionUser(c.get('db'), await hashToken(token), Date.now()));
  if (user) c.set('user', user);
  return user || undefined;
}

/** Ends this browser's session, on the server too. */
export async function endSession(c: Context<AppEnv>): Promise<void> {
  const token = getCookie(c, SESSION);
  if (!token) return;
  await deleteSession(c.get('db'), await hashToken(token));
  deleteCookie(c, SESSION, COOKIE);
}
