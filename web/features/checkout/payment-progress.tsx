import { Button } from '../../ui/button.tsx';

/** Shown for a coupon that covers the full price, shortly before it is redeemed. */
export function FreeUpgradeNotice({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <div role="status" className="grid gap-2">
        <p className="title text-xl">Free Upgrade</p>
        <p className="flex gap-3 text-muted">
          <span className="spinner mt-1 shrink-0" aria-hidden="true" />
          <span>No card needed. Upgrading now…</span>
        </p>
      </div>
      {!busy && <Button onClick={onCancel}>Cancel</Button>}
    </div>
  );
}

/** Shown while the outcome of a submitted payment is unknown. `free`: a coupon covers the price. */
export function PaymentPending({ free }: { free: boolean }) {
  return (
    <div role="status" className="grid gap-3">
      <p className="title flex items-center gap-3 text-lg">
        <span className="spinner shrink-0 text-accent-ink" aria-hidden="true" />
        {free ? 'Upgrading your itinerary…' : 'Confirming your payment…'}
      </p>
      <p className="text-muted">
        {free
          ? "This is taking longer than usual. There's nothing you need to do."
          : "This is taking longer than usual. You won't be charged twice. You can close this page: Full Access starts as soon as your payment goes through."}
      </p>
    </div>
  );
}
