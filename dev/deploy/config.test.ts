import { expect, it } from 'vitest';
import { createConfig } from './config.ts';
import { sortSettings } from './settings.ts';

const SETTINGS = { APP_ORIGIN: 'https://foldout.example.com', INTAKE_ADDRESS: 'trips@in.example.com' };
const create = (environment: 'production' | 'staging') => createConfig(sortSettings(environment, SETTINGS));

it('adds the domain, the addresses and the settings to wrangler.toml', () => {
  expect(create('production')).toMatchObject({
    name: 'foldout',
    routes: [{ pattern: 'foldout.example.com', custom_domain: true }],
    addresses: ['trips@in.example.com', 'plan@in.example.com'],
    vars: { WORKER_NAME: 'foldout', ...SETTINGS },
    workers_dev: false,
    preview_urls: false,
    observability: { logs: { invocation_logs: false } },
  });
});

it('has no id of an account, so that the same files deploy anywhere', () => {
  expect(JSON.stringify(create('production'))).not.toMatch(/database_id|account_id|zone_id/);
});

it('binds Workers AI only if one of its models is set', () => {
  const settings = { ...SETTINGS, WORKERS_AI_MODEL: '@cf/google/gemma-4-26b-a4b-it' };
  expect(createConfig(sortSettings('production', settings))).toMatchObject({ ai: { binding: 'AI' } });
  expect(create('production')).not.toHaveProperty('ai');
});

it('gives staging resources of its own', () => {
  const staging = create('staging');
  expect(staging).toMatchObject({ name: 'foldout-staging', vars: { WORKER_NAME: 'foldout-staging' } });
  expect(staging.d1_databases.slice(0, 2)).toMatchObject([
    { binding: 'DB', database_name: 'foldout-staging' },
    { binding: 'ITINERARIES_WNAM_1', database_name: 'foldout-staging-itineraries-wnam-1' },
  ]);
  const production = create('production');
  const names = (config: typeof production) => [
    ...config.r2_buckets.map(({ bucket_name }) => bucket_name),
    ...config.queues.consumers.map(({ queue }) => queue),
    ...config.queues.consumers.flatMap(({ dead_letter_queue }) => dead_letter_queue ?? []),
  ];
  expect(names(staging)).toEqual(names(production).map((name) => name.replace('foldout', 'foldout-staging')));
});
