import { runQuietly } from './run.ts';

/** Brings the local database up to the newest migration, with the same command as in production. */
export async function migrate(stateFolder: string): Promise<void> {
  await runQuietly('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateFolder], {
    CI: 'true', // asks no question
  });
}
