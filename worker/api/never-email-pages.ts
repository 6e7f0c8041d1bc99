import { deleteSuppression, insertSuppression, isSuppressed } from '../db/directory/suppressions.ts';
import { readNeverEmailToken } from '../domain/email/never-email.ts';
import type { NoticePage } from '../domain/notices/notice-page.ts';
import { factory } from '../http/context.ts';
import { respondWithNoticePage } from '../http/notice-page.ts';
import { noStore } from '../http/security-headers.ts';

const UNKNOWN: NoticePage = {
  title: 'This link isn’t complete',
  text: 'Open it from the email again.',
};

/**
 * "Never email me again": ends all email of the product to an address. Opening the page changes nothing, since email
 * scanners open links; the button posts, as do email clients that unsubscribe in one click (RFC 8058). `?again` undoes it.
 */
export const neverEmailPageRoutes = factory
  .createApp()
  .use('/no-email/*', noStore)
  .get('/no-email/:token', async (c) => {
    const hash = await readNeverEmailToken(c.get('settings'), c.req.param('token'));
    if (!hash) return respondWithNoticePage(c, UNKNOWN, 404);
    if (c.req.query('again') !== undefined) return respondWithNoticePage(c, AGAIN);
    if (await isSuppressed(c.get('directory'), hash))
      return respondWithNoticePage(c, toEndedPage(c.req.path));
    return respondWithNoticePage(c, ASK);
  })
  .post('/no-email/:token', async (c) => {
    const hash = await readNeverEmailToken(c.get('settings'), c.req.param('token'));
    if (!hash) return respondWithNoticePage(c, UNKNOWN, 404);
    if (c.req.query('again') !== undefined) {
      await deleteSuppression(c.get('directory'), hash);
      return respondWithNoticePage(c, {
        title: 'You can get email again',
        text: 'This address isn’t blocked anymore.',
      });
    }
    await insertSuppression(c.get('directory'), hash, Date.now());
    return respondWithNoticePage(c, toEndedPage(c.req.path));
  });

const ASK: NoticePage = {
  title: 'Never get email from us again?',
  text: 'Foldout then sends nothing to this address, no matter who enters it: no codes, no notifications, no confirmations. Only receipts for your own payments still come.',
  action: 'Never email me again',
};

const AGAIN: NoticePage = {
  title: 'Get email from us again?',
  text: 'You need this to get the codes of an itinerary, or notifications.',
  action: 'Allow email again',
};

const toEndedPage = (path: string): NoticePage => ({
  title: 'We won’t email you again',
  text: 'This holds for everything that Foldout sends. It may take a minute.',
  link: { label: 'I want email again', url: `${path}?again` },
});
