import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb, PAGES } from '../start/build-web.ts';
import { CommandError, step } from '../steps.mjs';
import { createVapidKeys } from '../vapid-keys.ts';
import { CloudflareAccount, type Env } from './account.ts';
import { listStepsByHand } from './by-hand.ts';
import { isVerdictSeen, sendCanary } from './canary.ts';
import {
  createConfig,
  createReaderConfig,
  type DeployConfig,
  PROJECT,
  type ProjectPaths,
  writeConfig,
} from './config.ts';
import { isDeployed, readSource, readStoredSecrets, type Source, toTag } from './release.ts';
import {
  createEmail,
  createResources,
  findZone,
  requireFreeHost,
  subscribeToEmailEvents,
} from './resources.ts';
import {
  checkSettings,
  type DeploySettings,
  type Environment,
  readMailDomain,
  sortSettings,
} from './settings.ts';
import { smokeTest } from './smoke-test.ts';

type Options = {
  environment: Environment;
  env: Env;
  /** Deploys files that are not committed, and an unchanged version again. */
  force?: boolean;
  /** What tests replace. */
  project?: ProjectPaths;
  source?: Source;
  build?: () => Promise<unknown>;
  check?: (origin: string) => Promise<void>;
};

/** What a run found out: the configuration, and what a person has to do. */
export type Deployed = { config: DeployConfig; byHand: string[] };

/**
 * Takes an account from any state to a running Foldout, one printed step after the other. What exists is left as it is.
 * Throws CommandError for what a person has to change.
 */
export async function deploy(options: Options): Promise<Deployed> {
  const { environment, env, source = readSource(), check = smokeTest, project = PROJECT } = options;
  const settings = sortSettings(environment, env);
  const origin = settings.vars.APP_ORIGIN ?? '';
  const host = URL.parse(origin)?.host ?? '';
  if (!host) throw new CommandError('APP_ORIGIN is missing or not a URL.', `Set it in .env.${environment}.`);
  if (source.isChanged && !options.force) {
    throw new CommandError('There are uncommitted changes.', 'Commit them, or: npm run deploy -- --force');
  }
  const config = createConfig(settings, project);
  const reader = createReaderConfig(settings, project.reader);

  let account = undefined as unknown as CloudflareAccount;
  await step('Account', async () => {
    account = await CloudflareAccount.open(env);
    return account.id;
  });
  const zone = await findZone(account, host);
  const stored = await readStoredSecrets(account, config.name);
  await step('Settings', () => {
    checkSettings(settings, zone.name, stored);
    return 'complete';
  });
  await requireFreeHost(account, zone, host, config.name);

  await createResources(account, config, settings.location);
  const sending = readMailDomain(settings.vars.MAIL_FROM) ?? '';
  const intake = readMailDomain(settings.vars.INTAKE_ADDRESS) ?? '';
  await createEmail(account, zone, { sending, intake });

  // Not part of the tag: a version that learns of verdicts is no other release.
  const tag = toTag(source, config, reader);
  const isAsked = config.vars.MAIL_VERDICT_SEEN === undefined;
  if (isAsked && (await isVerdictSeen(account, config.name))) config.vars.MAIL_VERDICT_SEEN = '1';
  const file = writeConfig(config);
  await migrateAll(account, config, file);
  const secrets = listNewSecrets(settings, stored);
  const isUnchanged =
    !options.force && secrets.length === 0 && (await isDeployed(account, zone.id, config, reader.name, tag));
  if (!isUnchanged) await step('Pages', options.build ?? (() => buildWeb(PAGES.deployed)));
  // Before the Worker that calls it.
  await step('Reader', () => (isUnchanged ? 'unchanged' : upload(account, writeConfig(reader), tag)));
  await step('Worker', () =>
    isUnchanged ? 'unchanged' : upload(account, file, tag, Object.fromEntries(secrets)),
  );
  await subscribeToEmailEvents(account, zone, config, sending);
  await step('Check', async () => {
    await check(origin);
    return `${origin} answers`;
  });
  if (config.vars.MAIL_VERDICT_SEEN === undefined)
    await step('Verdicts about senders', () => proveVerdicts(account, config, tag));
  return { config, byHand: listStepsByHand(settings, stored) };
}

/**
 * The secrets to upload. Keys for push messages are created once: nobody needs to know them, and browsers are subscribed
 * with the public one.
 */
function listNewSecrets({ secrets }: DeploySettings, stored: string[]): [string, string][] {
  const all = 'VAPID_PRIVATE_KEY' in secrets ? secrets : { ...secrets, ...createVapidKeys() };
  return Object.entries(all).filter(([name]) => !stored.includes(name));
}

/** Sends an email to the product, and sets MAIL_VERDICT_SEEN if it shows that Cloudflare adds its verdict about the sender. */
async function proveVerdicts(account: CloudflareAccount, config: DeployConfig, tag: string): Promise<string> {
  const { MAIL_FROM: from = '', INTAKE_ADDRESS: intake = '' } = config.vars;
  const bucket = config.r2_buckets.find(({ binding }) => binding === 'MAIL')?.bucket_name ?? '';
  const outcome = await sendCanary(account, { bucket, from, intake });
  if (outcome !== 'seen') return `${outcome}; events of the shared address need a review`;
  config.vars.MAIL_VERDICT_SEEN = '1';
  await upload(account, writeConfig(config), tag);
  return outcome;
}

async function migrateAll(account: CloudflareAccount, config: DeployConfig, file: string): Promise<void> {
  for (const { binding, database_name: name } of config.d1_databases) {
    await step(`Migrations of ${name}`, () => migrate(account, file, binding));
  }
}

async function migrate(account: CloudflareAccount, file: string, binding: string): Promise<string> {
  const output = await account.wrangler('d1', 'migrations', 'apply', binding, '--remote', '--config', file);
  const applied = output.match(/\d{4}_\S+\.sql/g) ?? [];
  return applied.length === 0 ? 'up to date' : `applied ${new Set(applied).size}`;
}

/** Uploads a Worker and its new secrets as one version. */
async function upload(
  account: CloudflareAccount,
  file: string,
  tag: string,
  secrets: object = {},
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'foldout-deploy-'));
  const secretsFile = join(folder, 'secrets.json');
  writeFileSync(secretsFile, JSON.stringify(secrets), { mode: 0o600 });
  try {
    await account.wrangler('deploy', '--config', file, '--tag', tag, '--secrets-file', secretsFile);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const names = Object.keys(secrets);
  return `deployed ${tag}${names.length > 0 ? ` with ${names.join(', ')}` : ''}`;
}
