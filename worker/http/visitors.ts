import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { generateToken, isOutdatedSignature, sign, verifySignature } from '../domain/access/crypto.ts';
import type { AppEnv } from './context.ts';
import { COOKIE, LONG_COOKIE_S } from './cookies.ts';

const VISITOR = '__Host-visitor';

/** This browser's visitor id from its signed cookie, if it has one. Renews a cookie of the previous secret. */
export async function findVisitorId(c: Context<AppEnv>): Promise<string | undefined> {
  const [id = '', signature = ''] = (getCookie(c, VISITOR) ?? '').split('!');
  const isOurs = id !== '' && (await verifySignature(c.get('settings'), 'visitor', id, signature));
  if (!isOurs) return undefined;
  const isOutdated = await isOutdatedSignature(c.get('settings'), 'visitor', id, signature);
  if (isOutdated) await writeVisitorCookie(c, id);
  return id;
}

/** This browser's visitor id; sets a cookie with `newId` if there is none. It separates visitors who share an address. */
export async function ensureVisitorId(c: Context<AppEnv>, newId = generateToken(16)): Promise<string> {
  const existing = (await findVisitorId(c)) ?? c.get('newVisitorId');
  if (existing) return existing;
  c.set('newVisitorId', newId);
  await writeVisitorCookie(c, newId);
  return newId;
}

async function writeVisitorCookie(c: Context<AppEnv>, id: string) {
  const signature = await sign(c.get('settings'), 'visitor', id);
  setCookie(c, VISITOR, `${id}!${signature}`, { ...COOKIE, maxAge: LONG_COOKIE_S });
}

const WITHOUT_COOKIE = 'without-cookie';

/** The name by which limits count a visitor, within those of its IP address. */
export async function findVisitorName(c: Context<AppEnv>): Promise<string> {
  return (await findVisitorId(c)) ?? WITHOUT_COOKIE;
}

/**
 * The names by which limits count a visitor. A browser without a visitor cookie gets one, and is counted under both its new
 * name and the one that all browsers without a cookie share, because a script could drop every cookie.
 */
export async function ensureVisitorNames(c: Context<AppEnv>): Promise<string[]> {
  const existing = await findVisitorId(c);
  return existing ? [existing] : [WITHOUT_COOKIE, await ensureVisitorId(c)];
}
