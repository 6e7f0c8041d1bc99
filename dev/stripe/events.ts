import Stripe from 'stripe';
import type { Cause, EventName } from './account.ts';
import { newId, nowSeconds } from './ids.ts';
import type { StripeState } from './state.ts';

/** More than any test looks back on; older ones are forgotten. */
const KEPT_EVENTS = 1000;

/** Notes that something happened to an object, with a copy of it as it is now. */
export function recordEvent(
  state: StripeState,
  type: EventName,
  object: Stripe.Event.Data.Object,
  cause: Cause,
  previous?: object,
): Stripe.Event {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: nowSeconds(),
    data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: cause,
    type,
    // The pair of type and object is right by our callers; the union of all 250 events cannot know it.
  } as unknown as Stripe.Event;
  state.events[event.id] = event;
  const [oldest] = Object.keys(state.events);
  if (oldest && Object.keys(state.events).length > KEPT_EVENTS) delete state.events[oldest];
  return event;
}
