import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from '../steps.mjs';
import type { CloudflareAccount } from './account.ts';

type Deployments = { deployments: { versions: { version_id: string; percentage: number }[] }[] };

/** How a version is watched. Tests use others. */
export type Watch = {
  /** Asks the product as a guest would, with these headers. Returns what is wrong, or ''. */
  probe: (headers: Record<string, string>) => Promise<string>;
  /** How long a tenth of the requests reach the version before all do, in milliseconds. */
  watchMs: number;
  pauseMs: number;
};

/** Of requests at a tenth of the traffic. */
const FIRST_SHARE = 10;
/** Failures that are a bug (`INTERNAL`) may also be older than the version. */
const MAX_ERRORS = 3;

/** The version that all requests reach; undefined without a deployment. */
export async function findCurrentVersion(
  account: CloudflareAccount,
  worker: string,
): Promise<string | undefined> {
  const deployed = await account.read<Deployments>(`./workers/scripts/${worker}/deployments`);
  const versions = deployed?.deployments[0]?.versions ?? [];
  return versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id;
}

/**
 * Lets the uploaded version of a Worker answer: first only a request that names it, then a tenth of all, then all. Goes back
 * to the version before as soon as anything is wrong, and throws CommandError.
 */
export async function rollOut(
  account: CloudflareAccount,
  { worker, file, before, version }: { worker: string; file: string; before: string; version: string },
  watch: Watch,
): Promise<string> {
  const deploy = (...shares: string[]) =>
    account.wrangler('versions', 'deploy', ...shares, '--name', worker, '--config', file, '--yes');
  const startedAt = Date.now();
  const probe = () => watch.probe({ 'Cloudflare-Workers-Version-Overrides': `${worker}="${version}"` });
  try {
    await deploy(`${before}@100%`, `${version}@0%`);
    await requireNone(probe);
    await deploy(`${before}@${100 - FIRST_SHARE}%`, `${version}@${FIRST_SHARE}%`);
    for (const end = Date.now() + watch.watchMs; Date.now() < end; ) {
      await wait(watch.pauseMs);
      await requireNone(probe);
      await requireNone(() => findErrors(account, version, startedAt));
    }
    await deploy(`${version}@100%`);
    await requireNone(() => watch.probe({}));
  } catch (error) {
    const isBack = await deploy(`${before}@100%`).then(
      () => true,
      () => false,
    );
    throw new CommandError(
      `The new version ${(error as Error).message} ${isBack ? BACK : NOT_BACK}`,
      `Its log: npx wrangler tail ${worker} --version-id ${version}`,
    );
  }
  return 'tried by itself, then at 10 %, then 100 %';
}

const BACK = 'All requests reach the version before again.';
const NOT_BACK = 'Going back failed too: run npx wrangler rollback now.';

async function requireNone(find: () => Promise<string>) {
  const problem = await find();
  if (problem) throw new Error(problem);
}

type Counted = { calculations?: { aggregates?: { count?: number; value?: number }[] }[] };

/** Counts the version's log lines about bugs. Says nothing if the token may not read logs: then probes have to do. */
async function findErrors(account: CloudflareAccount, version: string, from: number): Promise<string> {
  const toFilter = (key: string, value: string) => ({ key, operation: 'eq', type: 'string', value });
  const query = {
    queryId: 'foldout-rollout',
    view: 'calculations',
    timeframe: { from, to: Date.now() },
    parameters: {
      datasets: ['cloudflare-workers'],
      filters: [toFilter('$workers.scriptVersion.id', version), toFilter('code', 'INTERNAL')],
      calculations: [{ operator: 'count' }],
    },
  };
  const counted = await account
    .query<Counted>('./workers/observability/telemetry/query', query)
    .catch(() => undefined);
  const [first] = counted?.calculations?.[0]?.aggregates ?? [];
  const errors = first?.value ?? first?.count ?? 0;
  return errors > MAX_ERRORS ? `logged ${errors} errors.` : '';
}
