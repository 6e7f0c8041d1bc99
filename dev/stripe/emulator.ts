import { setTimeout as sleep } from 'node:timers/promises';
import { defineEmulator, type EmulatorDefinition } from 'emulate';
import type { StripeAccount, StripeHandler, StripeOptions } from './account.ts';
import { handleApiCall } from './api-call.ts';
import { answerChallenge, completeSettlement } from './attempt.ts';
import { handleControl, renderControl } from './control.ts';
import { StripeRequestError } from './errors.ts';
import {
  handleCancelIntent,
  handleConfirmIntent,
  handleCreateIntent,
  handleRetrieveIntent,
  handleUpdateIntent,
  listIntents,
} from './intents.ts';
import { renderReceipt } from './receipt.ts';
import { createRefund, listRefunds } from './refunds.ts';
import { createStripeState, type StripeState } from './state.ts';
import { listEvents, WebhookSender } from './webhooks.ts';

/** Those with `isPublic` also accept the publishable key. */
const ROUTES: { method: 'GET' | 'POST'; path: string; handler: StripeHandler; isPublic?: true }[] = [
  { method: 'POST', path: '/v1/payment_intents', handler: handleCreateIntent },
  { method: 'GET', path: '/v1/payment_intents', handler: listIntents },
  { method: 'GET', path: '/v1/payment_intents/:id', handler: handleRetrieveIntent, isPublic: true },
  { method: 'POST', path: '/v1/payment_intents/:id', handler: handleUpdateIntent },
  { method: 'POST', path: '/v1/payment_intents/:id/confirm', handler: handleConfirmIntent, isPublic: true },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', handler: handleCancelIntent },
  { method: 'POST', path: '/v1/refunds', handler: createRefund },
  { method: 'GET', path: '/v1/refunds', handler: listRefunds },
  { method: 'GET', path: '/v1/events', handler: listEvents },
];

/** A server with the part of Stripe's API that the product uses. Start it with `createEmulator`. */
export function defineStripeEmulator(options: StripeOptions): EmulatorDefinition<StripeState> {
  return defineEmulator({
    name: 'stripe-emulator',
    stateVersion: 1,
    state: createStripeState,
    // Browsers reach it through the product's own origin.
    cors: false,
    setup({ app, state, signal }) {
      const webhooks = new WebhookSender(state, options, signal);
      const account = createAccount(options, state, webhooks, signal);
      for (const { method, path, handler, isPublic = false } of ROUTES) {
        app.on(method, path, (c) =>
          handleApiCall(c.req.raw, { account, signal, handler, isPublic, id: c.req.param('id') ?? '' }),
        );
      }
      app.get('/receipts/:token', (c) => renderReceipt(state, c.req.param('token')));
      app.post('/challenges/:source', async (c) => {
        const passed = new URLSearchParams(await c.req.text()).get('outcome') === 'passed';
        try {
          answerChallenge(account, c.req.param('source'), passed);
        } catch (error) {
          if (!(error instanceof StripeRequestError)) throw error;
          return Response.json({ error: error.body }, { status: error.status });
        }
        return new Response(null, { status: 204 });
      });
      app.get('/_control', () => renderControl(account));
      app.post('/_control', (c) => handleControl(c.req.raw, account, webhooks));
      app.notFound((c) => {
        const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
        return Response.json({ error: { type: 'invalid_request_error', message } }, { status: 404 });
      });
    },
  });
}

function createAccount(
  options: StripeOptions,
  state: StripeState,
  webhooks: WebhookSender,
  signal: AbortSignal,
): StripeAccount {
  const account: StripeAccount = {
    ...options,
    state,
    emit: (type, object) => webhooks.emit(type, object),
    scheduleSettlement: (id) => {
      const ms = Math.max(0, (state.settlements[id]?.at ?? 0) - Date.now());
      sleep(ms, undefined, { signal, ref: false }).then(
        () => completeSettlement(account, id),
        () => {}, // Stopped. Scheduled again at the next start.
      );
    },
  };
  for (const id of Object.keys(state.settlements)) account.scheduleSettlement(id);
  return account;
}
