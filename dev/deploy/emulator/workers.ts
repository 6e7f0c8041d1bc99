import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import {
  type App,
  type EmulatedAccount,
  type EmulatedVersion,
  type EmulatedWorker,
  failure,
  success,
} from './state.ts';

const ACCOUNT = '/client/v4/accounts/:account/workers';
const SCRIPT = `${ACCOUNT}/scripts/:script`;
const NOT_FOUND = [404, 10_007, 'This Worker does not exist on your account.'] as const;

type UploadedSecret = { type: string; name: string };

/** Workers: versions, deployments, secrets, static assets, domains and crons. */
export function addWorkerRoutes(app: App, account: EmulatedAccount) {
  const exists = (c: Context) => isWorker(account, c);

  async function upload(c: Context) {
    const form = await c.req.formData();
    const metadata = JSON.parse(String(form.get('metadata')));
    const missing = findMissingService(account, metadata.bindings);
    if (missing) return missing;
    const worker = findWorker(account, c);
    const secrets = (metadata.bindings as UploadedSecret[]).filter(({ type }) => type === 'secret_text');
    for (const { name } of secrets) worker.secrets.add(name);
    worker.name = c.req.param('script');
    worker.migrationTag = metadata.migrations?.new_tag ?? worker.migrationTag;
    const version = { id: randomUUID(), tag: metadata.annotations?.['workers/tag'], metadata };
    worker.versions.push(version);
    return version;
  }

  app.get(`${ACCOUNT}/services/:script`, (c) =>
    exists(c)
      ? success({
          default_environment: {
            environment: 'production',
            script: {
              tag: 'tag',
              tags: [],
              last_deployed_from: 'wrangler',
              migration_tag: findWorker(account, c).migrationTag,
            },
          },
        })
      : failure(404, 10_090, 'This Worker does not exist'),
  );
  app.put(SCRIPT, async (c) => {
    const version = await upload(c);
    if (version instanceof Response) return version;
    const { id } = version;
    findWorker(account, c).deployments.push([{ version_id: id, percentage: 100 }]);
    const uploaded = { id: c.req.param('script'), deployment_id: id.replaceAll('-', '') };
    return success({ ...uploaded, startup_time_ms: 12, etag: id });
  });
  app.get(`${SCRIPT}/settings`, (c) => {
    const bindings = findWorker(account, c).versions.at(-1)?.metadata.bindings ?? [];
    return exists(c) ? success({ bindings, tags: [] }) : failure(...NOT_FOUND);
  });
  app.get(`${SCRIPT}/script-settings`, () => success({ tags: [] }));
  app.patch(`${SCRIPT}/script-settings`, () => success({}));
  app.get(`${SCRIPT}/secrets`, (c) =>
    exists(c)
      ? success([...findWorker(account, c).secrets].map((name) => ({ name, type: 'secret_text' })))
      : failure(...NOT_FOUND),
  );
  addVersionRoutes(app, account, upload);
  addDeploymentRoutes(app, account);
  addAssetRoutes(app, account);
  addTriggerRoutes(app, account);
}

/** `upload` stores the version that a request brings. */
function addVersionRoutes(
  app: App,
  account: EmulatedAccount,
  upload: (c: Context) => Promise<EmulatedVersion | Response>,
) {
  app.post(`${SCRIPT}/versions`, async (c) => {
    const version = await upload(c);
    return version instanceof Response ? version : success(renderVersion(version));
  });
  app.get(`${SCRIPT}/versions/:version`, (c) => {
    const version = findWorker(account, c).versions.find(({ id }) => id === c.req.param('version'));
    return version ? success(renderVersion(version)) : failure(...NOT_FOUND);
  });
}

function renderVersion({ id, tag, metadata }: EmulatedVersion) {
  return {
    id,
    annotations: { 'workers/tag': tag },
    number: 1,
    metadata: { created_on: '2026-11-28T00:00:00Z', source: 'wrangler', author_email: 'nora@example.org' },
    resources: { script: { etag: id }, script_runtime: {}, bindings: metadata.bindings },
    startup_time_ms: 12,
  };
}

const findWorker = ({ worker, reader }: EmulatedAccount, c: Context): EmulatedWorker =>
  c.req.param('script')?.endsWith('-reader') ? reader : worker;

function isWorker(account: EmulatedAccount, c: Context): boolean {
  const { name } = findWorker(account, c);
  return name !== undefined && name === c.req.param('script');
}

/** The refusal of a binding to a Worker that was not deployed before. */
function findMissingService({ reader }: EmulatedAccount, bindings: { type: string; service?: string }[]) {
  const missing = bindings.find(({ type, service }) => type === 'service' && service !== reader.name);
  return (
    missing &&
    failure(400, 10_143, `Could not resolve service binding: the Worker '${missing.service}' was not found.`)
  );
}

/** Which versions requests reach. */
function addDeploymentRoutes(app: App, account: EmulatedAccount) {
  app.get(`${SCRIPT}/deployments`, (c) => {
    if (!isWorker(account, c)) return failure(...NOT_FOUND);
    const versions = findWorker(account, c).deployments.at(-1) ?? [];
    return success({
      deployments: [{ id: randomUUID(), source: 'wrangler', strategy: 'percentage', versions }],
    });
  });
  app.post(`${SCRIPT}/deployments`, async (c) => {
    findWorker(account, c).deployments.push((await c.req.json()).versions);
    return success({ id: randomUUID() });
  });
  app.get(`${SCRIPT}/versions`, (c) =>
    success({ items: findWorker(account, c).versions.toReversed().map(renderVersion) }),
  );
}

/** Uploads of static files: only those that the account does not have yet. */
function addAssetRoutes(app: App, { worker }: EmulatedAccount) {
  app.post(`${SCRIPT}/assets-upload-session`, async (c) => {
    const { manifest } = (await c.req.json()) as { manifest: Record<string, { hash: string }> };
    const hashes = Object.values(manifest).map(({ hash }) => hash);
    const missing = hashes.filter((hash) => !worker.assets.has(hash));
    return success({ jwt: 'upload', buckets: missing.length > 0 ? [missing] : [] });
  });
  app.post(`${ACCOUNT}/assets/upload`, async (c) => {
    for (const hash of (await c.req.formData()).keys()) worker.assets.add(hash);
    return Response.json(
      { success: true, result: { jwt: 'uploaded' }, errors: [], messages: [] },
      { status: 201 },
    );
  });
}

/** How a Worker is reached: domains, crons, workers.dev. */
function addTriggerRoutes(app: App, account: EmulatedAccount) {
  const { worker } = account;
  const renderSubdomain = (c: Context) => {
    const { isOnWorkersDev, hasPreviewUrls } = findWorker(account, c);
    return { enabled: isOnWorkersDev, previews_enabled: hasPreviewUrls };
  };
  app.get(`${ACCOUNT}/workers/:script`, (c) => success({ id: 'worker', subdomain: renderSubdomain(c) }));
  app.get(`${SCRIPT}/subdomain`, (c) => success(renderSubdomain(c)));
  app.post(`${SCRIPT}/subdomain`, async (c) => {
    const { enabled, previews_enabled } = await c.req.json();
    Object.assign(findWorker(account, c), { isOnWorkersDev: enabled, hasPreviewUrls: previews_enabled });
    return success(renderSubdomain(c));
  });
  app.get(`${ACCOUNT}/subdomain`, () => success({ subdomain: 'nora' }));
  app.put(`${SCRIPT}/schedules`, async (c) => {
    worker.crons = ((await c.req.json()) as { cron: string }[]).map(({ cron }) => cron);
    return success({ schedules: worker.crons });
  });
  app.get(`${ACCOUNT}/domains`, (c) =>
    success(
      worker.domains
        .filter((hostname) => hostname === c.req.query('hostname'))
        .map((hostname) => ({ id: hostname, hostname, service: worker.name })),
    ),
  );
  app.post(`${SCRIPT}/domains/changeset`, async (c) => {
    const wanted = ((await c.req.json()) as { hostname: string }[]).map(({ hostname }) => hostname);
    const added = wanted
      .filter((hostname) => !worker.domains.includes(hostname))
      .map((hostname) => ({ hostname }));
    return success({ added, removed: [], updated: [], conflicting: [] });
  });
  app.put(`${SCRIPT}/domains/records`, async (c) => {
    worker.domains = ((await c.req.json()).origins as { hostname: string }[]).map(({ hostname }) => hostname);
    return success([]);
  });
}
