import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { listFullAccessFeatures } from '../../lib/full-access.ts';
import { formatDollars, formatRoundDollars } from '../../lib/money.ts';
import { tNodes } from '../../ui/t-nodes.ts';

type Props = {
  /** Of the itinerary. */
  name: string;
  /** In US cents. */
  price: number;
  /** How many events are added once it is paid. */
  added: number;
};

/** The product, its itinerary and the price. On phones what is included stands below the payment. */
export function OrderSummary({ name, price, added }: Props) {
  const reduced = price < FULL_ACCESS_CENTS;
  return (
    <div className="grid gap-6 max-md:contents">
      <div className="grid gap-2">
        <h1 className="title text-2xl">{t('fullAccessItinerary')}</h1>
        <p className="text-muted">
          {tNodes('orderFor', { name: <bdi className="text-ink font-semibold">{name}</bdi> })}
        </p>
        {added > 0 && (
          <p className="flex gap-2.5">
            <span className="i-lucide-calendar-plus mt-1 shrink-0 text-accent-ink" aria-hidden="true" />
            {t('addedOncePaid', { count: added })}
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3" aria-live="polite">
        {reduced && (
          <del className="text-xl text-muted">
            <span className="visually-hidden">{t('regularPrice')} </span>
            {formatDollars(FULL_ACCESS_CENTS)}
          </del>
        )}
        <span className="text-2xl font-bold tracking-tight">{toPriceTag(price)}</span>
        <span className="text-muted">{t('oneTimePayment')}</span>
      </p>
      <ul className="grid gap-2.5 max-md:order-last">
        {listFullAccessFeatures().map((feature) => (
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
  if (price === 0) return t('priceFree');
  return price === FULL_ACCESS_CENTS ? formatRoundDollars(price) : formatDollars(price);
}
