import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';
import type { Options } from './account.ts';
import { signBody } from './sign.ts';
import type { Delivery, StripeState } from './state.ts';

/** Pauses double from one second to about half an hour in all; Stripe itself takes three days. */
const MOST_ATTEMPTS = 11;
const PATIENCE_MS = 10_000;

/** Sends events to the product, again and later until it takes them. */
export class Postman {
  private readonly state: StripeState;
  private readonly options: Options;
  private readonly signal: AbortSignal;
  private gathered: Delivery[] = [];

  /** `signal` ends every pause and every call. */
  constructor(state: StripeState, options: Options, signal: AbortSignal) {
    this.state = state;
    this.options = options;
    this.signal = signal;
    for (const delivery of state.deliveries) if (!delivery.done) this.sendLater(delivery);
  }

  /** Takes an event for delivery, together with what else happens in the next moment. */
  post(event: Stripe.Event) {
    const muted = this.state.switches.muteWebhooks || !this.options.webhookUrl;
    const delivery: Delivery = {
      event: event.id,
      type: event.type,
      attempts: 0,
      status: null,
      done: muted,
      dueAt: Date.now(),
    };
    this.state.deliveries = [...this.state.deliveries, delivery].filter(
      ({ event: id }) => this.state.events[id],
    );
    if (muted) return;
    this.gathered.push(delivery);
    if (this.gathered.length === 1) this.later(this.state.switches.delayWebhooks, () => this.sendGathered());
  }

  /** Sends an event once more, whatever became of it before. */
  resend(delivery: Delivery) {
    Object.assign(delivery, { done: false, attempts: 0, dueAt: Date.now() });
    this.sendLater(delivery);
  }

  private async sendGathered() {
    const batch = this.gathered;
    this.gathered = [];
    if (!this.state.switches.reverseWebhooks) {
      for (const delivery of batch) void this.send(delivery);
      return;
    }
    // One after the other, or the network would put them right again.
    for (const delivery of batch.reverse()) await this.send(delivery);
  }

  private async send(delivery: Delivery) {
    const event = this.state.events[delivery.event];
    if (!event || this.signal.aborted) return;
    const body = JSON.stringify(event, null, 2);
    const copies = Array.from({ length: 1 + this.state.switches.duplicateWebhooks }, () => this.call(body));
    const [status = null] = await Promise.all(copies);
    delivery.attempts++;
    delivery.status = status;
    delivery.done = isTaken(status) || delivery.attempts >= MOST_ATTEMPTS;
    if (isTaken(status)) event.pending_webhooks = 0;
    if (delivery.done) return;
    delivery.dueAt = Date.now() + this.state.switches.retryWebhooks * 2 ** (delivery.attempts - 1);
    this.sendLater(delivery);
  }

  /** The status of the product's answer, or null where there was none. */
  private async call(body: string): Promise<number | null> {
    const { webhookUrl = '', webhookSecret } = this.options;
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signBody(body, webhookSecret),
        },
        body,
        signal: AbortSignal.any([this.signal, AbortSignal.timeout(PATIENCE_MS)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }

  private sendLater(delivery: Delivery) {
    this.later(Math.max(0, delivery.dueAt - Date.now()), () => this.send(delivery));
  }

  private later(ms: number, work: () => Promise<void>) {
    sleep(ms, undefined, { signal: this.signal, ref: false }).then(work, () => {
      // Stopped in the pause: the state remembers what is still to be sent.
    });
  }
}

function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}
