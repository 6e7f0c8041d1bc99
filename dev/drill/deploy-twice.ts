import { createEmulator } from 'emulate';
import { deploy } from '../deploy/deploy.ts';
import { defineCloudflareEmulator } from '../deploy/emulator/emulator.ts';
import { listenOnFreePort } from '../start/port.ts';
import { CommandError } from '../steps.mjs';
import { expectEqual } from './session.ts';

const TOKEN = { CLOUDFLARE_API_TOKEN: 'only-for-this-drill', CLOUDFLARE_ACCOUNT_ID: '' };
const SETTINGS = {
  ...TOKEN,
  APP_ORIGIN: 'https://foldout.example.com',
  APP_SECRET: 'only-for-this-drill-0123456789-abcdefghijklm',
  MAIL_FROM: 'Foldout <hello@mail.example.com>',
  INTAKE_ADDRESS: 'trips@in.example.com',
  CONTACT_EMAIL: 'nora@example.org',
  OPERATOR: 'Nora Lindqvist, 1 Harbor St, Boston',
};

/**
 * Deploys this folder to an empty account of an emulated Cloudflare API, twice, and the second time nothing may change. Then a
 * later release, one that does not answer and is taken back, and one to workers.dev without any setting.
 */
export async function deployTwice() {
  const { definition, account } = defineCloudflareEmulator({
    apiToken: SETTINGS.CLOUDFLARE_API_TOKEN,
    zone: 'example.com',
  });
  const emulator = await listenOnFreePort(45_300, (port) => createEmulator({ service: definition, port }));
  const env = { ...process.env, CLOUDFLARE_API_BASE_URL: `${emulator.url}/client/v4` };
  let isBuilt = false;
  /** What a request to the version that is tried finds. */
  let problem = '';
  const run = async (title: string, commit: string, environment: 'production' | 'try' = 'production') => {
    console.log(`\n  ${title}\n`);
    const build = isBuilt ? async () => 'built before' : undefined;
    isBuilt = true;
    return deploy({
      environment,
      env: { ...env, ...(environment === 'try' ? TOKEN : SETTINGS) },
      ...(build && { build }),
      source: { commit, isChanged: false },
      check: async () => {},
      use: async () => 'not on an emulated account',
      get: async () => new Response('', { status: 404 }),
      watch: () => ({ probe: async () => problem, watchMs: 2_000, pauseMs: 1_000 }),
    });
  };
  try {
    const { byHand } = await run('Deploy to an empty account', 'drill-1');
    console.log(`\n${byHand.map((text, index) => `  ${index + 1}. ${text}`).join('\n')}`);
    const { length } = account.worker.versions;
    await run('Deploy again', 'drill-1');
    expectEqual('Versions', [account.worker.versions.length, account.reader.versions.length], [length, 1]);

    await run('Deploy a later release', 'drill-2');
    const good = account.worker.versions.at(-1)?.id;
    problem = 'answers 500.';
    await expectRefused(run('A release that does not answer', 'drill-3'), problem);
    expectEqual('The version that answers', account.worker.deployments.at(-1), [
      { version_id: good, percentage: 100 },
    ]);

    problem = '';
    const { config } = await run('Deploy to workers.dev without any setting', 'drill-4', 'try');
    expectEqual('The address', config.vars.APP_ORIGIN?.endsWith('.workers.dev'), true);
  } finally {
    await emulator.close();
  }
  if (account.unknown.length > 0) throw new CommandError(`Unknown calls:\n${account.unknown.join('\n')}`);
}

/** Prints why the deployment ended, which must contain `reason`. */
async function expectRefused(deployed: Promise<unknown>, reason: string) {
  const error: unknown = await deployed.then(
    () => undefined,
    (thrown) => thrown,
  );
  if (!(error instanceof Error) || !error.message.includes(reason))
    throw new CommandError(`The deployment should have been refused: ${reason}`);
  console.log(`\n  ${error.message}`);
}
