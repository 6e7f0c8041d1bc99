import type { Context } from 'hono';
import { hashAliasToken, readIntake, renewIntakeAddress } from '../actions/intake-address.ts';
import { enqueueMails, sealMail } from '../actions/outbox.ts';
import { writeToOwner } from '../actions/write-to-owner.ts';
import { emailSchema } from '../contract/fields.ts';
import { confirmAliasSchema } from '../contract/intake.ts';
import { confirmAlias, deleteAlias, insertAliasRequest, listAliases } from '../db/directory/intake.ts';
import { findAccountProposal } from '../db/directory/proposals.ts';
import { listIntakeAddresses } from '../db/inbox/intake-addresses.ts';
import { listReceivedMails } from '../db/inbox/mails.ts';
import { generateToken } from '../domain/access/crypto.ts';
import { normalizeMailbox } from '../domain/email/mailbox.ts';
import { renderAliasMail } from '../domain/email/outgoing-emails.ts';
import { AppError, toEventGoneError, toFieldError } from '../errors.ts';
import { type AppEnv, factory, toActionContext } from '../http/context.ts';
import { requireUser, requireVerifiedEmail } from '../http/guards.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';
import { jsonBody, parseRowId } from '../http/validation.ts';
import { toReceivedMail } from '../serializers/received-mail.ts';

/** How long the link that confirms an alias works. */
const ALIAS_LINK_MS = 24 * 3_600_000;

/** The address that an account forwards emails to, the emails received, and the account's aliases. */
export const intakeRoutes = factory
  .createApp()
  .get('/intake', requireUser, async (c) =>
    c.json(await readIntake(c.get('directory'), c.get('settings'), c.get('user'), Date.now())),
  )
  .post('/intake/renew', requireUser, async (c) => {
    const [db, settings, user, now] = [c.get('directory'), c.get('settings'), c.get('user'), Date.now()];
    // An address from when the email was verified still works, and can be replaced.
    const hasAddress = (await listIntakeAddresses(db, { userId: user.id }, now)).length > 0;
    if (!user.emailVerified && !hasAddress) throw new AppError('EMAIL_UNVERIFIED');
    await requireRate(c, `user:${user.id}`, RATE.renewIntake);
    await renewIntakeAddress(db, settings, { userId: user.id }, now);
    return c.json(await readIntake(db, settings, user, now));
  })
  .get('/intake/mails', requireUser, async (c) =>
    c.json((await listReceivedMails(c.get('directory'), { userId: c.get('user').id })).map(toReceivedMail)),
  )
  .post('/intake/aliases/confirm', requireVerifiedEmail, jsonBody(confirmAliasSchema), async (c) => {
    const now = Date.now();
    let alias: Awaited<ReturnType<typeof confirmAlias>>;
    for (const hash of await hashAliasToken(c.get('settings'), c.req.valid('json').token)) {
      alias ??= await confirmAlias(c.get('directory'), c.get('user').id, hash, now - ALIAS_LINK_MS, now);
    }
    if (!alias) throw toFieldError('token', 'This link has expired or belongs to another account.');
    return c.json({ success: true as const, email: alias.email });
  })
  .delete('/intake/aliases/:id', requireUser, async (c) => {
    const isDeleted = await deleteAlias(c.get('directory'), c.get('user').id, parseRowId(c.req.param('id')));
    if (!isDeleted) throw new AppError('NOT_FOUND');
    return c.json({ success: true as const });
  })
  .post('/unclaimed-events/:id/this-is-me', requireVerifiedEmail, async (c) => {
    const [db, user] = [c.get('directory'), c.get('user')];
    const address = await requireUnknownSender(c, parseRowId(c.req.param('id')));
    const known = (await listAliases(db, user.id)).find((alias) => alias.email === address);
    if (known && known.confirmedAt !== null) {
      return c.json({ success: true as const, email: address, status: 'confirmed' as const }, 202);
    }
    await requireRate(c, `user:${user.id}`, RATE.aliasByAccount);
    await requireRate(c, `mailbox:${normalizeMailbox(address)}`, RATE.aliasByMailbox);
    await sendAliasMail(c, address);
    return c.json({ success: true as const, email: address, status: 'sent' as const }, 202);
  });

/**
 * The sender of the email behind an unclaimed event, where that email only names the account's address in its text.
 * Throws NOT_FOUND or INVALID_INPUT.
 */
async function requireUnknownSender(c: Context<AppEnv>, id: number): Promise<string> {
  const user = c.get('user');
  const found = await findAccountProposal(c.get('directory'), user.id, id);
  if (!found) throw toEventGoneError();
  const sender = emailSchema.safeParse(found.mail.sender);
  if (found.mail.ownerProof !== 'typed' || !sender.success || sender.data === user.email) {
    throw new AppError('INVALID_INPUT', { message: 'There is no other address to confirm.' });
  }
  return sender.data;
}

/** Emails a confirmation link to `address` and stores the pending alias. */
async function sendAliasMail(c: Context<AppEnv>, address: string): Promise<void> {
  const [db, settings, user, now] = [c.get('directory'), c.get('settings'), c.get('user'), Date.now()];
  const token = generateToken(32);
  const [tokenHash] = await hashAliasToken(settings, token);
  const content = { email: address, origin: settings.APP_ORIGIN, token };
  const rendered = writeToOwner(toActionContext(c), {}, () => renderAliasMail(content));
  const id = `alias:${user.id}:${tokenHash}`;
  const header = { id, projectId: null, kind: 'alias' as const, recipient: address };
  const mail = await sealMail(settings, header, rendered, now);
  await insertAliasRequest(db, { userId: user.id, email: address, tokenHash, askedAt: now }, mail);
  c.executionCtx.waitUntil(enqueueMails(c.env, [mail]));
}
