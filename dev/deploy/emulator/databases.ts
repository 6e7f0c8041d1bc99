import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { type App, type EmulatedAccount, failure, paged, success } from './state.ts';

const PATH = '/client/v4/accounts/:account/d1/database';

/** D1: databases that run SQL. */
export function addDatabaseRoutes(app: App, account: EmulatedAccount) {
  const find = (key: string | undefined) =>
    account.databases.find(({ uuid, name }) => uuid === key || name === key);
  const render = ({ uuid, name, location, replication }: EmulatedAccount['databases'][number]) => ({
    uuid,
    name,
    version: 'production',
    primary_location_hint: location,
    read_replication: { mode: replication },
  });
  app.get(PATH, (c) => paged(account.databases.map(render), (name) => c.req.query(name), 10));
  app.post(PATH, async (c) => {
    const { name, primary_location_hint: hint, jurisdiction } = await c.req.json();
    if (find(name)) return failure(400, 7502, 'A database with that name already exists');
    const sqlite = new DatabaseSync(':memory:');
    const location = jurisdiction ?? hint;
    const database = { uuid: randomUUID(), name, location, replication: 'disabled', sqlite };
    account.databases.push(database);
    return success(render(database));
  });
  app.get(`${PATH}/:database`, (c) => {
    const database = find(c.req.param('database'));
    return database ? success(render(database)) : failure(404, 7404, 'The database was not found');
  });
  app.put(`${PATH}/:database`, async (c) => {
    const database = find(c.req.param('database'));
    if (!database) return failure(404, 7404, 'The database was not found');
    database.replication = (await c.req.json()).read_replication.mode;
    return success(render(database));
  });
  app.post(`${PATH}/:database/query`, async (c) => {
    const database = find(c.req.param('database'));
    if (!database) return failure(404, 7404, 'The database was not found');
    const body = (await c.req.json()) as EmulatedQuery | EmulatedQuery[] | { batch: EmulatedQuery[] };
    try {
      const queries = 'batch' in body ? body.batch : [body].flat();
      return success(queries.map(({ sql, params }) => run(database.sqlite, sql, params)));
    } catch (error) {
      return failure(400, 7500, `${(error as Error).message}: SQLITE_ERROR`);
    }
  });
}

type EmulatedQuery = { sql: string; params?: (string | number | null)[] };

/** Runs one or more statements; rows come from a single one that reads. */
function run(sqlite: DatabaseSync, sql: string, params: EmulatedQuery['params'] = []) {
  const isRead = /^\s*(?:select|pragma)[^;]*;?\s*$/i.test(sql);
  const results = isRead ? sqlite.prepare(sql).all(...params) : [];
  if (!isRead && params.length > 0) sqlite.prepare(sql).run(...params);
  else if (!isRead) sqlite.exec(sql);
  return {
    results,
    success: true,
    meta: { duration: 0, changes: 0, last_row_id: 0, rows_read: 0, rows_written: 0 },
  };
}
