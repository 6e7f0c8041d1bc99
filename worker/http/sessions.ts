import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { deleteSession, findSessionUser } from '../db/directory/accounts/sessions.ts';
import type { SessionRow, UserRow } from '../db/schema/directory/accounts.ts';
import { generateToken, hashToken } from '../domain/access/crypto.ts';
import type { AppEnv } from './context.ts';
import { COOKIE } from './cookies.ts';

const SESSION = '__Host-session';
const SESSION_S = 30 * 24 * 3600;

/** A token for the browser, and the row to insert once the user is known. */
export async function createSession(
  now: number,
): Promise<{ token: string; row: Omit<SessionRow, 'userId'> }> {
  const token = generateToken(32);
  const row = { hash: await hashToken(token), createdAt: now, expiresAt: now + SESSION_S * 1000 };
  return { token, row };
}

/** The token hash of this browser's session, which may have expired. */
export async function hashSession(c: Context<AppEnv>): Promise<string | undefined> {
  const token = getCookie(c, SESSION);
  return token && hashToken(token);
}

export function writeSessionCookie(c: Context<AppEnv>, token: string) {
  setCookie(c, SESSION, token, { ...COOKIE, maxAge: SESSION_S });
}

/** Names a session in a signed cookie without allowing its use: the start of its hash, 72 bits. */
const toSessionId = (hash: string) => hash.slice(0, 12);

/** The signed-in user. Sets `user` and `sessionId`, so that a request queries the database once. */
export async function findUser(c: Context<AppEnv>): Promise<UserRow | undefined> {
  const cached = c.get('user');
  if (cached) return cached;
  const hash = await hashSession(c);
  const user = hash ? await findSessionUser(c.get('directory'), hash, Date.now()) : undefined;
  if (!hash || !user) return undefined;
  c.set('user', user);
  c.set('sessionId', toSessionId(hash));
  return user;
}

/** Deletes this browser's session and its cookie. */
export async function deleteBrowserSession(c: Context<AppEnv>): Promise<void> {
  const hash = await hashSession(c);
  if (!hash) return;
  await deleteSession(c.get('directory'), hash);
  deleteCookie(c, SESSION, COOKIE);
}
