import { readOwnerChange, undoOwnerEmail } from '../actions/undo-owner-email.ts';
import type { NoticePage } from '../domain/notices/notice-page.ts';
import { factory, toActionContext } from '../http/context.ts';
import { respondToHost } from '../http/notice-page.ts';
import { noStore } from '../http/security-headers.ts';
import { t } from '../messages/t.ts';

const writeEnded = (): NoticePage => ({ title: t('ownerLinkEnded'), text: t('ownerUndoEnded') });

/** The page that undoes a change of the owner's email. Opening it changes nothing, since email scanners open links. */
export const ownerEmailPageRoutes = factory
  .createApp()
  .use('/owner-email/*', noStore)
  .get('/owner-email/:token', async (c) => {
    const found = await readOwnerChange(toActionContext(c), c.req.param('token'));
    if (!found) return respondToHost(c, writeEnded, 404);
    return respondToHost(c, () => ({
      title: t('ownerUndoAsk'),
      text: t('ownerUndoText', { name: found.project.name }),
      action: t('addressUndo'),
    }));
  })
  .post('/owner-email/:token', async (c) => {
    if (!(await undoOwnerEmail(toActionContext(c), c.req.param('token'))))
      return respondToHost(c, writeEnded, 404);
    return respondToHost(c, () => ({ title: t('ownerUndone'), text: t('ownerUndoneText') }));
  });
