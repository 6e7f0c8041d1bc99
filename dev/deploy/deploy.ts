import { buildWeb, PAGES } from '../start/build-web.ts';
import { CommandError, step } from '../steps.mjs';
import type { Env } from './account.ts';
import { createAlerts } from './alerts.ts';
import { listStepsByHand } from './by-hand.ts';
import { isVerdictSeen, sendCanary } from './canary.ts';
import { type DeployConfig, PROJECT, type ProjectPaths, writeConfig } from './config.ts';
import { keepAssets } from './kept-assets.ts';
import { migrateDatabase } from './migrate.ts';
import { type Prepared, prepare } from './prepare.ts';
import { checkProduct } from './product-check.ts';
import { isDeployed, readSource, type Source, toTag } from './release.ts';
import { createEmail, createResources, subscribeToEmailEvents } from './resources.ts';
import type { Watch } from './rollout.ts';
import { type Environment, readMailDomain } from './settings.ts';
import { findProblem, smokeTest } from './smoke-test.ts';
import { deployAtOnce, deployInSteps, listNewSecrets } from './upload.ts';

type Options = {
  environment: Environment;
  env: Env;
  /** Deploys also uncommitted files, an unchanged version, and migrations that the previous version cannot work with. */
  force?: boolean;
  /** Tests replace the following. */
  project?: ProjectPaths;
  source?: Source;
  build?: () => Promise<unknown>;
  check?: (origin: string) => Promise<void>;
  /** Goes through the deployed product once, as a host would. */
  use?: (prepared: Prepared) => Promise<string>;
  watch?: (origin: string) => Watch;
  /** Fetches the assets of earlier releases. */
  get?: typeof fetch;
};

/** Result of a deployment: the configuration, and the steps that are left for a person. */
export type Deployed = { config: DeployConfig; byHand: string[] };

const WATCH_MS = 60_000;
const PAUSE_MS = 10_000;

/**
 * Creates everything that is missing in a Cloudflare account and deploys Foldout, one printed step after the other. Resources
 * that exist stay as they are. Throws CommandError if a person has to change something first.
 */
export async function deploy(options: Options): Promise<Deployed> {
  const { environment, env, source = readSource(), check = smokeTest, project = PROJECT } = options;
  if (source.isChanged && !options.force) {
    throw new CommandError('There are uncommitted changes.', 'Commit them, or: npm run deploy -- --force');
  }
  const prepared = await prepare(environment, env, project);
  const { account, settings, config, zone, origin, stored } = prepared;
  await createResources(account, config, settings.location);
  const sending = readMailDomain(settings.vars.MAIL_FROM) ?? '';
  const intake = readMailDomain(settings.vars.INTAKE_ADDRESS) ?? '';
  if (zone) await createEmail(account, zone, { sending, intake });
  // The tag is made before MAIL_VERDICT_SEEN is set: a version with that setting is not a new release.
  const tag = toTag(source, config, prepared.reader);
  const isVerdictUnset = zone !== undefined && config.vars.MAIL_VERDICT_SEEN === undefined;
  if (isVerdictUnset && (await isVerdictSeen(account, config.name))) config.vars.MAIL_VERDICT_SEEN = '1';
  await release(options, prepared, tag);
  if (zone) await subscribeToEmailEvents(account, zone, config, sending);
  const { CONTACT_EMAIL: contact } = settings.vars;
  const refused = contact ? await createAlerts(account, config.name, contact) : [];
  await step('Check', async () => {
    await check(origin);
    return `${origin} answers`;
  });
  if (zone && contact) await step('Use', () => (options.use ?? useProduct)(prepared));
  if (zone && config.vars.MAIL_VERDICT_SEEN === undefined)
    await step('Verdicts about senders', () => proveVerdicts(prepared, tag));
  return { config, byHand: listStepsByHand(settings, stored, refused) };
}

/** Builds the pages before anything changes, then migrates the databases and deploys both Workers. */
async function release(options: Options, prepared: Prepared, tag: string) {
  const { account, settings, config, reader, zone, origin, stored } = prepared;
  const { project = PROJECT, force = false, watch = toWatch } = options;
  const secrets = listNewSecrets(settings, stored);
  const isUnchanged =
    !force && secrets.length === 0 && (await isDeployed(account, zone?.id, config, reader.name, tag));
  if (!isUnchanged) {
    await step('Pages', options.build ?? (() => buildWeb(PAGES.deployed)));
    await step('Earlier files', () => keepAssets(project.pages, origin, tag, options.get));
  }
  const file = writeConfig(config);
  for (const database of config.d1_databases)
    await step(`Migrations of ${database.database_name}`, () =>
      migrateDatabase(account, database, file, force),
    );
  const upload = { file, tag, secrets: Object.fromEntries(secrets) };
  // The second Worker is deployed before the first one, which calls it.
  await step('Reader', () =>
    isUnchanged ? 'unchanged' : deployAtOnce(account, { file: writeConfig(reader), tag }),
  );
  await step('Worker', () =>
    isUnchanged ? 'unchanged' : deployInSteps(account, config.name, upload, watch(origin)),
  );
}

const toWatch = (origin: string): Watch => ({
  probe: (headers) => findProblem(origin, (url) => fetch(url, { headers })),
  watchMs: WATCH_MS,
  pauseMs: PAUSE_MS,
});

const useProduct = ({ account, config, origin, settings }: Prepared) =>
  checkProduct(account, {
    origin,
    recipient: settings.vars.CONTACT_EMAIL ?? '',
    databases: config.d1_databases.map(({ database_name: name }) => name),
  });

/**
 * Sends an email to the product. Sets MAIL_VERDICT_SEEN and deploys again if the received email shows that Cloudflare adds its
 * verdict whether the sender is authentic.
 */
async function proveVerdicts({ account, config }: Prepared, tag: string): Promise<string> {
  const { MAIL_FROM: from = '', INTAKE_ADDRESS: intake = '' } = config.vars;
  const bucket = config.r2_buckets.find(({ binding }) => binding === 'MAIL')?.bucket_name ?? '';
  const outcome = await sendCanary(account, { bucket, from, intake });
  if (outcome !== 'seen') return `${outcome}; events of the shared address need a review`;
  config.vars.MAIL_VERDICT_SEEN = '1';
  await deployAtOnce(account, { file: writeConfig(config), tag });
  return outcome;
}
