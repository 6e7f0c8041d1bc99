import { randomUUID } from 'node:crypto';
import { type App, type EmulatedAccount, failure, paged, success } from './state.ts';

const PATH = '/client/v4/accounts/:account/queues';
const SUBSCRIPTIONS = '/client/v4/accounts/:account/event_subscriptions/subscriptions';

/** Queues, their consumers and event subscriptions. */
export function addQueueRoutes(app: App, account: EmulatedAccount) {
  const find = (id: string | undefined) => account.queues.find(({ queue_id }) => queue_id === id);
  app.get(PATH, (c) => {
    const names = c.req.queries('name');
    const found = account.queues.filter((queue) => !names || names.includes(queue.queue_name));
    return paged(found, (key) => c.req.query(key));
  });
  app.post(PATH, async (c) => {
    const { queue_name } = await c.req.json();
    if (account.queues.some((queue) => queue.queue_name === queue_name)) {
      return failure(400, 11_009, `Queue name '${queue_name}' is already taken`);
    }
    const queue = { queue_id: randomUUID().replaceAll('-', ''), queue_name, consumers: [] };
    account.queues.push(queue);
    return success(queue);
  });
  app.get(`${PATH}/:queue/consumers`, (c) => success(find(c.req.param('queue'))?.consumers ?? []));
  app.post(`${PATH}/:queue/consumers`, async (c) => {
    const queue = find(c.req.param('queue'));
    if (!queue) return failure(404, 11_000, 'Queue does not exist');
    if (queue.consumers.length > 0) return failure(409, 11_004, 'A queue has one consumer');
    const { script_name: script, ...rest } = await c.req.json();
    const consumer = { consumer_id: randomUUID(), script, ...rest };
    queue.consumers.push(consumer);
    return success(consumer);
  });
  app.put(`${PATH}/:queue/consumers/:consumer`, async (c) => {
    const consumer = find(c.req.param('queue'))?.consumers[0];
    if (!consumer) return failure(404, 11_000, 'Consumer does not exist');
    const { script_name: script, ...rest } = await c.req.json();
    return success(Object.assign(consumer, { script, ...rest }));
  });
  app.get(SUBSCRIPTIONS, (c) => paged(account.subscriptions, (key) => c.req.query(key)));
  app.post(SUBSCRIPTIONS, async (c) => {
    const subscription = { id: randomUUID(), created_at: '', modified_at: '', ...(await c.req.json()) };
    account.subscriptions.push(subscription);
    return success(subscription);
  });
}
