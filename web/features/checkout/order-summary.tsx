import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import { FULL_ACCESS_FEATURES } from '../../lib/full-access.ts';
import { formatDollars } from '../../lib/money.ts';

/** The product, its itinerary and the price in US cents. On phones what is included stands below the payment. */
export function OrderSummary({ name, price }: { name: string; price: number }) {
  const reduced = price < FULL_ACCESS_CENTS;
  return (
    <div className="grid gap-6 max-md:contents">
      <div className="grid gap-2">
        <h1 className="title text-2xl">Full Access Itinerary</h1>
        <p className="text-muted">
          For <bdi className="text-ink font-semibold">{name}</bdi>
        </p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3" aria-live="polite">
        {reduced && (
          <del className="text-xl text-muted">
            <span className="visually-hidden">Regular price </span>
            {formatDollars(FULL_ACCESS_CENTS)}
          </del>
        )}
        <span className="text-2xl font-bold tracking-tight">{toPriceTag(price)}</span>
        <span className="text-muted">one-time payment, no subscription</span>
      </p>
      <ul className="grid gap-2.5 max-md:order-last">
        {FULL_ACCESS_FEATURES.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <span className="i-lucide-check mt-1 text-accent-ink" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  );
}

function toPriceTag(price: number): string {
  if (price === 0) return 'Free';
  return price === FULL_ACCESS_CENTS ? `$${price / 100}` : formatDollars(price);
}
