import { purgeAfterResponse } from '../actions/purge-deleted-projects.ts';
import { deleteAccount as deleteAccountSchema } from '../contract/accounts.ts';
import { deleteAccount, readAccount } from '../db/account.ts';
import { AppError } from '../errors.ts';
import { requireUser } from '../http/auth.ts';
import { factory } from '../http/context.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';
import { logOut } from '../http/sign-out.ts';
import { jsonBody } from '../http/validation.ts';
import { toAccountExport } from '../serializers/account-export.ts';
import { deleteImageFiles } from '../services/object-storage.ts';

/** What a person may ask of us about itself: everything, and to be forgotten. */
export const accountRoutes = factory
  .createApp()
  .get('/account/export', requireUser, async (c) => {
    const user = c.get('user');
    await requireRate(c, `account:${user.id}`, RATE.accountExport);
    const found = await readAccount(c.get('db'), user.id);
    c.header('Content-Disposition', 'attachment; filename="foldout-account.json"');
    return c.json(await toAccountExport(c.get('settings'), user, found, Date.now()));
  })
  .delete('/account', requireUser, jsonBody(deleteAccountSchema), async (c) => {
    const user = c.get('user');
    const { itineraries, confirmationEmail } = c.req.valid('json');
    if (confirmationEmail !== user.email) {
      const message = 'Please type the e-mail address of this account.';
      throw new AppError('INVALID_INPUT', { message, fields: { confirmationEmail: message } });
    }
    const doomed = await deleteAccount(c.get('db'), user, itineraries, Date.now());
    await logOut(c);
    // What fails here the minute's purge and the nightly sweep do again.
    c.executionCtx.waitUntil(
      Promise.allSettled([deleteImageFiles(c.env.MEDIA, doomed), purgeAfterResponse(c.env)]).then(() => {}),
    );
    return c.json({ success: true as const });
  });
