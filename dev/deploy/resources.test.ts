import { expect, it, vi } from 'vitest';
import type { CloudflareAccount } from './account.ts';
import { subscribeToEmailEvents } from './resources.ts';

const ZONE = { id: 'zone-id', name: 'example.com' };

/** An account with these subscriptions, which records wrangler commands. */
function createAccount(subscriptions: object[]) {
  const wrangler = vi.fn(async (..._args: string[]) => '');
  const list = async (path: string) =>
    path.startsWith('./queues') ? [{ queue_id: 'queue-id' }] : subscriptions;
  return { account: { list, wrangler } as unknown as CloudflareAccount, wrangler };
}

const subscribe = (account: CloudflareAccount, queue: string) =>
  subscribeToEmailEvents(account, ZONE, { queues: { consumers: [{ queue }] } }, 'mail.example.com');

it('subscribes the queue for email events once', async () => {
  const { account, wrangler } = createAccount([]);
  await subscribe(account, 'foldout-email-events');
  expect(wrangler.mock.calls[0]?.join(' ')).toBe(
    'queues subscription create foldout-email-events --source email.sending --zone-id zone-id ' +
      '--domain mail.example.com --events message.delivered,message.bounced,message.complained,message.rejected,message.failed',
  );
  const known = createAccount([{ destination: { queue_id: 'queue-id' } }]);
  await subscribe(known.account, 'foldout-email-events');
  expect(known.wrangler).not.toHaveBeenCalled();
});

it('does nothing for a Worker that reads no events', async () => {
  const { account, wrangler } = createAccount([]);
  await subscribe(account, 'foldout-outbox');
  expect(wrangler).not.toHaveBeenCalled();
});
