import { hashAliasToken, readIntake, renewIntakeAddress } from '../actions/intake-address.ts';
import { enqueueMails, sealMail } from '../actions/outbox.ts';
import { email } from '../contract/fields.ts';
import { confirmAlias as confirmAliasSchema } from '../contract/intake.ts';
import { askAlias, confirmAlias, deleteAlias, listAliases } from '../db/intake.ts';
import { listMails } from '../db/mails.ts';
import { findCard } from '../db/unclaimed.ts';
import { randomToken } from '../domain/access/crypto.ts';
import { renderAliasMail } from '../domain/email/outgoing-emails.ts';
import { AppError } from '../errors.ts';
import { requireUser } from '../http/auth.ts';
import { factory } from '../http/context.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { toReceivedMail } from '../serializers/unclaimed.ts';

/** How long the link in the mail that asks is good. */
const ASKED_MS = 24 * 3_600_000;

/** Where an account's mail goes, what came, and whose addresses count. */
export const intakeRoutes = factory
  .createApp()
  .get('/intake', requireUser, async (c) =>
    c.json(await readIntake(c.get('db'), c.get('settings'), c.get('user').id, Date.now())),
  )
  .post('/intake/renew', requireUser, async (c) => {
    const [db, settings, userId, now] = [c.get('db'), c.get('settings'), c.get('user').id, Date.now()];
    await requireRate(c, `user:${userId}`, RATE.renewIntake);
    await renewIntakeAddress(db, settings, userId, now);
    return c.json(await readIntake(db, settings, userId, now));
  })
  .get('/intake/mails', requireUser, async (c) =>
    c.json((await listMails(c.get('db'), c.get('user').id)).map(toReceivedMail)),
  )
  .post('/intake/aliases/confirm', requireUser, jsonBody(confirmAliasSchema), async (c) => {
    const now = Date.now();
    const hash = await hashAliasToken(c.get('settings'), c.req.valid('json').token);
    const alias = await confirmAlias(c.get('db'), c.get('user').id, hash, now - ASKED_MS, now);
    if (!alias) {
      const message = 'This link is no longer good, or was made for another account.';
      throw new AppError('INVALID_INPUT', { message, fields: { token: message } });
    }
    return c.json({ success: true as const, email: alias.email });
  })
  .delete('/intake/aliases/:id', requireUser, async (c) => {
    const isDeleted = await deleteAlias(c.get('db'), c.get('user').id, parseRowId(c.req.param('id')));
    if (!isDeleted) throw new AppError('NOT_FOUND');
    return c.json({ success: true as const });
  })
  .post('/unclaimed-events/:id/this-is-me', requireUser, async (c) => {
    const [db, settings, user, now] = [c.get('db'), c.get('settings'), c.get('user'), Date.now()];
    const found = await findCard(db, user.id, parseRowId(c.req.param('id')));
    if (!found) throw new AppError('NOT_FOUND', { message: 'This event no longer exists.' });
    const sender = email.safeParse(found.mail.sender);
    if (found.mail.tie !== 'typed' || !sender.success || sender.data === user.email) {
      throw new AppError('INVALID_INPUT', { message: 'There is no other address to confirm here.' });
    }
    const address = sender.data;
    const known = (await listAliases(db, user.id)).find((alias) => alias.email === address);
    if (known && known.confirmedAt !== null) {
      return c.json({ success: true as const, email: address, status: 'confirmed' as const }, 202);
    }
    await requireRate(c, `user:${user.id}`, RATE.aliasByAccount);
    await requireRate(c, `mailbox:${address}`, RATE.aliasByMailbox);
    const token = randomToken(32);
    const hash = await hashAliasToken(settings, token);
    const words = renderAliasMail({
      accountEmail: user.email,
      email: address,
      origin: settings.APP_ORIGIN,
      token,
    });
    const announcement = { id: `alias:${user.id}:${hash}`, kind: 'alias' as const, recipient: address };
    const mail = await sealMail(settings, { ...announcement, projectId: null }, words, now);
    await askAlias(db, { userId: user.id, email: address, tokenHash: hash, askedAt: now }, mail);
    c.executionCtx.waitUntil(enqueueMails(c.env, [mail.id]));
    return c.json({ success: true as const, email: address, status: 'sent' as const }, 202);
  });
