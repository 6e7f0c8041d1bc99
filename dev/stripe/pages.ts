import type { Account } from './account.ts';
import type { Charge } from './state.ts';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** GET /receipts/:token: the receipt of a charge, for whoever has its address. */
export function answerReceipt({ state }: Account, token: string): Response {
  const charge = Object.values(state.charges).find(({ receipt_url: url }) => url?.endsWith(`/${token}`));
  if (!charge) return new Response(toPage('No such receipt', ''), { status: 404, headers: HEADERS });
  return new Response(toPage('Receipt', toRows(charge)), { headers: HEADERS });
}

function toRows(charge: Charge): string {
  const card = charge.payment_method_details?.card;
  const rows = [
    ['Amount paid', toMoney(charge.amount, charge.currency)],
    ['Date paid', new Date(charge.created * 1000).toUTCString()],
    ['Payment method', `${card?.brand ?? 'card'} ending in ${card?.last4 ?? ''}`],
    ['Description', charge.description ?? ''],
    ['Refunded', charge.amount_refunded ? toMoney(charge.amount_refunded, charge.currency) : ''],
    ['Number', charge.id],
  ];
  const shown = rows.filter(([, text]) => text);
  return `<dl>${shown.map(([title = '', text = '']) => `<dt>${escapeHtml(title)}</dt><dd>${escapeHtml(text)}</dd>`).join('')}</dl>`;
}

function toMoney(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

function toPage(title: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width">
<style>
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 3rem auto; padding: 0 1rem }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.5rem }
  dt { opacity: .75 } dd { margin: 0; overflow-wrap: anywhere }
  p { border-top: 1px solid; padding-top: 1rem }
</style>
<h1>${title}</h1>${content}
<p>Made by the stand-in for Stripe on this machine. No money moved.</p></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
