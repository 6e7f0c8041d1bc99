import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { generateToken, sign, verifySignature } from '../domain/access/crypto.ts';
import type { AppEnv } from './context.ts';
import { COOKIE, LONG_COOKIE_S } from './cookies.ts';

const VISITOR = '__Host-visitor';

/** This browser's visitor id from its signed cookie, if it has one. */
export async function findVisitorId(c: Context<AppEnv>): Promise<string | undefined> {
  const [id = '', signature = ''] = (getCookie(c, VISITOR) ?? '').split('!');
  const isOurs = id !== '' && (await verifySignature(c.get('settings'), 'visitor', id, signature));
  return isOurs ? id : undefined;
}

/** This browser's visitor id, created if needed. It separates the failed attempts of visitors who share an address. */
export async function ensureVisitorId(c: Context<AppEnv>): Promise<string> {
  const existing = await findVisitorId(c);
  if (existing) return existing;
  const id = generateToken(16);
  const signature = await sign(c.get('settings'), 'visitor', id);
  setCookie(c, VISITOR, `${id}!${signature}`, { ...COOKIE, maxAge: LONG_COOKIE_S });
  return id;
}
