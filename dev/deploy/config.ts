import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { experimental_readRawConfig as readRawConfig } from 'wrangler';
import { toItineraryIntake } from '../../email-worker/intake-address.ts';
import { toDatabaseName } from '../databases.ts';
import { READER_CONFIG } from '../start/bundle-worker.ts';
import type { DeploySettings } from './settings.ts';

/** What is deployed. Tests deploy something smaller. */
export type ProjectPaths = { main: string; reader: string; pages: string; migrations: string };
export const PROJECT: ProjectPaths = {
  main: 'worker/index.ts',
  reader: 'email-worker/index.ts',
  pages: 'dist',
  migrations: 'migrations',
};

type Named<Key extends string> = { [key in Key]: string };
/** The parts of wrangler.json that a deployment reads. */
export type DeployConfig = {
  name: string;
  d1_databases: { binding: string; database_name: string; migrations_dir: string }[];
  analytics_engine_datasets: (Named<'dataset'> & { binding: string })[];
  r2_buckets: (Named<'bucket_name'> & { binding: string })[];
  queues: { consumers: (Named<'queue'> & { dead_letter_queue?: string })[] };
  routes: { pattern: string; custom_domain: true }[];
  addresses: string[];
  vars: Record<string, string>;
  [key: string]: unknown;
};
/** Configuration of the Worker that reads emails and plans. */
export type ReaderConfig = { name: string; [key: string]: unknown };

/** Names of resources outside production are foldout-staging instead of foldout. */
const toName = (text: string, environment: DeploySettings['environment']): string =>
  environment === 'production'
    ? text
    : text.replaceAll(/(?<=^|")foldout(?=[-"]|$)/g, `foldout-${environment}`);

/**
 * wrangler.toml for one environment: its settings, its domain and its address for email. Staging has resources of its own,
 * named foldout-staging instead of foldout. There are no ids: wrangler finds resources by name. Workers AI is bound only
 * if a model is set, since its binding needs an account even for local tests.
 */
export function createConfig(
  { environment, vars, databases }: DeploySettings,
  project: ProjectPaths = PROJECT,
): DeployConfig {
  const { rawConfig } = readRawConfig({ config: 'wrangler.toml' });
  const config = JSON.parse(toName(JSON.stringify(rawConfig), environment)) as DeployConfig & {
    assets: object;
    vars: Record<string, string>;
  };
  const { WORKER_NAME = config.name } = config.vars;
  return {
    ...config,
    main: resolve(project.main),
    assets: { ...config.assets, directory: resolve(project.pages) },
    d1_databases: [
      ...config.d1_databases.filter(({ binding }) => binding === 'DB'),
      ...databases.map((binding) => ({ binding, database_name: toDatabaseName(config.name, binding) })),
    ].map((database) => ({
      ...database,
      migrations_dir: resolve(project.migrations, database.binding === 'DB' ? 'directory' : 'itineraries'),
    })),
    analytics_engine_datasets: config.analytics_engine_datasets.map((each) => ({
      ...each,
      // Names of data sets have no hyphens.
      dataset: toName('foldout', environment).replaceAll('-', '_') + each.dataset.replace(/^foldout/, ''),
    })),
    vars: { WORKER_NAME, ...vars },
    ...(vars.WORKERS_AI_MODEL && { ai: { binding: 'AI' } }),
    ...(environment === 'try' ? ON_WORKERS_DEV : toDomain(vars)),
  };
}

/** email-worker/wrangler.toml for one environment. */
export function createReaderConfig({ environment }: DeploySettings, main: string): ReaderConfig {
  const { rawConfig } = readRawConfig({ config: READER_CONFIG });
  return { ...rawConfig, name: toName(String(rawConfig.name), environment), main: resolve(main) };
}

/** Reachable without a domain. Sending email needs one. */
const ON_WORKERS_DEV = { workers_dev: true, routes: [], addresses: [], send_email: undefined };

const toDomain = (vars: DeploySettings['vars']) => ({
  routes: [{ pattern: URL.parse(vars.APP_ORIGIN ?? '')?.host ?? '', custom_domain: true as const }],
  addresses: listAddresses([
    vars.INTAKE_ADDRESS ?? '',
    ...(vars.INTAKE_ADDRESS_PREVIOUS ?? '').split(/[\s,]+/).filter(Boolean),
  ]),
});

/** The addresses of accounts, and those of itineraries at the same domains. */
const listAddresses = (intakes: string[]) => [
  ...new Set(intakes.flatMap((intake) => [intake, toItineraryIntake(intake)])),
];

/** Writes the configuration where wrangler reads it. Returns its path. */
export function writeConfig(config: ReaderConfig): string {
  const folder = join('.wrangler', 'deployed');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${config.name}.json`);
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}
