import { createEmulator } from 'emulate';
import { expect, it, onTestFinished } from 'vitest';
import { listenOnFreePort } from '../start/port.ts';
import { CloudflareAccount } from './account.ts';
import { sendCanary } from './canary.ts';
import { defineCloudflareEmulator } from './emulator/emulator.ts';
import type { EmulatedAccount } from './emulator/state.ts';

const TOKEN = 'only-for-tests';

// deploy.test.ts sees one that is added.
it.each<[EmulatedAccount['verdict'], string]>([
  ['none', 'Cloudflare adds no verdict'],
  ['lost', 'the email did not arrive in time'],
])('with a verdict that is %s says: %s', { timeout: 300_000 }, async (verdict, outcome) => {
  const { definition, account: emulated } = defineCloudflareEmulator({
    apiToken: TOKEN,
    zone: 'example.com',
  });
  const emulator = await listenOnFreePort(45_300, (port) => createEmulator({ service: definition, port }));
  onTestFinished(() => emulator.close());
  emulated.verdict = verdict;
  const api = { CLOUDFLARE_API_BASE_URL: `${emulator.url}/client/v4`, CLOUDFLARE_API_TOKEN: TOKEN };
  const account = await CloudflareAccount.open({ ...process.env, ...api });
  const said = await sendCanary(account, {
    bucket: 'foldout-mail',
    from: 'Foldout <hello@mail.example.com>',
    intake: 'trips@in.example.com',
    waitMs: 1,
  });
  expect(said).toBe(outcome);
  expect(emulated.unknown).toEqual([]);
  // Nothing is left behind.
  expect(emulated.objects.size).toBe(0);
});
