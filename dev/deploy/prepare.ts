import { randomBytes } from 'node:crypto';
import { CommandError, step } from '../steps.mjs';
import { CloudflareAccount, type Env } from './account.ts';
import {
  createConfig,
  createReaderConfig,
  type DeployConfig,
  type ProjectPaths,
  type ReaderConfig,
} from './config.ts';
import { readStoredSecrets } from './release.ts';
import { findZone, requireFreeHost, type Zone } from './resources.ts';
import { checkSettings, type DeploySettings, type Environment, sortSettings } from './settings.ts';

/** An account that can be deployed to, and what will be. */
export type Prepared = {
  account: CloudflareAccount;
  settings: DeploySettings;
  config: DeployConfig;
  reader: ReaderConfig;
  /** Undefined on workers.dev, where there is no email. */
  zone: Zone | undefined;
  origin: string;
  /** Names of secrets that the deployed Worker has. */
  stored: string[];
};

/** Checks the settings and the account, and changes nothing. Throws CommandError for what a person has to change. */
export async function prepare(environment: Environment, env: Env, project: ProjectPaths): Promise<Prepared> {
  const given = sortSettings(environment, env);
  const isTry = environment === 'try';
  const host = URL.parse(given.vars.APP_ORIGIN ?? '')?.host ?? '';
  if (!host && !isTry)
    throw new CommandError('APP_ORIGIN is missing or not a URL.', `Set it in .env.${environment}.`);
  let account = undefined as unknown as CloudflareAccount;
  await step('Account', async () => {
    account = await CloudflareAccount.open(env);
    return account.id;
  });
  const zone = isTry ? undefined : await findZone(account, host);
  const worker = createConfig({ ...given, vars: {} }, project).name;
  const stored = await readStoredSecrets(account, worker);
  const settings = isTry ? await addTrySettings(account, given, worker, stored) : given;
  await step('Settings', () => {
    if (!zone) return 'for a try: an address on workers.dev, no email';
    checkSettings(settings, zone.name, stored);
    return 'complete';
  });
  const config = createConfig(settings, project);
  const reader = createReaderConfig(settings, project.reader);
  if (zone) await requireFreeHost(account, zone, host, config.name);
  return { account, settings, config, reader, zone, origin: settings.vars.APP_ORIGIN ?? '', stored };
}

/** What `--env try` needs no file for: an address on workers.dev, no email, and an `APP_SECRET` unless one is stored. */
async function addTrySettings(
  account: CloudflareAccount,
  { vars, secrets, ...rest }: DeploySettings,
  worker: string,
  stored: string[],
): Promise<DeploySettings> {
  const { subdomain } = (await account.read<{ subdomain: string }>('./workers/subdomain')) ?? {};
  if (!subdomain)
    throw new CommandError(
      'The account has no workers.dev address yet.',
      'Open Workers & Pages in the dashboard once: it asks for a name.',
    );
  const { MAIL_FROM: _, INTAKE_ADDRESS: __, INTAKE_ADDRESS_PREVIOUS: ___, ...others } = vars;
  const isNew = !stored.includes('APP_SECRET') && secrets.APP_SECRET === undefined;
  return {
    ...rest,
    vars: { ...others, APP_ORIGIN: `https://${worker}.${subdomain}.workers.dev` },
    secrets: { ...secrets, ...(isNew && { APP_SECRET: randomBytes(48).toString('base64url') }) },
  };
}
