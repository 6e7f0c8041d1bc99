import type { Context } from 'hono';
import { generateToken } from '../domain/access/crypto.ts';
import { type NoticePage, renderNoticePage } from '../domain/notices/notice-page.ts';
import { toHostReader } from '../messages/host-reader.ts';
import '../messages/hosts/add-owner-messages.ts';
import { inLanguage } from '../messages/in-language.ts';
import { t } from '../messages/t.ts';
import type { AppEnv } from './context.ts';
import { readReader } from './reader.ts';

/** A page that offers nothing leads to the product. */
const leadOn = (page: NoticePage): NoticePage =>
  page.action || page.link ? page : { ...page, link: { label: t('goToFoldout'), url: '/' } };

/** Responds with a page in the reader's language. */
export function respondWithTranslated(
  c: Context<AppEnv>,
  write: () => NoticePage,
  status?: 200 | 404 | 451,
): Response {
  const reader = readReader(c);
  return respondWithNoticePage(c, { reader, ...inLanguage(reader, () => leadOn(write())) }, status);
}

/** Responds with a page for hosts, which exists in fewer languages. */
export function respondToHost(c: Context<AppEnv>, write: () => NoticePage, status?: 200 | 404): Response {
  const reader = toHostReader(readReader(c));
  return respondWithNoticePage(c, { reader, ...inLanguage(reader, () => leadOn(write())) }, status);
}

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
