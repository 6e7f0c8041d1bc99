import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import { FULL_ACCESS_FEATURES } from '../../lib/full-access.ts';
import './price-block.css';

const FREE_FEATURES = [
  'Paste your plan and check all of it',
  'One event on your page, to see what guests see',
  'A link for all your guests, no accounts needed',
  'Filter by guest, calendar and print layout',
  'Live updates on every open page',
  'RSVPs, and how many people come',
];

/** What is free, and what the one-time payment adds. */
export function PriceBlock() {
  return (
    <div className="prices card">
      <section className="price" aria-labelledby="price-free">
        <h3 id="price-free" className="title text-lg">
          Try it
        </h3>
        <Price dollars={0} per="no card needed" />
        <Features items={FREE_FEATURES} />
      </section>
      <section className="price price-full" aria-labelledby="price-full">
        <h3 id="price-full" className="title text-lg">
          Full Access
        </h3>
        <Price dollars={FULL_ACCESS_CENTS / 100} per="once per itinerary" />
        <Features items={FULL_ACCESS_FEATURES} />
      </section>
      <p className="price-note">
        A plan with more than one event needs Full Access. One payment covers the whole group: no
        subscription, no ads, and guests never pay.
      </p>
    </div>
  );
}

function Price({ dollars, per }: { dollars: number; per: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span className="text-2xl font-semibold">${dollars}</span>
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
