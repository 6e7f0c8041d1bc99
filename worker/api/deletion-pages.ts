import { deleteByToken, findByDeletionToken } from '../actions/delete-by-email.ts';
import { purgeAfterResponse } from '../actions/purge-deleted-projects.ts';
import type { NoticePage } from '../domain/notices/notice-page.ts';
import { factory, openItineraryOfToken, toActionContext } from '../http/context.ts';
import { respondWithNoticePage } from '../http/notice-page.ts';
import { noStore } from '../http/security-headers.ts';

const ENDED: NoticePage = {
  title: 'This link no longer works',
  text: 'It works for 24 hours, and not after the owner’s email or the admin code has changed. Ask for a new one in the admin panel.',
};

/** The page that deletes an itinerary, by the link in an email to its owner. Opening it changes nothing. */
export const deletionPageRoutes = factory
  .createApp()
  .use('/deletion/*', noStore)
  .get('/deletion/:token', async (c) => {
    const token = c.req.param('token');
    const project = openItineraryOfToken(c, token)
      ? await findByDeletionToken(toActionContext(c), token)
      : undefined;
    if (!project) return respondWithNoticePage(c, ENDED, 404);
    return respondWithNoticePage(c, {
      title: `Delete ${project.customTitle ?? project.name}?`,
      text: 'Its events, FAQs, images, guests and answers are deleted for good, and its links stop working. This can’t be undone.',
      action: 'Delete itinerary',
      link: { label: 'Keep it', url: `/access/${project.projectId}` },
    });
  })
  .post('/deletion/:token', async (c) => {
    const token = c.req.param('token');
    if (!openItineraryOfToken(c, token) || !(await deleteByToken(toActionContext(c), token))) {
      return respondWithNoticePage(c, ENDED, 404);
    }
    c.executionCtx.waitUntil(purgeAfterResponse(c.env));
    return respondWithNoticePage(c, {
      title: 'The itinerary was deleted',
      text: 'Its links no longer work. Payment records are kept as the law requires.',
    });
  });
