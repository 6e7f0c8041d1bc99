import type { NoticePage } from '../domain/notices/notice-page.ts';
import { parsePagePath } from '../domain/page/page-head.ts';
import { AppError } from '../errors.ts';
import { t } from '../messages/t.ts';
import { factory } from './context.ts';
import { respondWithTranslated } from './notice-page.ts';

/** Answers with a page of its own for an itinerary that was taken down. It has no content; hosts see why. */
export const catchSuspended = factory.createMiddleware(async (c, next) => {
  await next();
  const { error } = c;
  if (!(error instanceof AppError) || error.code !== 'SUSPENDED') return;
  const { CONTACT_EMAIL } = c.get('settings');
  const page = parsePagePath(c.req.path);
  const { reason } = error.details;
  const link = page.kind !== 'other' && `/api/projects/${page.projectId.toUpperCase()}/export`;
  const write = () => toPage({ email: CONTACT_EMAIL, ...(link && reason !== undefined && { reason, link }) });
  c.res = respondWithTranslated(c, write, 451);
});

/** `reason` and `link` are for hosts. */
function toPage({
  email,
  reason,
  link,
}: {
  email: string | undefined;
  reason?: string;
  link?: string;
}): NoticePage {
  const text = reason === undefined ? t('suspendedText') : t('suspendedForHosts', { reason });
  return {
    title: t('suspendedTitle'),
    text: [text, email && t('suspendedContact', { email })].filter(Boolean).join(' '),
    ...(link && { link: { label: t('exportItinerary'), url: link } }),
  };
}
