import type { Charge, StripeState } from './state.ts';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** GET /receipts/:token */
export function renderReceipt({ charges }: StripeState, token: string): Response {
  const charge = Object.values(charges).find(({ receipt_url: url }) => url?.endsWith(`/${token}`));
  if (!charge) return new Response(renderPage('Receipt not found', ''), { status: 404, headers: HEADERS });
  return new Response(renderPage('Receipt', renderRows(charge)), { headers: HEADERS });
}

function renderRows(charge: Charge): string {
  const { brand, last4 } = charge.payment_method_details.card;
  const rows = [
    ['Amount paid', formatAmount(charge.amount)],
    ['Date paid', new Date(charge.created * 1000).toUTCString()],
    ['Payment method', `${brand} ending in ${last4}`],
    ['Description', escapeHtml(charge.description ?? '')],
    ['Refunded', charge.amount_refunded ? formatAmount(charge.amount_refunded) : ''],
    ['Charge', charge.id],
  ];
  const shown = rows.filter(([, value]) => value);
  return `<dl>${shown.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>`;
}

const formatAmount = (cents: number) => `$${(cents / 100).toFixed(2)}`;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function renderPage(title: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width">
<style>
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 3rem auto; padding: 0 1rem }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.5rem }
  dt { opacity: .75 } dd { margin: 0; overflow-wrap: anywhere }
</style>
<h1>${title}</h1>${content}
<p>Issued by the local Stripe emulator. No money was charged.</p></html>`;
}
