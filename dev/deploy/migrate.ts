import { CommandError } from '../steps.mjs';
import type { CloudflareAccount } from './account.ts';
import { findUnfitMigrations, listMigrations } from './check-migrations.ts';

type DatabaseConfig = { binding: string; database_name: string; migrations_dir: string };
type Answer = { results: Record<string, unknown>[] }[];

/** Runs a query on a database by name. Rejects if there is no such database or table. */
export async function queryDatabase(
  account: CloudflareAccount,
  name: string,
  sql: string,
  params: unknown[] = [],
) {
  const found = await account.list<{ uuid: string; name: string }>(`./d1/database?name=${name}`);
  const uuid = found.find((each) => each.name === name)?.uuid;
  if (!uuid) throw new CommandError(`The account has no database "${name}".`);
  const [answer] = await account.query<Answer>(`./d1/database/${uuid}/query`, { sql, params });
  return answer?.results ?? [];
}

/**
 * Migrates a database of a deployment. Throws CommandError for a migration that the deployed version does not fit, which
 * still answers then, and after a rollback.
 */
export async function migrateDatabase(
  account: CloudflareAccount,
  database: DatabaseConfig,
  file: string,
  isForced: boolean,
): Promise<string> {
  const applied = await listApplied(account, database.database_name);
  const unfit = applied.length > 0 && !isForced ? findUnfitMigrations(database.migrations_dir, applied) : [];
  if (unfit.length > 0)
    throw new CommandError(
      `The version that is deployed does not fit these migrations:\n    ${unfit.join('\n    ')}`,
      'Deploy it in two steps: first a version that does not use it, then the migration.',
    );
  if (listMigrations(database.migrations_dir).every((name) => applied.includes(name))) return 'up to date';
  const { binding } = database;
  const output = await account.wrangler('d1', 'migrations', 'apply', binding, '--remote', '--config', file);
  const names = output.match(/\d{4}_\S+\.sql/g) ?? [];
  return `applied ${new Set(names).size}`;
}

/** Empty for a database without any migration. */
const listApplied = (account: CloudflareAccount, name: string): Promise<string[]> =>
  queryDatabase(account, name, 'SELECT name FROM d1_migrations').then(
    (rows) => rows.map((row) => String(row.name)),
    () => [],
  );
