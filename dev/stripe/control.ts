import { z } from 'zod';
import type { Account } from './account.ts';
import { end } from './attempt.ts';
import { NOBODY } from './confirm.ts';
import { StripeFailure } from './failure.ts';
import { findCharge, refund } from './refunds.ts';
import { calmSwitches } from './state.ts';
import type { Postman } from './webhooks.ts';

const hows = z.enum(['500', '429', 'garbage', 'hang', 'timeout-after-charge']);
const milliseconds = z.int().min(0).max(3_600_000);

const orders = z
  .strictObject({
    calm: z.literal(true),
    failNext: z.union([
      hows,
      z.strictObject({ how: hows, times: z.int().min(1).default(1), on: z.string().default('') }),
    ]),
    duplicateWebhooks: z.int().min(0).max(10),
    delayWebhooks: milliseconds,
    reverseWebhooks: z.boolean(),
    muteWebhooks: z.boolean(),
    retryWebhooks: milliseconds,
    processing: milliseconds,
    settle: z.string(),
    refund: z.string(),
    refundAmount: z.int().min(1),
    resend: z.string(),
  })
  .partial();

/**
 * POST /_control: makes the stand-in misbehave, or do what only Stripe and its dashboard can. Only the
 * fields that are sent change anything; answers like `showControl`. A wrong order is answered 400.
 */
export async function answerControl(request: Request, account: Account, postman: Postman): Promise<Response> {
  // A page on the web can send this type only after asking, and nobody says yes.
  if (request.headers.get('content-type')?.split(';')[0] !== 'application/json') {
    return Response.json({ error: 'Send JSON.' }, { status: 415 });
  }
  const { success, data, error } = orders.safeParse(await request.json().catch(() => undefined));
  if (!success) return Response.json({ error: z.prettifyError(error) }, { status: 400 });
  try {
    obey(data, account, postman);
  } catch (failure) {
    if (!(failure instanceof StripeFailure)) throw failure;
    return Response.json({ error: failure.body }, { status: failure.status });
  }
  return showControl(account);
}

/** GET /_control: the switches, and what became of the events. */
export function showControl({ state }: Account): Response {
  const { switches, deliveries, intents, charges, refunds } = state;
  const counts = {
    intents: Object.keys(intents).length,
    succeeded: Object.values(charges).filter(({ paid }) => paid).length,
    refunds: Object.keys(refunds).length,
  };
  return Response.json({ switches, counts, deliveries });
}

function obey(order: z.output<typeof orders>, account: Account, postman: Postman) {
  const { calm, failNext, settle, refund: refunded, refundAmount, resend, ...switches } = order;
  const { state } = account;
  if (calm) state.switches = calmSwitches();
  Object.assign(state.switches, switches);
  if (failNext) {
    state.switches.failures.push(
      typeof failNext === 'string' ? { how: failNext, times: 1, on: '' } : failNext,
    );
  }
  if (settle) settleNow(account, settle);
  if (refunded) {
    const charge = findCharge(account, { payment_intent: refunded });
    refund(account, charge, refundAmount, NOBODY, { reason: 'requested_by_customer', metadata: {} });
  }
  if (resend) {
    const wanted = state.deliveries.filter(
      ({ event, done }) => event === resend || (resend === 'all' && done),
    );
    for (const delivery of wanted) postman.resend(delivery);
  }
}

/** Ends a payment that is `processing`, if it still is. */
export function settleNow(account: Account, intentId: string) {
  const { state } = account;
  const settlement = state.settlements[intentId];
  const intent = state.intents[intentId];
  delete state.settlements[intentId];
  if (settlement && intent) end(account, intent, settlement.card, NOBODY);
}
