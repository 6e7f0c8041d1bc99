import type Stripe from 'stripe';
import { z } from 'zod';
import type { Call } from './account.ts';
import { missing } from './failure.ts';
import { expand, integer, readParams } from './params.ts';

const page = {
  limit: integer.pipe(z.int().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
  created: z
    .union([integer, z.strictObject({ gt: integer, gte: integer, lt: integer, lte: integer }).partial()])
    .optional(),
  expand,
};
const intentParams = z.strictObject({ ...page, customer: z.string().optional() });
const refundParams = z.strictObject({
  ...page,
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
});
const eventParams = z.strictObject({
  ...page,
  type: z.string().optional(),
});

/** GET /v1/payment_intents. By time only: like Stripe, it knows no filter by status. */
export function listIntents({ account, form }: Call) {
  const params = readParams(intentParams, form);
  const intents = params.customer ? [] : Object.values(account.state.intents);
  return toPage('/v1/payment_intents', intents, params);
}

/** GET /v1/refunds */
export function listRefunds({ account, form }: Call) {
  const { payment_intent: intent, charge, ...params } = readParams(refundParams, form);
  const refunds = Object.values(account.state.refunds).filter(
    (refund) => (!intent || refund.payment_intent === intent) && (!charge || refund.charge === charge),
  );
  return toPage('/v1/refunds', refunds, params);
}

/** GET /v1/events: what happened, whether or not it was delivered. */
export function listEvents({ account, form }: Call): Page<Stripe.Event> {
  const { type, ...params } = readParams(eventParams, form);
  const events = Object.values(account.state.events).filter((event) => !type || event.type === type);
  return toPage('/v1/events', events, params);
}

/** GET /v1/events/:id */
export function retrieveEvent({ account, id, form }: Call): Stripe.Event {
  readParams(z.strictObject({ expand }), form);
  const event = account.state.events[id];
  if (!event) throw missing('event', id);
  return event;
}

type Page<Item> = { object: 'list'; data: Item[]; has_more: boolean; url: string };
type PageParams = Pick<z.output<typeof intentParams>, 'limit' | 'starting_after' | 'created'>;

/** One page, the newest first. `all` in the order of making. */
function toPage<Item extends { id: string; created: number }>(
  url: string,
  all: Item[],
  { limit = 10, starting_after: after, created }: PageParams,
): Page<Item> {
  const items = all.filter((item) => isWithin(item.created, created)).reverse();
  const begin = after ? items.findIndex(({ id }) => id === after) + 1 : 0;
  if (after && begin === 0) throw missing('object', after, 'starting_after');
  return {
    object: 'list',
    data: items.slice(begin, begin + limit),
    has_more: items.length > begin + limit,
    url,
  };
}

function isWithin(time: number, created: PageParams['created']): boolean {
  if (created === undefined) return true;
  if (typeof created === 'number') return time === created;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = created;
  return time > gt && time >= gte && time < lt && time <= lte;
}
