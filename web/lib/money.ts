/** "$3.00": US cents as a price. */
export function formatDollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** "3.00 USD": an amount in the smallest unit of its currency, as a receipt says it. */
export function formatAmount(amount: number, currency: string): string {
  return `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
}
