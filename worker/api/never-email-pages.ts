import { deleteSuppression, insertSuppression, isSuppressed } from '../db/directory/suppressions.ts';
import { readNeverEmailToken } from '../domain/email/never-email.ts';
import type { NoticePage } from '../domain/notices/notice-page.ts';
import { factory } from '../http/context.ts';
import { respondWithTranslated } from '../http/notice-page.ts';
import { noStore } from '../http/security-headers.ts';
import { t } from '../messages/t.ts';

const writeUnknown = (): NoticePage => ({
  title: t('mailLinkIncomplete'),
  text: t('mailLinkIncompleteText'),
});

/**
 * "Never email me again": ends all email of the product to an address. Opening the page changes nothing, since email
 * scanners open links; the button posts, as do email clients that unsubscribe in one click (RFC 8058). `?again` undoes it.
 */
export const neverEmailPageRoutes = factory
  .createApp()
  .use('/no-email/*', noStore)
  .get('/no-email/:token', async (c) => {
    const hash = await readNeverEmailToken(c.get('settings'), c.req.param('token'));
    if (!hash) return respondWithTranslated(c, writeUnknown, 404);
    if (c.req.query('again') !== undefined) return respondWithTranslated(c, writeAgain);
    if (await isSuppressed(c.get('directory'), hash))
      return respondWithTranslated(c, () => writeEnded(c.req.path));
    return respondWithTranslated(c, writeAsk);
  })
  .post('/no-email/:token', async (c) => {
    const hash = await readNeverEmailToken(c.get('settings'), c.req.param('token'));
    if (!hash) return respondWithTranslated(c, writeUnknown, 404);
    if (c.req.query('again') !== undefined) {
      await deleteSuppression(c.get('directory'), hash);
      return respondWithTranslated(c, () => ({ title: t('againDone'), text: t('againDoneText') }));
    }
    await insertSuppression(c.get('directory'), hash, Date.now());
    return respondWithTranslated(c, () => writeEnded(c.req.path));
  });

const writeAsk = (): NoticePage => ({
  title: t('neverAsk'),
  text: t('neverText'),
  action: t('neverEmail'),
});

const writeAgain = (): NoticePage => ({
  title: t('againAsk'),
  text: t('againText'),
  action: t('againButton'),
});

const writeEnded = (path: string): NoticePage => ({
  title: t('neverDone'),
  text: t('neverDoneText'),
  link: { label: t('neverUndo'), url: `${path}?again` },
});
