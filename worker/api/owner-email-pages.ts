import { readOwnerChange, undoOwnerEmail } from '../actions/undo-owner-email.ts';
import type { NoticePage } from '../domain/notices/notice-page.ts';
import { factory, toActionContext } from '../http/context.ts';
import { respondWithNoticePage as respond } from '../http/notice-page.ts';
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
