import { expect, it } from 'vitest';
import { catchStripeError, createTestIntent, payTestIntent, startTestEmulator } from './testing.ts';

it.each([
  ['lost', ['created', 'funds_withdrawn', 'updated', 'closed']],
  ['won', ['created', 'funds_withdrawn', 'updated', 'closed', 'funds_reinstated']],
])('sends the events of a dispute that is %s', async (outcome, types) => {
  const emulator = await startTestEmulator();
  const intent = await createTestIntent(emulator);
  await payTestIntent(emulator, intent);
  for (const disputeStatus of ['needs_response', 'under_review', outcome])
    await emulator.control({ dispute: intent.id, disputeStatus });
  const { data } = await emulator.stripe.events.list({ limit: 100 });
  const events = data.filter(({ type }) => type.startsWith('charge.dispute.')).reverse();
  expect(events.map(({ type }) => type)).toEqual(types.map((type) => `charge.dispute.${type}`));
  expect(new Set(events.map((event) => (event.data.object as { id: string }).id)).size).toBe(1);
  expect(events.at(-1)?.data.object).toMatchObject({
    object: 'dispute',
    amount: 300,
    payment_intent: intent.id,
    status: outcome,
  });
});

it('allows no refund of a disputed payment, and no dispute of an unpaid one', async () => {
  const emulator = await startTestEmulator();
  const [intent, unpaid] = [await createTestIntent(emulator), await createTestIntent(emulator)];
  await payTestIntent(emulator, intent);
  const refund = () => emulator.stripe.refunds.create({ payment_intent: intent.id });
  await emulator.control({ dispute: intent.id });
  expect(await catchStripeError(refund())).toMatchObject({ statusCode: 400, code: 'charge_disputed' });
  await emulator.control({ dispute: intent.id, disputeStatus: 'won' });
  expect((await refund()).status).toBe('succeeded');
  expect((await emulator.control({ dispute: unpaid.id })).status).toBe(400);
});
