import type { Context } from 'hono';
import { readOwnerChange, undoOwnerEmail } from '../actions/undo-owner-email.ts';
import { generateToken } from '../domain/access/crypto.ts';
import { type NoticePage, renderNoticePage } from '../domain/notices/notice-page.ts';
import { type AppEnv, factory, toActionContext } from '../http/context.ts';
import { noStore } from '../http/security-headers.ts';

const ENDED: NoticePage = {
  title: 'This link no longer works',
  text: 'It was used before, or is older than 7 days.',
};

/** The page that undoes a change of the owner's email. Opening it changes nothing, since email scanners open links. */
export const ownerEmailPageRoutes = factory
  .createApp()
  .use('/owner-email/*', noStore)
  .get('/owner-email/:token', async (c) => {
    const found = await readOwnerChange(toActionContext(c), c.req.param('token'));
    if (!found) return respond(c, ENDED, 404);
    return respond(c, {
      title: 'Is this itinerary yours?',
      text: `The owner’s email of ${found.project.name} was changed. Undo it, and we’ll send new codes to this address. The present admin code stops working.`,
      action: 'Undo the change',
    });
  })
  .post('/owner-email/:token', async (c) => {
    if (!(await undoOwnerEmail(toActionContext(c), c.req.param('token')))) return respond(c, ENDED, 404);
    return respond(c, {
      title: 'The change was undone',
      text: 'We’ve sent the codes to your address. Open the itinerary with the new admin code.',
    });
  });

function respond(c: Context<AppEnv>, page: NoticePage, status: 200 | 404 = 200): Response {
  const nonce = generateToken(16);
  c.set('styleNonce', nonce);
  c.header('X-Robots-Tag', 'noindex');
  return c.html(renderNoticePage(page, nonce), status);
}
