import { expect, it } from 'vitest';
import { findSendProblem, readDeliveryOutcome } from '../../worker/domain/email/delivery.ts';
import { deliveryEventSchema } from '../../worker/jobs/queue-messages.ts';
import { EmailServiceEmulator } from './email-service.ts';

const createEmail = (to: string, more: object = {}) => ({
  to,
  from: { email: 'hello@foldout.example', name: 'Foldout' },
  subject: 'Codes',
  text: 'Your codes',
  html: '<p>Your codes</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
  ...more,
});

function createService() {
  const events: object[] = [];
  const service = new EmailServiceEmulator();
  const send = (email: object) => service.send(email, async (event) => events.push(event));
  return { service, send, events };
}

it.each([
  ['nora@exmaple.com', 'address'],
  ['nora@full.example', 'unavailable'],
  ['nora@spam.example', 'spam'],
  ['nora@rejected.example', 'refused'],
  ['nora@failed.example', 'sending'],
])('publishes an event that the Worker understands: %s', async (to, problem) => {
  const { send, events } = createService();
  const { messageId } = await send(createEmail(to));
  const { type, payload } = deliveryEventSchema.parse(events[0]);
  expect(payload.messageId).toBe(messageId);
  expect(readDeliveryOutcome(type, payload)).toMatchObject({ problem });
});

it('delivers other emails, and stays silent for one domain', async () => {
  const { send, events } = createService();
  await send(createEmail('nora@example.com'));
  await send(createEmail('nora@silent.example'));
  expect(events).toMatchObject([{ type: 'cf.email.sending.message.delivered' }]);
});

it('sends nothing to an address that bounced, until that is cleared', async () => {
  const { service, send } = createService();
  await send(createEmail('nora@exmaple.com'));
  const error = await send(createEmail('Nora@exmaple.com')).catch((failure) => failure);
  expect(error).toMatchObject({ code: 'E_RECIPIENT_SUPPRESSED' });
  expect(findSendProblem(error)).toBe('refused');
  service.control({ suppressed: [] });
  await send(createEmail('nora@exmaple.com'));
  expect(service.read().emails.map(({ error: code }) => code)).toEqual([
    undefined,
    'E_RECIPIENT_SUPPRESSED',
    undefined,
  ]);
});

it('fails with the codes that a test asks for, in order', async () => {
  const { service, send } = createService();
  service.control({ failNext: ['E_DAILY_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR'] });
  const fail = () => send(createEmail('nora@example.com')).catch(({ code }) => code);
  expect([await fail(), await fail()]).toEqual(['E_DAILY_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR']);
  expect(await send(createEmail('nora@example.com'))).toHaveProperty('messageId');
});

it.each([
  ['E_FIELD_MISSING', { subject: '' }],
  ['E_VALIDATION_ERROR', { from: 'Foldout <hello@foldout.example>' }],
  ['E_VALIDATION_ERROR', { to: 'nora' }],
  ['E_HEADER_NOT_ALLOWED', { headers: { Date: 'today' } }],
  ['E_CONTENT_TOO_LARGE', { text: 'x'.repeat(5 * 1024 * 1024) }],
])('refuses with %s', async (code, more) => {
  const { send } = createService();
  await expect(send(createEmail('nora@example.com', more))).rejects.toMatchObject({ code });
});
