import { findByKeepToken, keepByToken } from '../actions/keep-itinerary.ts';
import type { NoticePage } from '../domain/notices/notice-page.ts';
import { factory, openItineraryOfToken, toActionContext } from '../http/context.ts';
import { respondWithNoticePage } from '../http/notice-page.ts';
import { noStore } from '../http/security-headers.ts';

const ENDED: NoticePage = {
  title: 'This itinerary is gone',
  text: 'It was deleted, or the link isn’t complete.',
};

/** The page that keeps an itinerary which nobody uses. Opening it changes nothing. */
export const keepPageRoutes = factory
  .createApp()
  .use('/keep/*', noStore)
  .get('/keep/:token', async (c) => {
    const token = c.req.param('token');
    const project = openItineraryOfToken(c, token)
      ? await findByKeepToken(toActionContext(c), token)
      : undefined;
    if (!project || project.suspendedAt !== null) return respondWithNoticePage(c, ENDED, 404);
    return respondWithNoticePage(c, {
      title: 'Keep this itinerary?',
      text: `Itinerary ${project.projectId} then stays as it is.`,
      action: 'Keep it',
    });
  })
  .post('/keep/:token', async (c) => {
    const token = c.req.param('token');
    if (!openItineraryOfToken(c, token) || !(await keepByToken(toActionContext(c), token))) {
      return respondWithNoticePage(c, ENDED, 404);
    }
    return respondWithNoticePage(c, { title: 'It stays', text: 'Nothing will be deleted.' });
  });
