import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { z } from 'zod';
import type { StripeCall, StripeOptions } from './account.ts';
import { createId, nowSeconds } from './ids.ts';
import { pageParams, readParams } from './params.ts';
import type { Delivery, StripeState } from './state.ts';

/** Pauses double, starting at one second: about half an hour in all. Stripe retries for three days. */
const MAX_ATTEMPTS = 11;
const FIRST_PAUSE_MS = 1000;
const TIMEOUT_MS = 10_000;
const MAX_EVENTS = 1000;

/** Records events and sends them to the product's webhook until it accepts them. */
export class WebhookSender {
  private readonly state: StripeState;
  private readonly options: StripeOptions;
  private readonly signal: AbortSignal;
  private batch: Delivery[] = [];

  /** Aborting `signal` ends all pauses and requests. */
  constructor(state: StripeState, options: StripeOptions, signal: AbortSignal) {
    this.state = state;
    this.options = options;
    this.signal = signal;
    for (const delivery of state.deliveries) if (!delivery.done) this.sendWhenDue(delivery);
  }

  /** Records an event with a copy of the object, and sends it with the other events of the same delay. */
  emit(type: string, object: object) {
    const delivery: Delivery = {
      event: {
        id: createId('evt'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: nowSeconds(),
        data: { object: structuredClone(object) },
        livemode: false,
        type,
      },
      attempts: 0,
      status: null,
      done: !this.options.webhookUrl,
      dueAt: Date.now(),
    };
    this.state.deliveries = [...this.state.deliveries, delivery].slice(-MAX_EVENTS);
    if (delivery.done) return;
    this.batch.push(delivery);
    if (this.batch.length === 1) this.runLater(this.state.switches.delayWebhooks, () => this.sendBatch());
  }

  /** Sends all events again, also those that wait for their next attempt. Resolves when each got a response. */
  async resendAll(): Promise<void> {
    await Promise.all(
      this.state.deliveries.map((delivery) => {
        Object.assign(delivery, { done: false, attempts: 0, dueAt: Date.now() });
        return this.send(delivery);
      }),
    );
  }

  private async sendBatch() {
    const batch = this.batch;
    this.batch = [];
    if (!this.state.switches.reverseWebhooks) {
      for (const delivery of batch) void this.send(delivery);
      return;
    }
    // Sequential, so that the network cannot change the order again.
    for (const delivery of batch.reverse()) await this.send(delivery);
  }

  private async send(delivery: Delivery) {
    if (this.signal.aborted) return;
    const body = JSON.stringify(delivery.event, null, 2);
    const copies = Array.from({ length: 1 + this.state.switches.duplicateWebhooks }, () => this.post(body));
    const [status = null] = await Promise.all(copies);
    const isAccepted = status !== null && status >= 200 && status < 300;
    delivery.attempts++;
    delivery.status = status;
    delivery.done = isAccepted || delivery.attempts >= MAX_ATTEMPTS;
    if (delivery.done) return;
    delivery.dueAt = Date.now() + FIRST_PAUSE_MS * 2 ** (delivery.attempts - 1);
    this.sendWhenDue(delivery);
  }

  /** Status of the response, or null if there was none. */
  private async post(body: string): Promise<number | null> {
    const { webhookUrl = '', webhookSecret } = this.options;
    const time = nowSeconds();
    const signature = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex');
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': `t=${time},v1=${signature}`,
        },
        body,
        signal: AbortSignal.any([this.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }

  private sendWhenDue(delivery: Delivery) {
    this.runLater(Math.max(0, delivery.dueAt - Date.now()), () => this.send(delivery));
  }

  private runLater(ms: number, work: () => Promise<void>) {
    sleep(ms, undefined, { signal: this.signal, ref: false }).then(work, () => {
      // Stopped during the pause. The state records what is still to be sent.
    });
  }
}

/** GET /v1/events, newest first, delivered or not */
export function listEvents({ account, form }: StripeCall) {
  const { limit = 10 } = readParams(z.strictObject(pageParams), form);
  const events = account.state.deliveries.map(({ event }) => event).reverse();
  return { object: 'list', data: events.slice(0, limit), has_more: events.length > limit };
}
