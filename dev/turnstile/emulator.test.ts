import { createEmulator } from 'emulate';
import { expect, it } from 'vitest';
import { listenOnFreePort } from '../start/port.ts';
import { startTurnstile } from '../start/turnstile.ts';
import { defineTurnstileEmulator } from './emulator.ts';

it('accepts only the token pass, and serves the script unless told to fail', async () => {
  const emulator = await listenOnFreePort(19_870, (port) =>
    createEmulator({ service: defineTurnstileEmulator(), port }),
  );
  const base = `${emulator.url}/turnstile/v0`;
  const check = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    return (await fetch(`${base}/siteverify`, { method: 'POST', body })).json();
  };
  expect(await check({ secret: 's', response: 'pass' })).toMatchObject({ success: true });
  for (const fields of [{ response: 'pass' }, { secret: 's' }, { secret: 's', response: 'PASS' }]) {
    expect(await check(fields as Record<string, string>)).toMatchObject({ success: false });
  }
  const headers = { 'content-type': 'application/json' };
  const control = { method: 'POST', headers, body: JSON.stringify({ failNextScripts: 1 }) };
  await fetch(`${emulator.url}/_control`, control);
  const loads = [await fetch(`${base}/api.js`), await fetch(`${base}/api.js`)];
  expect(loads.map(({ status }) => status)).toEqual([503, 200]);
  expect(loads[1]?.headers.get('content-type')).toBe('text/javascript');
  await emulator.close();
});

it('is what npm start checks with, unless another server is named', async () => {
  const local = await startTurnstile({ port: 19_880, env: {} });
  expect(local.settings.TURNSTILE_VERIFY_URL).toMatch(/^http:\/\/.*\/turnstile\/v0\/siteverify$/);
  await local.stop();
  const env = { TURNSTILE_VERIFY_URL: 'http://127.0.0.1:1/siteverify' };
  expect((await startTurnstile({ port: 19_880, env })).settings).toEqual({});
});
