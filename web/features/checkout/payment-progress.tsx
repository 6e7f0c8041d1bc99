/** A coupon that covers everything: said, and about to be used. */
export function FreeUpgradeNotice() {
  return (
    <div role="status" className="grid gap-2">
      <p className="title text-xl">Free Upgrade</p>
      <p className="flex gap-3 text-muted">
        <span className="spinner mt-1 shrink-0" aria-hidden="true" />
        <span>No card needed. Full Access begins in a moment; empty the coupon field to stop it.</span>
      </p>
    </div>
  );
}

/** The payment is out and nobody has answered yet. `free`: no money is under way. */
export function PaymentPending({ free }: { free: boolean }) {
  return (
    <div role="status" className="grid gap-3">
      <p className="title flex items-center gap-3 text-lg">
        <span className="spinner shrink-0 text-accent-ink" aria-hidden="true" />
        Still working on it
      </p>
      <p className="text-muted">
        {free
          ? 'We have not heard back yet and keep asking. There is nothing you need to do.'
          : 'The answer to your payment has not come yet, and we keep asking. You will not be charged twice. You may close this page: once the payment is through, Full Access begins by itself.'}
      </p>
    </div>
  );
}
