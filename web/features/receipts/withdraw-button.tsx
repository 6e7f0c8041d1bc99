import { useState } from 'react';
import type { Payment } from '../../../worker/contract/payments.ts';
import { t } from '../../../worker/messages/t.ts';
import { toServerMessage } from '../../lib/api.ts';
import { formatAmount } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useWithdraw } from './queries.ts';

/** EU directive 2011/83, article 9. */
const WITHDRAWAL_MS = 14 * 24 * 3_600_000;

/** Whether the buyer can still withdraw from the contract. */
export const isWithdrawable = ({ status, amount, createdAt }: Payment, now: number): boolean =>
  status === 'succeeded' && amount > 0 && now <= Date.parse(createdAt) + WITHDRAWAL_MS;

/** "Withdraw from the contract", in two steps. */
export function WithdrawButton({ projectId, payment }: { projectId: string; payment: Payment }) {
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useWithdraw(projectId);
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('withdraw')}</Button>
      {withdraw.error && (
        <p role="alert" className="field-error">
          {toServerMessage(withdraw.error) ?? t('thatFailed')}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('withdrawTitle')}
        description={t('withdrawText', { amount: formatAmount(payment.amount, payment.currency) })}
        confirm={t('confirmWithdrawal')}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </>
  );
}
