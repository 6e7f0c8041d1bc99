import { setTimeout as sleep } from 'node:timers/promises';
import { defineEmulator, type EmulatorDefinition } from 'emulate';
import type { Account, Handler, Options } from './account.ts';
import { answerCall } from './answer.ts';
import { retrieveCharge } from './charges.ts';
import { answerChallenge, handleConfirmIntent, handleRetrieveIntent } from './confirm.ts';
import { answerControl, settleNow, showControl } from './control.ts';
import { recordEvent } from './events.ts';
import { StripeFailure } from './failure.ts';
import { handleCancelIntent, handleCreateIntent, handleUpdateIntent } from './intents.ts';
import { listEvents, listIntents, listRefunds, retrieveEvent } from './lists.ts';
import { answerReceipt } from './pages.ts';
import { createRefund, retrieveRefund } from './refunds.ts';
import { emptyState, type StripeState } from './state.ts';
import { Postman } from './webhooks.ts';

/** The calls that exist; the two marked `open` are a browser's as well. */
const CALLS: { path: string; post?: Handler; get?: Handler; open?: true }[] = [
  { path: '/v1/payment_intents', post: handleCreateIntent, get: listIntents },
  { path: '/v1/payment_intents/:id', get: handleRetrieveIntent, open: true },
  { path: '/v1/payment_intents/:id', post: handleUpdateIntent },
  { path: '/v1/payment_intents/:id/confirm', post: handleConfirmIntent, open: true },
  { path: '/v1/payment_intents/:id/cancel', post: handleCancelIntent },
  { path: '/v1/charges/:id', get: retrieveCharge },
  { path: '/v1/refunds', post: createRefund, get: listRefunds },
  { path: '/v1/refunds/:id', get: retrieveRefund },
  { path: '/v1/events', get: listEvents },
  { path: '/v1/events/:id', get: retrieveEvent },
];

/** A server that behaves like Stripe, as far as a shop with one price goes. Start it with `createEmulator`. */
export function defineStripeEmulator(options: Options): EmulatorDefinition<StripeState> {
  return defineEmulator({
    name: 'stripe-stand-in',
    stateVersion: 1,
    state: emptyState,
    // Browsers come through the product's own origin.
    cors: false,
    setup({ app, state, signal }) {
      const postman = new Postman(state, options, signal);
      const account: Account = {
        ...options,
        state,
        announce: (...what) => postman.post(recordEvent(state, ...what)),
        settleLater: (id) => {
          const ms = Math.max(0, (state.settlements[id]?.at ?? 0) - Date.now());
          sleep(ms, undefined, { signal, ref: false }).then(
            () => settleNow(account, id),
            () => {}, // stopped; goes on at the next start
          );
        },
      };
      for (const id of Object.keys(state.settlements)) account.settleLater(id);

      for (const { path, post, get, open = false } of CALLS) {
        const toRoute = (handler: Handler, id = '') => ({ account, signal, handler, open, id });
        if (post) app.post(path, (c) => answerCall(c.req.raw, toRoute(post, c.req.param('id'))));
        if (get) app.get(path, (c) => answerCall(c.req.raw, toRoute(get, c.req.param('id'))));
      }
      app.get('/receipts/:token', (c) => answerReceipt(account, c.req.param('token')));
      // The bank: asked by a browser that pays, not part of the API.
      app.post('/challenges/:source', async (c) => {
        const passed = new URLSearchParams(await c.req.text()).get('outcome') === 'passed';
        try {
          answerChallenge(account, c.req.param('source'), passed);
        } catch (error) {
          if (!(error instanceof StripeFailure)) throw error;
          return Response.json({ error: error.body }, { status: error.status });
        }
        return new Response(null, { status: 204 });
      });
      app.get('/_control', () => showControl(account));
      app.post('/_control', (c) => answerControl(c.req.raw, account, postman));
      app.notFound((c) =>
        Response.json(
          {
            error: {
              type: 'invalid_request_error',
              message: `Unrecognized request URL (${c.req.method}: ${c.req.path}).`,
            },
          },
          { status: 404 },
        ),
      );
    },
  });
}
