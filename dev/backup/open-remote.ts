import type { DatabaseRow, Value } from '../../worker/db/backup/schema.ts';
import { CloudflareAccount } from '../deploy/account.ts';
import { createConfig, type DeployConfig } from '../deploy/config.ts';
import { type Environment, EU, readEnvironment, sortSettings } from '../deploy/settings.ts';
import { CommandError } from '../steps.mjs';
import type { Database, OpenDatabases } from './database.ts';

type Named = { binding: string; database_name: string };

/**
 * The databases of a deployment to restore into, by Cloudflare's API, which asks the primary. `suffix` names others than
 * those in use, which are created if they do not exist.
 */
export async function openRemote(environment: Environment, suffix: string): Promise<OpenDatabases> {
  const env = readEnvironment(environment);
  const account = await CloudflareAccount.open(env);
  const settings = sortSettings(environment, env);
  const { d1_databases: named } = createConfig(settings) as DeployConfig & { d1_databases: Named[] };
  const databases: Database[] = [];
  for (const { binding, database_name: name } of named)
    databases.push(
      await openOne(account, binding, `${name}${suffix}`, suffix ? settings.location : undefined),
    );
  return { databases, close: async () => {} };
}

type Found = { uuid: string; name: string };

async function openOne(
  account: CloudflareAccount,
  binding: string,
  name: string,
  createAt: string | undefined,
): Promise<Database> {
  const find = async () =>
    (await account.list<Found>(`./d1/database?name=${name}`)).find((each) => each.name === name);
  let found = await find();
  if (!found && createAt) {
    await account.wrangler('d1', 'create', name, createAt === EU ? '--jurisdiction' : '--location', createAt);
    found = await find();
  }
  if (!found) throw new CommandError(`The account has no database "${name}".`);
  const path = `./d1/database/${found.uuid}/query`;
  const query = async (body: object) => account.query<{ results: DatabaseRow[] }[]>(path, body);
  return {
    name: binding,
    all: async (sql, params: Value[] = []) => (await query({ sql, params }))[0]?.results ?? [],
    run: async (statements) => void (await query({ batch: statements })),
  };
}
