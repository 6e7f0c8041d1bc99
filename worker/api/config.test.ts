import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { app } from '../app.ts';
import { parseSettings } from '../services/settings.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';

async function readConfig(bindings: object = {}) {
  const request = new TestBrowser().toRequest('GET', '/api/config');
  const response = await app.fetch(
    request,
    { ...env, ...bindings } as Cloudflare.Env,
    createExecutionContext(),
  );
  return (await response.json()) as Record<string, string | null>;
}

describe('works', () => {
  it('returns the public settings only', async () => {
    const settings = parseSettings(env);
    expect(await readConfig({ INTAKE_ADDRESS: 'trips@example.com' })).toEqual({
      stripePublishableKey: settings.STRIPE_PUBLISHABLE_KEY,
      intakeAddress: 'trips@example.com',
      vapidPublicKey: settings.VAPID_PUBLIC_KEY,
      signInProvider: '127.0.0.1',
      appName: 'Foldout',
    });
  });
});

describe('refuses', () => {
  it('returns null for features that are not fully configured', async () => {
    expect(await readConfig({ STRIPE_WEBHOOK_SECRET: '', OIDC_CLIENT_ID: '' })).toMatchObject({
      stripePublishableKey: null,
      signInProvider: null,
    });
  });
});

describeAccess('config');
