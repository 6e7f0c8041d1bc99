import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import type { DatabaseRow } from '../../worker/db/backup/schema.ts';
import { readWorkerOptions } from '../local-runtime.ts';
import type { Database, OpenDatabases, Statement } from './database.ts';

/** Where local data is kept. */
export const readStateFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  resolve(env.STATE_DIR || '.wrangler/state');

/** The databases of wrangler.toml in the local folder. */
export async function openLocal(stateFolder: string): Promise<OpenDatabases> {
  const { d1Databases = {} } = (await readWorkerOptions('.', {})) as { d1Databases?: Record<string, object> };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [{ modules: true, script: 'export default {}', d1Databases }] as never,
      resourcePersistencePath: join(stateFolder, 'v3'),
      cf: false,
      log: new Log(LogLevel.ERROR),
    }),
  );
  const databases: Database[] = [];
  for (const binding of Object.keys(d1Databases)) {
    const d1 = await miniflare.getD1Database(binding);
    const prepare = ({ sql, params }: Statement) => d1.prepare(sql).bind(...params);
    databases.push({
      name: binding,
      all: async (sql, params = []) => (await prepare({ sql, params }).all<DatabaseRow>()).results,
      run: async (statements) => void (await d1.batch(statements.map(prepare))),
    });
  }
  return { databases, close: () => miniflare.dispose() };
}
