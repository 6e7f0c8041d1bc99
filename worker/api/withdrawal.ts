import type { Context } from 'hono';
import { findByWithdrawalToken, requireWithdrawable, withdrawPayment } from '../actions/withdraw-payment.ts';
import { type Withdrawal, withdrawalSchema } from '../contract/trust.ts';
import { toIso } from '../domain/time/iso.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory, openItineraryOfToken, toActionContext } from '../http/context.ts';
import { requireCan } from '../http/guards.ts';
import { jsonBody } from '../http/validation.ts';

/** Withdrawing from the purchase of Full Access: by an admin, or with the token of the receipt and no access at all. */
export const withdrawalRoutes = factory
  .createApp()
  .post('/projects/:projectId/withdrawal', jsonBody(withdrawalSchema), async (c, next) => {
    const { token } = c.req.valid('json');
    if (token === undefined) return next();
    return c.json(await withdrawByToken(c, c.req.param('projectId'), token));
  })
  .post('/projects/:projectId/withdrawal', requireCan('withdraw'), async (c) => {
    const project = c.get('project');
    const payment = await requireWithdrawable(toActionContext(c), project);
    return c.json(toWithdrawal(await withdrawPayment(toActionContext(c), project, payment)));
  });

async function withdrawByToken(c: Context<AppEnv>, projectId: string, token: string): Promise<Withdrawal> {
  const isKnown = openItineraryOfToken(c, token) !== undefined;
  const context = toActionContext(c);
  const found = isKnown ? await findByWithdrawalToken(context, token) : undefined;
  if (found?.project.projectId !== projectId) {
    throw new AppError('ACCESS_REQUIRED', {
      message: 'This link isn’t complete. Open it from your receipt again.',
    });
  }
  await requireWithdrawable(context, found.project);
  return toWithdrawal(await withdrawPayment(context, found.project, found.payment));
}

const toWithdrawal = (refundedAt: number): Withdrawal => ({ success: true, refundedAt: toIso(refundedAt) });
