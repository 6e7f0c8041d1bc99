import { getReader } from '../../worker/messages/t.ts';

/** Formats US cents as a price: "$3.00". */
export const formatDollars = (cents: number): string => format(cents, { ...DOLLARS, useGrouping: false });

/** Formats a price of whole dollars: "$3". */
export const formatRoundDollars = (cents: number): string =>
  format(cents, { ...DOLLARS, minimumFractionDigits: 0 });

/** Formats an amount in cents with its currency: "3.00 USD". */
export const formatAmount = (amount: number, currency: string): string =>
  `${format(amount, { minimumFractionDigits: 2, useGrouping: false })} ${currency.toUpperCase()}`;

const DOLLARS = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;

const format = (cents: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(getReader().locale, { ...options, numberingSystem: 'latn' }).format(cents / 100);
