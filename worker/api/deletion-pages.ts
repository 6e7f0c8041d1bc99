import { deleteByToken, findByDeletionToken } from '../actions/delete-by-email.ts';
import { purgeAfterResponse } from '../actions/purge-deleted-projects.ts';
import type { NoticePage } from '../domain/notices/notice-page.ts';
import { factory, openItineraryOfToken, toActionContext } from '../http/context.ts';
import { respondToHost } from '../http/notice-page.ts';
import { noStore } from '../http/security-headers.ts';
import { t } from '../messages/t.ts';

const writeEnded = (): NoticePage => ({ title: t('ownerLinkEnded'), text: t('deletionEndedText') });

/** The page that deletes an itinerary, by the link in an email to its owner. Opening it changes nothing. */
export const deletionPageRoutes = factory
  .createApp()
  .use('/deletion/*', noStore)
  .get('/deletion/:token', async (c) => {
    const token = c.req.param('token');
    const project = openItineraryOfToken(c, token)
      ? await findByDeletionToken(toActionContext(c), token)
      : undefined;
    if (!project) return respondToHost(c, writeEnded, 404);
    return respondToHost(c, () => ({
      title: t('deletionPageAsk', { name: project.customTitle ?? project.name }),
      text: t('deletionPageText'),
      action: t('deletionNoun'),
      isDestructive: true,
      link: { label: t('endingKeep'), url: `/access/${project.projectId}` },
    }));
  })
  .post('/deletion/:token', async (c) => {
    const token = c.req.param('token');
    if (!openItineraryOfToken(c, token) || !(await deleteByToken(toActionContext(c), token))) {
      return respondToHost(c, writeEnded, 404);
    }
    c.executionCtx.waitUntil(purgeAfterResponse(c.env));
    return respondToHost(c, () => ({ title: t('deletionDone'), text: t('deletionDoneText') }));
  });
