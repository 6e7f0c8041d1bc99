import { parsePagePath } from '../domain/page/page-head.ts';
import { AppError } from '../errors.ts';
import { factory } from '../http/context.ts';
import { respondWithNoticePage } from '../http/notice-page.ts';

/** Answers with a page of its own for an itinerary that was taken down. It has no content; hosts see why. */
export const catchSuspended = factory.createMiddleware(async (c, next) => {
  await next();
  const { error } = c;
  if (!(error instanceof AppError) || error.code !== 'SUSPENDED') return;
  const { CONTACT_EMAIL } = c.get('settings');
  const contact = CONTACT_EMAIL ? ` Questions? Write to ${CONTACT_EMAIL}.` : '';
  const page = parsePagePath(c.req.path);
  const { reason } = error.details;
  const isHost = reason !== undefined && page.kind !== 'other';
  c.res = respondWithNoticePage(
    c,
    {
      title: 'This itinerary was taken down',
      text: isHost
        ? `Nobody can open it, and it sends nothing. Reason: ${reason} You can still export it.${contact}`
        : `It isn’t available anymore.${contact}`,
      link: isHost
        ? { label: 'Export itinerary', url: `/api/projects/${page.projectId.toUpperCase()}/export` }
        : { label: 'Go to Foldout', url: '/' },
    },
    451,
  );
});
