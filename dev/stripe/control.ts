import { z } from 'zod';
import { readControl } from '../read-control.ts';
import type { StripeAccount } from './account.ts';
import { completeSettlement } from './attempt.ts';
import { changeDispute } from './disputes.ts';
import { StripeRequestError } from './errors.ts';
import { addRefund } from './refunds.ts';
import { createSwitches } from './state.ts';
import type { WebhookSender } from './webhooks.ts';

const how = z.enum(['500', '500-after-charge', '429', 'garbage', 'hang', 'timeout-after-charge']);
const milliseconds = z.int().min(0).max(3_600_000);

const controlBody = z
  .strictObject({
    calm: z.literal(true),
    failNext: z.union([
      how.transform((kind) => ({ how: kind, times: 1, on: '' })),
      z.strictObject({ how, times: z.int().min(1).default(1), on: z.string().default('') }),
    ]),
    duplicateWebhooks: z.int().min(0).max(10),
    delayWebhooks: milliseconds,
    reverseWebhooks: z.boolean(),
    processing: milliseconds,
    settle: z.string(),
    refund: z.string(),
    refundAmount: z.int().min(1),
    dispute: z.string(),
    disputeStatus: z.enum(['needs_response', 'under_review', 'won', 'lost']),
    resend: z.literal('all'),
  })
  .partial();

/** POST /_control: simulates failures, and what Stripe or its dashboard does. README.md describes the fields. */
export async function handleControl(
  request: Request,
  account: StripeAccount,
  webhooks: WebhookSender,
): Promise<Response> {
  const { data, refused } = await readControl(request, controlBody);
  if (refused) return refused;
  try {
    await applyControl(data, account, webhooks);
  } catch (failure) {
    if (!(failure instanceof StripeRequestError)) throw failure;
    return Response.json({ error: failure.body }, { status: failure.status });
  }
  return renderControl(account);
}

/** GET /_control */
export function renderControl({ state }: StripeAccount): Response {
  const counts = {
    intents: Object.keys(state.intents).length,
    succeeded: Object.values(state.charges).filter(({ paid }) => paid).length,
    refunds: Object.keys(state.refunds).length,
  };
  const deliveries = state.deliveries.map(({ event, ...delivery }) => ({
    event: event.id,
    type: event.type,
    ...delivery,
  }));
  return Response.json({ switches: state.switches, counts, deliveries });
}

async function applyControl(
  body: z.output<typeof controlBody>,
  account: StripeAccount,
  webhooks: WebhookSender,
) {
  const { calm, failNext, settle, refund, refundAmount, dispute, disputeStatus, resend, ...switches } = body;
  const { state } = account;
  if (calm) state.switches = createSwitches();
  Object.assign(state.switches, switches);
  if (failNext) state.switches.failures.push(failNext);
  if (settle) completeSettlement(account, settle);
  if (refund) addRefund(account, refund, refundAmount, 'requested_by_customer');
  if (dispute) changeDispute(account, dispute, disputeStatus ?? 'needs_response');
  if (resend) await webhooks.resendAll();
}
