import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from './port.ts';
import { startStripe } from './stripe.ts';

async function start(env: NodeJS.ProcessEnv, stateFolder = makeFolder()) {
  const port = await findFreePort(43_100);
  const local = await startStripe({ port, origin: `http://localhost:${port}`, stateFolder, env });
  onTestFinished(() => local.stop());
  return local;
}

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'foldout-stripe-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('starts an emulator that keeps its intents until the next start', async () => {
  const folder = makeFolder();
  const { settings, origin, stop } = await start({ STRIPE_SECRET_KEY: undefined }, folder);
  expect(settings).toMatchObject({ STRIPE_API_BASE: origin, STRIPE_WEBHOOK_SECRET: 'whsec_local' });
  const intent = await connect(origin, 'sk_test_local').paymentIntents.create({
    amount: 300,
    currency: 'usd',
  });
  await stop();
  const again = await start({}, folder);
  expect((await connect(again.origin, 'sk_test_local').paymentIntents.retrieve(intent.id)).amount).toBe(300);
});

it('uses the server of STRIPE_API_BASE', async () => {
  const { settings, origin } = await start({ STRIPE_API_BASE: 'http://127.0.0.1:9/' });
  expect(origin).toBe('http://127.0.0.1:9');
  expect(settings).toMatchObject({ STRIPE_SECRET_KEY: 'sk_test_local' });
});

it.each(['sk_test_real', ''])('does not start when STRIPE_SECRET_KEY is %j', async (key) => {
  expect(await start({ STRIPE_SECRET_KEY: key })).toMatchObject({ settings: {}, origin: undefined });
});

it('suggests a reset for damaged state', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'stripe-emulator.json'), '{}');
  await expect(start({}, folder)).rejects.toMatchObject({ advice: expect.stringContaining('--reset') });
});

function connect(origin = '', key = '') {
  const { hostname, port } = new URL(origin);
  return new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false });
}
