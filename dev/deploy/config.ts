import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { experimental_readRawConfig as readRawConfig } from 'wrangler';
import { toItineraryIntake } from '../../email-worker/intake-address.ts';
import type { DeploySettings } from './settings.ts';

/** What is deployed. Tests deploy something smaller. */
export type ProjectPaths = { main: string; pages: string; migrations: string };
export const PROJECT: ProjectPaths = { main: 'worker/index.ts', pages: 'dist', migrations: 'migrations' };

type Named<Key extends string> = { [key in Key]: string };
/** The parts of wrangler.json that a deployment reads. */
export type DeployConfig = {
  name: string;
  d1_databases: Named<'database_name'>[];
  r2_buckets: (Named<'bucket_name'> & { binding: string })[];
  queues: { consumers: (Named<'queue'> & { dead_letter_queue?: string })[] };
  routes: { pattern: string; custom_domain: true }[];
  addresses: string[];
  [key: string]: unknown;
};

/**
 * wrangler.toml for one environment: its settings, its domain and its address for email. Staging has resources of its own,
 * named foldout-staging instead of foldout. There are no ids: wrangler finds resources by name. Workers AI is bound only
 * if a model is set, since its binding needs an account even for local tests.
 */
export function createConfig(
  { environment, vars }: DeploySettings,
  project: ProjectPaths = PROJECT,
): DeployConfig {
  const { rawConfig } = readRawConfig({ config: 'wrangler.toml' });
  const text = JSON.stringify(rawConfig);
  const named =
    environment === 'production' ? text : text.replaceAll(/"foldout(?=[-"])/g, `"foldout-${environment}`);
  const config = JSON.parse(named) as DeployConfig & { assets: object; vars: Record<string, string> };
  const { WORKER_NAME = config.name } = config.vars;
  return {
    ...config,
    main: resolve(project.main),
    assets: { ...config.assets, directory: resolve(project.pages) },
    d1_databases: config.d1_databases.map((database) => ({
      ...database,
      migrations_dir: resolve(project.migrations),
    })),
    vars: { WORKER_NAME, ...vars },
    ...(vars.WORKERS_AI_MODEL && { ai: { binding: 'AI' } }),
    routes: [{ pattern: new URL(vars.APP_ORIGIN ?? '').host, custom_domain: true }],
    addresses: listAddresses(vars.INTAKE_ADDRESS ?? ''),
  };
}

/** The address of accounts, and that of itineraries at the same domain. */
const listAddresses = (intake: string) => [...new Set([intake, toItineraryIntake(intake)])];

/** Writes the configuration where wrangler reads it. Returns its path. */
export function writeConfig(config: DeployConfig): string {
  const folder = join('.wrangler', 'deployed');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${config.name}.json`);
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}
