import type { Payment } from '../../../worker/contract/payments.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatFullDate, formatTime, formatZone } from '../../lib/dates.ts';
import { formatAmount } from '../../lib/money.ts';
import { buttonClass } from '../../ui/button.tsx';
import { isWithdrawable, WithdrawButton } from './withdraw-button.tsx';

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function ReceiptRow({ projectId, payment }: { projectId: string; payment: Payment }) {
  const { amount, currency, status, createdAt, receiptUrl, couponCode } = payment;
  const zone = ownZone();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 first:pt-1 last:pb-1">
      <div className="grid gap-1">
        <p className="flex items-center gap-3">
          <span className="text-lg font-semibold">{formatAmount(amount, currency)}</span>
          <span className={`chip ${status === 'succeeded' ? 'text-ok' : 'text-muted'}`}>
            {status === 'succeeded' ? t('paid') : t('refunded')}
          </span>
        </p>
        <p className="text-sm text-muted">
          <time dateTime={createdAt}>
            {formatFullDate(createdAt, zone)}, {formatTime(createdAt, zone)} {formatZone(createdAt, zone)}
          </time>
        </p>
        {couponCode && <p className="text-sm text-muted">{t('couponUsed', { code: couponCode })}</p>}
      </div>
      {receiptUrl ? (
        <a href={receiptUrl} target="_blank" rel="noreferrer" className={buttonClass({})}>
          {t('viewReceipt')}
          <span className="i-lucide-external-link" aria-hidden="true" />
          <span className="visually-hidden">{t('opensTab')}</span>
        </a>
      ) : (
        amount > 0 && <p className="text-sm text-muted">{t('noReceipt')}</p>
      )}
      {isWithdrawable(payment, Date.now()) && <WithdrawButton projectId={projectId} payment={payment} />}
    </li>
  );
}
