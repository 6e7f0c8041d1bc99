import { findByKeepToken, keepByToken } from '../actions/keep-itinerary.ts';
import type { NoticePage } from '../domain/notices/notice-page.ts';
import { factory, openItineraryOfToken, toActionContext } from '../http/context.ts';
import { respondToHost } from '../http/notice-page.ts';
import { noStore } from '../http/security-headers.ts';
import { t } from '../messages/t.ts';

const writeEnded = (): NoticePage => ({ title: t('endingGone'), text: t('endingGoneText') });

/** The page that keeps an itinerary which nobody uses. Opening it changes nothing. */
export const keepPageRoutes = factory
  .createApp()
  .use('/keep/*', noStore)
  .get('/keep/:token', async (c) => {
    const token = c.req.param('token');
    const project = openItineraryOfToken(c, token)
      ? await findByKeepToken(toActionContext(c), token)
      : undefined;
    if (!project || project.suspendedAt !== null) return respondToHost(c, writeEnded, 404);
    return respondToHost(c, () => ({
      title: t('endingPageAsk'),
      text: t('endingPageText', { id: project.projectId }),
      action: t('endingKeep'),
    }));
  })
  .post('/keep/:token', async (c) => {
    const token = c.req.param('token');
    if (!openItineraryOfToken(c, token) || !(await keepByToken(toActionContext(c), token))) {
      return respondToHost(c, writeEnded, 404);
    }
    return respondToHost(c, () => ({ title: t('endingKept'), text: t('endingKeptText') }));
  });
