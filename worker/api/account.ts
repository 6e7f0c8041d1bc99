import { readWholeAccount, removeAccount } from '../actions/accounts.ts';
import { purgeAfterResponse } from '../actions/purge-deleted-projects.ts';
import { deleteAccountSchema } from '../contract/accounts.ts';
import { toFieldError } from '../errors.ts';
import { factory } from '../http/context.ts';
import { requireUser } from '../http/guards.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';
import { signOut } from '../http/sign-out.ts';
import { jsonBody } from '../http/validation.ts';
import { toAccountExport } from '../serializers/account-export.ts';
import { deleteImageFiles } from '../services/object-storage.ts';

/** Exporting and deleting the caller's account. */
export const accountRoutes = factory
  .createApp()
  .get('/account/export', requireUser, async (c) => {
    const user = c.get('user');
    await requireRate(c, `account:${user.id}`, RATE.accountExport);
    const found = await readWholeAccount(c.env, c.get('directory'), user);
    c.header('Content-Disposition', 'attachment; filename="foldout-account.json"');
    return c.json(await toAccountExport(c.get('settings'), user, found, Date.now()));
  })
  .delete('/account', requireUser, jsonBody(deleteAccountSchema), async (c) => {
    const user = c.get('user');
    const { itineraries, confirmationEmail } = c.req.valid('json');
    if (confirmationEmail !== user.email) {
      throw toFieldError('confirmationEmail', 'Enter the email address of this account.');
    }
    const unusedImages = await removeAccount(c.env, c.get('directory'), user, itineraries, Date.now());
    await signOut(c);
    // The scheduled purge and the nightly job retry what fails here.
    const cleanup = [deleteImageFiles(c.env.MEDIA, unusedImages), purgeAfterResponse(c.env)];
    c.executionCtx.waitUntil(Promise.allSettled(cleanup));
    return c.json({ success: true as const });
  });
