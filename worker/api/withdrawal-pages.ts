import { findByWithdrawalToken, requireWithdrawable, withdrawPayment } from '../actions/withdraw-payment.ts';
import type { NoticePage } from '../domain/notices/notice-page.ts';
import { toAppError } from '../errors.ts';
import { factory, openItineraryOfToken, toActionContext } from '../http/context.ts';
import { respondWithNoticePage } from '../http/notice-page.ts';
import { noStore } from '../http/security-headers.ts';

const UNKNOWN: NoticePage = {
  title: 'This link isn’t complete',
  text: 'Open it from your receipt again.',
};

/**
 * Withdrawing from a contract by the link in the receipt, in two steps as EU directive 2023/2673 asks for: choosing to
 * withdraw, then confirming it. Needs no account and no script. Opening the pages changes nothing.
 */
export const withdrawalPageRoutes = factory
  .createApp()
  .use('/withdrawal/*', noStore)
  .get('/withdrawal/:token', async (c) => {
    const token = c.req.param('token');
    if (!openItineraryOfToken(c, token)) return respondWithNoticePage(c, UNKNOWN, 404);
    const context = toActionContext(c);
    const found = await findByWithdrawalToken(context, token);
    if (!found) return respondWithNoticePage(c, UNKNOWN, 404);
    if (found.payment.refundedAt !== null)
      return respondWithNoticePage(c, toDonePage(found.payment.refundedAt));
    const refusal = await requireWithdrawable(context, found.project).then(() => undefined, toAppError);
    if (refusal)
      return respondWithNoticePage(c, { title: 'You can’t withdraw anymore', text: refusal.message });
    return respondWithNoticePage(
      c,
      c.req.query('step') === 'confirm'
        ? toConfirmPage(found.project.projectId)
        : toStartPage(c.req.path, found),
    );
  })
  .post('/withdrawal/:token', async (c) => {
    const token = c.req.param('token');
    if (!openItineraryOfToken(c, token)) return respondWithNoticePage(c, UNKNOWN, 404);
    const context = toActionContext(c);
    const found = await findByWithdrawalToken(context, token);
    if (!found) return respondWithNoticePage(c, UNKNOWN, 404);
    try {
      await requireWithdrawable(context, found.project);
      const refundedAt = await withdrawPayment(context, found.project, found.payment);
      return respondWithNoticePage(c, toDonePage(refundedAt));
    } catch (error) {
      return respondWithNoticePage(c, { title: 'That didn’t work', text: toAppError(error).message });
    }
  });

const toDate = (at: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);

const toStartPage = (
  path: string,
  { project, payment }: { project: { projectId: string }; payment: { amount: number; createdAt: number } },
): NoticePage => ({
  title: 'Withdraw from the contract',
  text: `You paid ${(payment.amount / 100).toFixed(2)} USD for Full Access to itinerary ${project.projectId} on ${toDate(payment.createdAt)}. You can withdraw within 14 days, without giving a reason, and get the full price back.`,
  link: { label: 'Withdraw from the contract', url: `${path}?step=confirm` },
});

const toConfirmPage = (projectId: string): NoticePage => ({
  title: 'Confirm the withdrawal',
  text: `We refund the full price, and itinerary ${projectId} becomes a trial again. Everything in it is kept. We confirm it by email.`,
  action: 'Confirm withdrawal',
});

const toDonePage = (refundedAt: number): NoticePage => ({
  title: 'You withdrew from the contract',
  text: `We refunded the full price on ${toDate(refundedAt)} and sent you an email that confirms it. Banks take up to ten days to show a refund.`,
});
