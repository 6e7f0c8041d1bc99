import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from '../steps.mjs';
import type { CloudflareAccount } from './account.ts';

type Deployments = { deployments: { versions: { version_id: string; percentage: number }[] }[] };

/** How a version is checked while it is rolled out. Tests pass their own, with short times. */
export type Watch = {
  /** Makes requests as a guest would, with these headers. Returns what the version does wrong ("answers 500."), or ''. */
  probe: (headers: Record<string, string>) => Promise<string>;
  /** How long the version gets FIRST_SHARE of the requests, in milliseconds. */
  watchMs: number;
  /** Time between two checks. */
  pauseMs: number;
};

/** Percentage of requests that the new version gets at first. */
const FIRST_SHARE = 10;
/** A few INTERNAL errors are accepted: the previous version may log them too. */
const MAX_ERRORS = 3;

/** The id of the version that gets most requests; undefined without a deployment. */
export async function findCurrentVersion(
  account: CloudflareAccount,
  worker: string,
): Promise<string | undefined> {
  const deployed = await account.read<Deployments>(`./workers/scripts/${worker}/deployments`);
  const versions = deployed?.deployments[0]?.versions ?? [];
  return versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id;
}

/**
 * Rolls out an uploaded version of a Worker: first to requests that name it, then to FIRST_SHARE percent, then to all.
 * Goes back to the version `before` and throws CommandError as soon as a check fails. Returns what was done, for the log.
 */
export async function rollOut(
  account: CloudflareAccount,
  { worker, file, before, version }: { worker: string; file: string; before: string; version: string },
  watch: Watch,
): Promise<string> {
  /** Percentages of the requests by versions. */
  const share = (shares: Record<string, number>) => {
    const versions = Object.entries(shares).map(([id, percentage]) => ({ version_id: id, percentage }));
    return account.write('POST', `./workers/scripts/${worker}/deployments`, {
      strategy: 'percentage',
      versions,
    });
  };
  const startedAt = Date.now();
  const probe = () => watch.probe({ 'Cloudflare-Workers-Version-Overrides': `${worker}="${version}"` });
  try {
    await share({ [before]: 100, [version]: 0 });
    await throwIfWrong(probe);
    await share({ [before]: 100 - FIRST_SHARE, [version]: FIRST_SHARE });
    for (const end = Date.now() + watch.watchMs; Date.now() < end; ) {
      await wait(watch.pauseMs);
      await throwIfWrong(probe);
      await throwIfWrong(() => findErrors(account, version, startedAt));
    }
    // Wrangler also applies the settings that versions do not have.
    await account.wrangler(
      'versions',
      'deploy',
      `${version}@100%`,
      '--name',
      worker,
      '--config',
      file,
      '--yes',
    );
    await throwIfWrong(() => watch.probe({}));
  } catch (error) {
    const isBack = await share({ [before]: 100 }).then(
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

async function throwIfWrong(find: () => Promise<string>) {
  const problem = await find();
  if (problem) throw new Error(problem);
}

type Counted = { calculations?: { aggregates?: { count?: number; value?: number }[] }[] };

/**
 * Looks for INTERNAL errors in the version's log since `from` (epoch milliseconds). '' if there are few, or if the token may
 * not read logs: then only the probes count.
 */
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
