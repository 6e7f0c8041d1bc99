import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { listFullAccessFeatures } from '../../lib/full-access.ts';
import { formatRoundDollars } from '../../lib/money.ts';
import './price-block.css';

const listFreeFeatures = () => [
  t('freePaste'),
  t('freeEvent'),
  t('freeLink'),
  t('freeViews'),
  t('freeUpdates'),
  t('freeRsvps'),
];

/** What is free, and what the one-time payment adds. */
export function PriceBlock() {
  return (
    <div className="prices card">
      <section className="price" aria-labelledby="price-free">
        <h3 id="price-free" className="title text-lg">
          {t('tryIt')}
        </h3>
        <Price cents={0} per={t('noCardNeeded')} />
        <Features items={listFreeFeatures()} />
      </section>
      <section className="price price-full" aria-labelledby="price-full">
        <h3 id="price-full" className="title text-lg">
          {t('fullAccess')}
        </h3>
        <Price cents={FULL_ACCESS_CENTS} per={t('oncePerItinerary')} />
        <Features items={listFullAccessFeatures()} />
      </section>
      <p className="price-note">{t('priceNote')}</p>
    </div>
  );
}

function Price({ cents, per }: { cents: number; per: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span className="text-2xl font-semibold">{formatRoundDollars(cents)}</span>
      <span className="text-muted">{per}</span>
    </p>
  );
}

function Features({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[auto_1fr] gap-2.5">
          <span className="i-lucide-check mt-1 text-accent-ink" aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  );
}
