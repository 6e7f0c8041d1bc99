import { createEmulator } from 'emulate';
import { deploy } from '../deploy/deploy.ts';
import { defineCloudflareEmulator } from '../deploy/emulator/emulator.ts';
import { findFreePort } from '../start/port.ts';
import { CommandError } from '../steps.mjs';

const SETTINGS = {
  CLOUDFLARE_API_TOKEN: 'only-for-this-drill',
  CLOUDFLARE_ACCOUNT_ID: '',
  APP_ORIGIN: 'https://foldout.example.com',
  APP_SECRET: 'only-for-this-drill-0123456789-abcdefghijklm',
  MAIL_FROM: 'Foldout <hello@mail.example.com>',
  INTAKE_ADDRESS: 'trips@in.example.com',
  CONTACT_EMAIL: 'nora@example.org',
  OPERATOR: 'Nora Lindqvist, 1 Harbor St, Boston',
};

/** Deploys this folder to an empty account of an emulated Cloudflare API, twice. The second time nothing may change. */
export async function deployTwice() {
  const { definition, account } = defineCloudflareEmulator({
    apiToken: SETTINGS.CLOUDFLARE_API_TOKEN,
    zone: 'example.com',
  });
  const emulator = await createEmulator({ service: definition, port: await findFreePort(45_300) });
  const env = { ...process.env, ...SETTINGS, CLOUDFLARE_API_BASE_URL: `${emulator.url}/client/v4` };
  const source = { commit: 'emulated-0000', isChanged: false };
  try {
    for (const title of ['Deploy to an empty account', 'Deploy again']) {
      console.log(`\n  ${title}\n`);
      const { byHand } = await deploy({ environment: 'production', env, source, check: async () => {} });
      console.log(`\n${byHand.map((text, index) => `  ${index + 1}. ${text}`).join('\n')}`);
    }
  } finally {
    await emulator.close();
  }
  for (const { name, versions } of [account.reader, account.worker]) {
    if (versions.length !== 1)
      throw new CommandError(`There are ${versions.length} versions of ${name} instead of one.`);
  }
  if (account.unknown.length > 0) throw new CommandError(`Unknown calls:\n${account.unknown.join('\n')}`);
}
