/** The fields of an intent that a browser is shown. */
const SHOWN = new Set([
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
]);

/** An intent as a browser sees it: without metadata, charge and whatever else is the merchant's. */
export function toPublicIntent(intent: object): object {
  return Object.fromEntries(Object.entries(intent).filter(([name]) => SHOWN.has(name)));
}
