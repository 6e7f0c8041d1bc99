import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator } from 'emulate';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { listenOnFreePort } from '../start/port.ts';
import { CloudflareAccount } from './account.ts';
import { deploy } from './deploy.ts';
import { defineCloudflareEmulator } from './emulator/emulator.ts';
import { rollOut } from './rollout.ts';

/** Each run starts wrangler several times; an idle machine needs half a minute. */
const TEST_MS = 600_000;
const TOKEN = 'only-for-tests';
const WORKER = `
  import { DurableObject } from 'cloudflare:workers';
  export class AccessGuard extends DurableObject {}
  export class RateLimiter extends DurableObject {}
  export class LiveRoom extends DurableObject {}
  export class OAuthStore extends DurableObject {}
  export default { fetch: () => new Response('ok'), queue() {}, email() {}, scheduled() {} };
`;
const READER = `
  import { WorkerEntrypoint } from 'cloudflare:workers';
  export default class extends WorkerEntrypoint {}
`;
const SETTINGS = {
  APP_ORIGIN: 'https://foldout.example.com',
  APP_SECRET: 'Xk3-vQ9_pLmZt7RwYb2NcHd5GfJs8Ae1',
  MAIL_FROM: 'Foldout <hello@mail.example.com>',
  INTAKE_ADDRESS: 'trips@in.example.com',
  CONTACT_EMAIL: 'nora@example.org',
  OPERATOR: 'Nora Lindqvist, 1 Harbor St, Boston',
  ITINERARY_DATABASES: 'WEUR_1',
};

beforeEach(() => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
});

/** Each emulator has a port of its own, because Node keeps connections to one that was closed. */
let nextPort = 45_200;

/** A small project, and an empty account that deploys it. */
async function prepare() {
  const folder = mkdtempSync(join(tmpdir(), 'foldout-deploy-test-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'worker.js'), WORKER);
  writeFileSync(join(folder, 'reader.js'), READER);
  const { definition, account } = defineCloudflareEmulator({ apiToken: TOKEN, zone: 'example.com' });
  nextPort += 10;
  const emulator = await listenOnFreePort(nextPort, (port) => createEmulator({ service: definition, port }));
  onTestFinished(async () => {
    await emulator.close();
    rmSync(folder, { recursive: true });
  });
  const project = {
    main: join(folder, 'worker.js'),
    reader: join(folder, 'reader.js'),
    pages: join(folder, 'pages'),
    migrations: 'migrations',
  };
  const check = vi.fn(async () => {});
  const use = vi.fn(async () => 'used');
  const probe = vi.fn(async (_headers: Record<string, string>) => '');
  const get = async () => new Response('', { status: 404 });
  const watch = () => ({ probe, watchMs: 20, pauseMs: 10 });
  const api = { CLOUDFLARE_API_BASE_URL: `${emulator.url}/client/v4`, CLOUDFLARE_API_TOKEN: TOKEN };
  const run = (
    settings: object = {},
    environment: 'production' | 'try' = 'production',
    commit = '0123456789abcdef',
  ) => {
    const env = { ...process.env, ...api, ...SETTINGS, ...settings };
    const source = { commit, isChanged: false };
    return deploy({ environment, env, project, source, check, use, watch, get, build: async () => {} });
  };
  return { account, run, check, use, probe, watch, api };
}

const listMigrations = (kind: string) =>
  readdirSync(join('migrations', kind))
    .filter((file) => file.endsWith('.sql'))
    .sort();

/** Calls that change something. D1 reads its list of migrations by a POST too. */
const isWrite = (call: string) =>
  !call.startsWith('GET ') && !/\/(query|changeset)$|assets-upload/.test(call);

/** Versions of the Worker by the requests that each deployment let through. */
const listShares = ({ worker }: Awaited<ReturnType<typeof prepare>>['account']) =>
  worker.deployments.map((shares) =>
    Object.fromEntries(
      shares.map(({ version_id: id, percentage }) => [
        `v${worker.versions.findIndex((version) => version.id === id) + 1}`,
        percentage,
      ]),
    ),
  );

it(
  'takes an empty account to a deployed Worker, and changes nothing when it is run again',
  async () => {
    const { account, run, check, probe, watch, api } = await prepare();
    // The token lacks a right at first.
    const forbidden = `/zones/${account.zoneId}/email/routing/dns`;
    account.refusals.set(forbidden, 'Not allowed');
    await expect(run()).rejects.toThrow('Not allowed [10000]');
    expect(account.worker.name).toBeUndefined();

    account.refusals.delete(forbidden);
    const { byHand } = await run();
    expect(account.unknown).toEqual([]);
    expect(account).toMatchObject({
      databases: [
        { name: 'foldout', location: 'weur', replication: 'auto' },
        { name: 'foldout-itineraries-weur-1', location: 'weur', replication: 'auto' },
      ],
      sendingDomains: ['mail.example.com'],
      routedDomains: ['in.example.com'],
      subaddressing: true,
      worker: {
        name: 'foldout',
        domains: ['foldout.example.com'],
        crons: ['* * * * *'],
        isOnWorkersDev: false,
        hasPreviewUrls: false,
      },
      reader: {
        name: 'foldout-reader',
        domains: [],
        crons: [],
        isOnWorkersDev: false,
        hasPreviewUrls: false,
      },
    });
    expect([...account.buckets.keys()].sort()).toEqual(['foldout-backups', 'foldout-mail', 'foldout-media']);
    expect(account.buckets.get('foldout-mail')?.rules).toHaveLength(1);
    expect(account.buckets.get('foldout-media')?.rules).toEqual([]);
    expect([...account.routes]).toEqual([
      ['trips@in.example.com', 'foldout'],
      ['plan@in.example.com', 'foldout'],
    ]);
    // Keys for push messages are created with the first version.
    const secrets = ['APP_SECRET', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'];
    expect([...account.worker.secrets]).toEqual(secrets);
    for (const queue of account.queues) expect(queue.consumers).toMatchObject([{ script: 'foldout' }]);
    const applied = account.databases.map(({ sqlite }) =>
      sqlite
        .prepare('SELECT name FROM d1_migrations')
        .all()
        .map(({ name }) => name),
    );
    const [directory, itineraries] = ['directory', 'itineraries'].map(listMigrations);
    expect(applied).toEqual([directory, itineraries]);
    expect(check).toHaveBeenCalledWith('https://foldout.example.com');
    expect(byHand.join()).toContain('https://foldout.example.com/api/webhooks/stripe');
    // Nothing is left of the email that was sent to see them.
    expect(account.objects.size).toBe(0);

    account.requests.length = 0;
    await run();
    expect(account.requests.filter(isWrite)).toEqual([]);
    // The second one knows that Cloudflare adds verdicts about senders, which the first one saw in an email.
    expect(account.worker.versions).toHaveLength(2);
    expect(account.worker.versions.at(-1)?.metadata.bindings).toContainEqual({
      name: 'MAIL_VERDICT_SEEN',
      type: 'plain_text',
      text: '1',
    });
    expect(account.reader.versions).toHaveLength(1);

    expect(account.alerts.map(({ name }) => name)).toContain('foldout: cron not run');

    // A new secret, one more database of itineraries and another address for email are another version, which requests reach
    // step by step. Only what is new is created and migrated, and the stored secrets stay.
    const changed = {
      OPENAI_API_KEY: 'sk-test',
      APP_SECRET: '',
      ITINERARY_DATABASES: 'WEUR_1 APAC_1',
      INTAKE_ADDRESS: 'bookings@in.example.com',
      INTAKE_ADDRESS_PREVIOUS: 'trips@in.example.com',
    };
    await run(changed, 'production', 'second');
    expect([...account.worker.secrets]).toEqual([...secrets, 'OPENAI_API_KEY']);
    expect(JSON.stringify(account.worker.versions.at(-1)?.metadata.bindings)).toContain('MAIL_VERDICT_SEEN');
    expect(account.databases.slice(2)).toMatchObject([
      { name: 'foldout-itineraries-apac-1', location: 'apac', replication: 'auto' },
    ]);
    const added = account.databases[2]?.sqlite.prepare('SELECT name FROM d1_migrations').all();
    expect(added?.map(({ name }) => name)).toEqual(itineraries);
    const third = account.worker.versions[2];
    expect(listShares(account).slice(-3)).toEqual([{ v2: 100, v3: 0 }, { v2: 90, v3: 10 }, { v3: 100 }]);
    expect(probe).toHaveBeenCalledWith({ 'Cloudflare-Workers-Version-Overrides': `foldout="${third?.id}"` });
    expect([...account.routes.keys()]).toEqual(
      expect.arrayContaining(['bookings@in.example.com', 'trips@in.example.com']),
    );

    // One that does not answer is never reached by others.
    probe.mockResolvedValueOnce('answers 500.');
    await expect(run({}, 'production', 'third')).rejects.toThrow(
      'answers 500. All requests reach the version before',
    );
    expect(listShares(account).slice(-2)).toEqual([{ v3: 100, v4: 0 }, { v3: 100 }]);

    // One that fails for guests is taken back from a tenth of them.
    account.errors.set('failing', 50);
    const rolledOut = { worker: 'foldout', file: '', before: third?.id ?? '', version: 'failing' };
    await expect(rollOut(await CloudflareAccount.open(api), rolledOut, watch())).rejects.toThrow(
      'logged 50 errors',
    );
    expect(account.worker.deployments.slice(-2)).toEqual([
      [
        { version_id: third?.id, percentage: 90 },
        { version_id: 'failing', percentage: 10 },
      ],
      [{ version_id: third?.id, percentage: 100 }],
    ]);
    expect(account.unknown).toEqual([]);
  },
  TEST_MS,
);

it(
  'refuses what it cannot deploy before it creates anything',
  async () => {
    const { account, run } = await prepare();
    await expect(run({ CLOUDFLARE_API_TOKEN: 'wrong' })).rejects.toThrow('Authentication error [10000]');
    await expect(run({ APP_SECRET: '' })).rejects.toThrow('APP_SECRET is missing');
    await expect(run({ ITINERARY_DATABASES: 'MARS_1' })).rejects.toThrow('no line for ITINERARIES_MARS_1');
    await expect(run({ APP_ORIGIN: 'https://elsewhere.example' })).rejects.toThrow(
      'no domain for elsewhere.example',
    );
    account.dnsRecords = [{ id: '1', type: 'A', name: 'foldout.example.com', content: '192.0.2.1' }];
    await expect(run()).rejects.toThrow('foldout.example.com is in use: A 192.0.2.1');
    expect(account.requests.filter(isWrite)).toEqual([]);
  },
  TEST_MS,
);

it(
  'puts a fork on workers.dev without a domain, email or any setting',
  async () => {
    const { account, run, use } = await prepare();
    const none = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
    await run({ ...none, D1_LOCATION: 'eu' }, 'try');
    expect(account).toMatchObject({
      databases: [
        { name: 'foldout-try', location: 'eu' },
        { name: 'foldout-try-itineraries-weur-1', location: 'eu' },
      ],
      sendingDomains: [],
      routedDomains: [],
      worker: { name: 'foldout-try', domains: [], isOnWorkersDev: true },
      alerts: [],
    });
    expect([...account.worker.secrets]).toContain('APP_SECRET');
    expect([...account.routes]).toEqual([]);
    expect(account.unknown).toEqual([]);
    expect(use).not.toHaveBeenCalled();
  },
  TEST_MS,
);
