import type { Context } from 'hono';
import { generateToken } from '../domain/access/crypto.ts';
import { type NoticePage, renderNoticePage } from '../domain/notices/notice-page.ts';
import type { AppEnv } from './context.ts';

/** Responds with the page and the nonce of its styles. */
export function respondWithNoticePage(
  c: Context<AppEnv>,
  page: NoticePage,
  status: 200 | 404 | 451 = 200,
): Response {
  const nonce = generateToken(16);
  c.set('styleNonce', nonce);
  c.header('X-Robots-Tag', 'noindex');
  return c.html(renderNoticePage(page, nonce), status);
}
