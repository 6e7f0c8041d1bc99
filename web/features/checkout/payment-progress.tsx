import { getReader, t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';

/** Shown for a coupon that covers the full price, shortly before it is redeemed. */
export function FreeUpgradeNotice({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <div role="status" className="grid gap-2">
        <p className="title text-xl">{t('freeUpgrade')}</p>
        <p className="flex gap-3 text-muted">
          <span className="spinner mt-1 shrink-0" aria-hidden="true" />
          <span>{t('upgradingNow')}</span>
        </p>
      </div>
      {!busy && <Button onClick={onCancel}>{t('cancel')}</Button>}
    </div>
  );
}

type PendingProps = {
  /** A coupon covers the price. */
  free: boolean;
  /** Set while the bank processes the payment. */
  processingMessage: string | undefined;
};

/** Shown while the outcome of a submitted payment is unknown. */
export function PaymentPending({ free, processingMessage }: PendingProps) {
  return (
    <div role="status" className="grid gap-3">
      <p className="title flex items-center gap-3 text-lg">
        <span className="spinner shrink-0 text-accent-ink" aria-hidden="true" />
        {toPendingTitle(free, processingMessage)}
      </p>
      <p className="text-muted">{toPendingText(free, processingMessage)}</p>
    </div>
  );
}

function toPendingTitle(free: boolean, processingMessage: string | undefined): string {
  if (processingMessage) return t('paymentProcessing');
  return free ? t('upgradingItinerary') : t('confirmingPayment');
}

function toPendingText(free: boolean, processingMessage: string | undefined): string {
  if (processingMessage) return t('canClosePage', { message: translateProcessing(processingMessage) });
  return free ? t('takingLong') : t('takingLongPaid');
}

/** The words of the server, which are in English. */
const translateProcessing = (message: string) =>
  getReader().language === 'en' ? message : t('bankProcessing');
