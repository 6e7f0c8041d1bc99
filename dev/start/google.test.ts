import { expect, it, onTestFinished } from 'vitest';
import { startGoogle } from './google.ts';
import { findFreePort } from './port.ts';

async function start(env: NodeJS.ProcessEnv) {
  const port = await findFreePort(44_100);
  const local = await startGoogle({ port, origin: `http://localhost:${port}`, env });
  onTestFinished(() => local.stop());
  return local;
}

it('starts an OpenID provider and reads the subjects of its users', async () => {
  const { settings, accounts } = await start({});
  const response = await fetch(`${settings.OIDC_ISSUER}/.well-known/openid-configuration`);
  expect(await response.json()).toMatchObject({ issuer: settings.OIDC_ISSUER });
  expect(accounts[0]).toEqual({
    issuer: settings.OIDC_ISSUER,
    email: 'nora@foldout.example',
    subject: expect.stringMatching(/^goog_/),
  });
});

it.each(['https://issuer.example', ''])('does not start when OIDC_ISSUER is %j', async (issuer) => {
  expect(await start({ OIDC_ISSUER: issuer })).toMatchObject({ settings: {}, accounts: [] });
});
