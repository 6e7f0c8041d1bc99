import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { CloudflareAccount } from './account.ts';
import type { DeployConfig } from './config.ts';
import { findCurrentVersion } from './rollout.ts';

/** The commit that is deployed, and whether files differ from it. */
export type Source = { commit: string; isChanged: boolean };

export function readSource(): Source {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return { commit: git('rev-parse', 'HEAD'), isChanged: git('status', '--porcelain') !== '' };
  } catch {
    // The files of an archive: nothing says whether they were changed.
    return { commit: 'no-commit', isChanged: true };
  }
}

/** The tag of the versions of both Workers: the commit and the configurations. */
export function toTag({ commit }: Source, ...configs: object[]): string {
  const hash = createHash('sha256').update(JSON.stringify(configs)).digest('hex');
  return `${commit.slice(0, 12)}-${hash.slice(0, 8)}`;
}

/** Names of the secrets of the deployed Worker. */
export async function readStoredSecrets(account: CloudflareAccount, worker: string): Promise<string[]> {
  const stored = await account.read<{ name: string }[]>(`./workers/scripts/${worker}/secrets`);
  return (stored ?? []).map(({ name }) => name);
}

type Queue = { queue_name: string; consumers: { script?: string; service?: string }[] };
type Rule = { matchers: { value?: string }[]; actions: { value?: string[] }[] };

/**
 * Whether the deployed versions of both Workers have this tag, and requests, queue messages and emails come to the first:
 * wrangler adds these after the upload, and may have been interrupted.
 */
export async function isDeployed(
  account: CloudflareAccount,
  zoneId: string | undefined,
  config: DeployConfig,
  reader: string,
  tag: string,
) {
  const { name } = config;
  const tags = await Promise.all([readDeployedTag(account, name), readDeployedTag(account, reader)]);
  if (tags.some((deployed) => deployed !== tag)) return false;
  const [domains, queues, rules] = await Promise.all([
    zoneId === undefined
      ? [{ service: name }]
      : account.list<{ service: string }>(`./workers/domains?hostname=${config.routes[0]?.pattern}`),
    account.list<Queue>('./queues'),
    zoneId === undefined ? [] : account.list<Rule>(`/zones/${zoneId}/email/routing/rules`),
  ]);
  const consumed = queues.filter(({ consumers }) =>
    consumers.some(({ script, service }) => (script ?? service) === name),
  );
  return (
    domains.some(({ service }) => service === name) &&
    config.queues.consumers.every(({ queue }) => consumed.some(({ queue_name }) => queue_name === queue)) &&
    config.addresses.every((address) =>
      rules.some(
        ({ matchers, actions }) => matchers[0]?.value === address && actions[0]?.value?.[0] === name,
      ),
    )
  );
}

type Version = { annotations?: Record<string, string> };

/** The tag of the version that is deployed; undefined without one. */
async function readDeployedTag(account: CloudflareAccount, worker: string): Promise<string | undefined> {
  const path = `./workers/scripts/${worker}`;
  const id = await findCurrentVersion(account, worker);
  const version = id && (await account.read<Version>(`${path}/versions/${id}`));
  return version ? version.annotations?.['workers/tag'] : undefined;
}
