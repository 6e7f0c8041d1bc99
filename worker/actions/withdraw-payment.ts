import { recordRefund } from '../db/itinerary/payments/payments.ts';
import {
  findWithdrawable,
  finishWithdrawal,
  listUnfinishedWithdrawals,
  recordWithdrawal,
} from '../db/itinerary/payments/withdrawals.ts';
import { findProject } from '../db/itinerary/projects/projects.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import type { PaymentRow } from '../db/schema/itinerary/payments.ts';
import { tellDirectoryLater } from '../db/tell-directory.ts';
import { createActionToken, isActionToken, parseActionToken } from '../domain/access/action-tokens.ts';
import { renderWithdrawalMail } from '../domain/email/trust-emails.ts';
import { announceProjectChanges } from '../durable-objects/call-live-room.ts';
import { AppError } from '../errors.ts';
import type { Settings } from '../services/settings.ts';
import { refundIntent } from '../services/stripe.ts';
import type { ActionContext } from './action-context.ts';
import { enqueueMails, sealMail } from './outbox.ts';
import { writeToOwner } from './write-to-owner.ts';

/** EU directive 2011/83, article 9. */
const WITHDRAWAL_MS = 14 * 24 * 3_600_000;

/** The token of the link in a receipt. It is for one payment and does not end; the time to withdraw does. */
export const createWithdrawalToken = (settings: Settings, projectId: string, intentId: string) =>
  createActionToken(settings, { kind: 'withdraw', projectId, subject: intentId });

/** The project and the payment that a token is for. */
export async function findByWithdrawalToken({ db, settings }: ActionContext, token: string) {
  const parsed = parseActionToken(token);
  if (!parsed) return undefined;
  const { projectId, subject, signature } = parsed;
  if (!(await isActionToken(settings, { kind: 'withdraw', projectId, subject }, signature))) return undefined;
  const project = await findProject(db, projectId);
  const payment = project && (await findWithdrawable(db, project.id));
  return project && payment?.intentId === subject ? { project, payment } : undefined;
}

/** The payment that the buyer of a project can withdraw from now. Throws NOTHING_PAID or WITHDRAWAL_CLOSED. */
export async function requireWithdrawable(
  { db, now }: ActionContext,
  project: ProjectRow,
): Promise<PaymentRow> {
  const payment = await findWithdrawable(db, project.id);
  if (!payment || payment.amount === 0) throw new AppError('NOTHING_PAID');
  const isLate = payment.withdrawnAt === null && now > payment.createdAt + WITHDRAWAL_MS;
  if (isLate) throw new AppError('WITHDRAWAL_CLOSED');
  return payment;
}

/**
 * Refunds a payment that the buyer withdraws from and makes the itinerary a trial again, with all content kept. Every step
 * can be repeated; the payment is refunded once. Returns when it was refunded, in epoch milliseconds.
 */
export async function withdrawPayment(
  context: ActionContext,
  project: ProjectRow,
  { intentId, amount, withdrawnAt, refundedAt }: PaymentRow,
): Promise<number> {
  if (refundedAt !== null) return refundedAt;
  const { env, db, settings, now } = context;
  const { projectId, ownerEmail: recipient, customTitle, name } = project;
  await recordWithdrawal(db, intentId, now);
  await refundIntent(settings, intentId, 'requested_by_customer');
  await recordRefund(db, intentId, now);
  const header = { id: `withdrawal:${intentId}`, projectId, kind: 'withdrawal' as const, recipient };
  const shown = { projectId, name: customTitle ?? name, amount, origin: settings.APP_ORIGIN };
  const rendered = writeToOwner(context, project, () =>
    renderWithdrawalMail({ ...shown, withdrawnAt: withdrawnAt ?? now }),
  );
  const finishedAt = await finishWithdrawal(
    db,
    intentId,
    await sealMail(settings, header, rendered, now),
    now,
  );
  await enqueueMails(env, [header]);
  await tellDirectoryLater(env, project.id);
  await announceProjectChanges(env, project, () => findProject(db, projectId));
  return finishedAt;
}

/** Finishes withdrawals that were interrupted. Returns the errors. */
export async function finishWithdrawals(context: ActionContext): Promise<unknown[]> {
  const unfinished = await listUnfinishedWithdrawals(context.db);
  const finished = await Promise.allSettled(
    unfinished.map(({ payment, project }) => withdrawPayment(context, project, payment)),
  );
  return finished.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
}
