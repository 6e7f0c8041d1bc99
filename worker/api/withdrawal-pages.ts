import { findByWithdrawalToken, requireWithdrawable, withdrawPayment } from '../actions/withdraw-payment.ts';
import type { NoticePage } from '../domain/notices/notice-page.ts';
import { type AppError, toAppError } from '../errors.ts';
import { factory, openItineraryOfToken, toActionContext } from '../http/context.ts';
import { respondToHost } from '../http/notice-page.ts';
import { noStore } from '../http/security-headers.ts';
import { getReader, t } from '../messages/t.ts';

const writeUnknown = (): NoticePage => ({ title: t('linkIncompleteTitle'), text: t('linkOfReceipt') });

/**
 * Withdrawing from a contract by the link in the receipt, in two steps as EU directive 2023/2673 asks for: choosing to
 * withdraw, then confirming it. Needs no account and no script. Opening the pages changes nothing.
 */
export const withdrawalPageRoutes = factory
  .createApp()
  .use('/withdrawal/*', noStore)
  .get('/withdrawal/:token', async (c) => {
    const token = c.req.param('token');
    if (!openItineraryOfToken(c, token)) return respondToHost(c, writeUnknown, 404);
    const context = toActionContext(c);
    const found = await findByWithdrawalToken(context, token);
    if (!found) return respondToHost(c, writeUnknown, 404);
    const { refundedAt } = found.payment;
    if (refundedAt !== null) return respondToHost(c, () => writeDone(refundedAt));
    const refusal = await requireWithdrawable(context, found.project).then(() => undefined, toAppError);
    if (refusal)
      return respondToHost(c, () => ({ title: t('withdrawalLate'), text: describeRefusal(refusal) }));
    return respondToHost(c, () =>
      c.req.query('step') === 'confirm'
        ? writeConfirm(found.project.projectId)
        : writeStart(c.req.path, found),
    );
  })
  .post('/withdrawal/:token', async (c) => {
    const token = c.req.param('token');
    if (!openItineraryOfToken(c, token)) return respondToHost(c, writeUnknown, 404);
    const context = toActionContext(c);
    const found = await findByWithdrawalToken(context, token);
    if (!found) return respondToHost(c, writeUnknown, 404);
    try {
      await requireWithdrawable(context, found.project);
      const refundedAt = await withdrawPayment(context, found.project, found.payment);
      return respondToHost(c, () => writeDone(refundedAt));
    } catch (error) {
      const refusal = toAppError(error);
      return respondToHost(c, () => ({ title: t('withdrawalFailed'), text: describeRefusal(refusal) }));
    }
  });

/** The text for people. The messages of other errors are for developers. */
function describeRefusal({ code }: AppError): string {
  if (code === 'WITHDRAWAL_CLOSED') return t('withdrawalClosed');
  return code === 'NOTHING_PAID' ? t('withdrawalNothing') : t('somethingWrongText');
}

const toDate = (at: number) =>
  new Intl.DateTimeFormat(getReader().locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);

const writeStart = (
  path: string,
  { project, payment }: { project: { projectId: string }; payment: { amount: number; createdAt: number } },
): NoticePage => ({
  title: t('withdrawalLink'),
  text: t('withdrawalPaid', {
    total: `${(payment.amount / 100).toFixed(2)} USD`,
    id: project.projectId,
    day: toDate(payment.createdAt),
  }),
  link: { label: t('withdrawalLink'), url: `${path}?step=confirm` },
});

const writeConfirm = (projectId: string): NoticePage => ({
  title: t('withdrawalConfirm'),
  text: t('withdrawalConfirmText', { id: projectId }),
  action: t('withdrawalButton'),
});

const writeDone = (refundedAt: number): NoticePage => ({
  title: t('withdrawalDone'),
  text: t('withdrawalDoneText', { day: toDate(refundedAt) }),
});
