import { applyD1Migrations, createExecutionContext, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { app } from '../app.ts';
import { BACKUP_HEADERS } from '../contract/backup.ts';
import { decodePart, importPrivateKey } from '../domain/backup/part.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { BindingsBrowser } from '../testing/bindings-browser.ts';
import { wrapDatabase } from '../testing/wrap-database.ts';

type TestEnv = {
  COPY_DB: D1Database;
  ITINERARY_MIGRATIONS: D1Migration[];
  BACKUP_TOKEN: string;
  BACKUP_PRIVATE_KEY: string;
};
const { COPY_DB, ITINERARY_MIGRATIONS, BACKUP_TOKEN, BACKUP_PRIVATE_KEY } = env as unknown as TestEnv;

const NOTES = { name: 'notes', columns: ['id', 'text'], key: ['rowid'] };
const FIRST_PAGE = { database: 'DB', table: NOTES, file: 'notes', part: 0 };

/** How sessions were opened. */
let constraints: string[];
let operator: BindingsBrowser;

beforeEach(async () => {
  await applyD1Migrations(COPY_DB, ITINERARY_MIGRATIONS);
  await COPY_DB.batch([
    COPY_DB.prepare('DROP TABLE IF EXISTS notes'),
    COPY_DB.prepare('CREATE TABLE notes (id integer PRIMARY KEY AUTOINCREMENT, text text)'),
    COPY_DB.prepare('INSERT OR REPLACE INTO heartbeats (id, written_at) VALUES (1, ?)').bind(Date.now()),
  ]);
  constraints = [];
  operator = new BindingsBrowser();
  operator.bindings = { DB: toReplica(COPY_DB) };
});

/** Answers sessions as a copy does. */
function toReplica(d1: D1Database): D1Database {
  const replica = wrapDatabase(d1, async (run) => {
    const answer = await run();
    Object.assign((answer as D1Result).meta, { served_by_primary: false });
    return answer;
  });
  const withSession = (constraint: string) => {
    constraints.push(constraint);
    return replica.withSession(constraint);
  };
  return new Proxy(replica, {
    get: (target, name) => (name === 'withSession' ? withSession : Reflect.get(target, name)),
  });
}

const send = (path: string, body: object, token = BACKUP_TOKEN) =>
  operator.send('POST', `/api/backup${path}`, body, { authorization: `Bearer ${token}` });

/** The response's bytes, which `send` reads as text. */
async function readPage(body: object) {
  const headers = { authorization: `Bearer ${BACKUP_TOKEN}` };
  const request = operator.toRequest('POST', '/api/backup/page', body, headers);
  const bindings = { ...env, ...operator.bindings } as Cloudflare.Env;
  const response = await app.fetch(request, bindings, createExecutionContext());
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

describe('works', () => {
  it('gives a table in pages that only the private key opens, with rows of a megabyte', async () => {
    await COPY_DB.batch([
      COPY_DB.prepare(
        "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 600) INSERT INTO notes SELECT n, 'Note ' || n FROM n",
      ),
      COPY_DB.prepare('UPDATE notes SET text = ? WHERE id = 300').bind('x'.repeat(1_200_000)),
    ]);
    const key = await importPrivateKey(BACKUP_PRIVATE_KEY);
    const rows: unknown[] = [];
    const counts: number[] = [];
    let after: string | undefined;
    for (let part = 0; part === 0 || after; part++) {
      const { headers, bytes } = await readPage({ ...FIRST_PAGE, part, after });
      after = headers.get(BACKUP_HEADERS.after) ?? undefined;
      rows.push(...(await decodePart(bytes, { file: 'notes', part, isLast: !after }, key)));
      counts.push(Number(headers.get(BACKUP_HEADERS.rows)));
      expect(headers.get('cache-control')).toBe('no-store');
      expect(new TextDecoder().decode(bytes)).not.toContain('Note');
    }
    expect(counts).toEqual([299, 1, 300, 0]);
    const { results } = await COPY_DB.prepare('SELECT id, text FROM notes ORDER BY id').all();
    expect(rows).toEqual(results.map(({ id, text }) => [id, text]));
  });

  it('reads from the nearest copy, and never an older state than before', async () => {
    const { body } = await send('/schema', { database: 'DB' });
    expect(body.schema.tables.find(({ name }: { name: string }) => name === 'notes')).toMatchObject(NOTES);
    const { headers } = await readPage({ ...FIRST_PAGE, bookmark: body.bookmark });
    expect(headers.get(BACKUP_HEADERS.source)).toBe('replica');
    expect(headers.get(BACKUP_HEADERS.bookmark)).toEqual(expect.any(String));
    expect(constraints).toEqual(['first-unconstrained', body.bookmark]);
  });

  it('begins at the primary when the nearest copy is old', async () => {
    await COPY_DB.prepare('UPDATE heartbeats SET written_at = ?')
      .bind(Date.now() - 200_000)
      .run();
    await send('/schema', { database: 'DB' });
    expect(constraints).toEqual(['first-unconstrained', 'first-primary']);
  });
});

describe('refuses', () => {
  it.each([{ BACKUP_TOKEN: '' }, { BACKUP_TOKEN: 'a'.repeat(40) }, { BACKUP_PUBLIC_KEY: 'none' }])(
    'everybody with the settings %j',
    async (settings) => {
      operator.bindings = settings;
      const token = settings.BACKUP_TOKEN ?? BACKUP_TOKEN;
      expect(await send('/schema', { database: 'DB' }, token)).toMatchObject({ status: 404 });
    },
  );

  it('another token, as if there were no backups, and soon every guess of an address', async () => {
    const guess = async () => (await send('/page', FIRST_PAGE, BACKUP_TOKEN.slice(1))).status;
    expect(await guess()).toBe(404);
    for (let n = 0; n < 19; n++) await guess();
    expect(await guess()).toBe(429);
  });

  it('calls of other websites', async () => {
    const headers = { authorization: `Bearer ${BACKUP_TOKEN}`, 'sec-fetch-site': 'cross-site' };
    const sent = operator.send('POST', '/api/backup/page', FIRST_PAGE, headers);
    expect(await sent).toMatchObject({ status: 403 });
  });

  it.each([
    { ...NOTES, name: '_cf_KV' },
    { ...NOTES, name: 'sqlite_master' },
    { ...NOTES, name: 'notes" --' },
    { ...NOTES, columns: ['(SELECT 1)'] },
  ])('the table %j', async (table) => {
    expect(await send('/page', { ...FIRST_PAGE, table })).toMatchObject({ status: 400 });
  });

  it('a place in another table', async () => {
    await COPY_DB.prepare("INSERT INTO notes VALUES (1, 'Note')").run();
    const { headers } = await readPage(FIRST_PAGE);
    const table = { name: 'projects', columns: ['id'], key: ['rowid'] };
    const after = headers.get(BACKUP_HEADERS.after);
    expect(await send('/page', { ...FIRST_PAGE, table, after })).toMatchObject({ status: 400 });
    expect(await send('/page', { ...FIRST_PAGE, database: 'NONE' })).toMatchObject({ status: 404 });
  });
});

describeAccess('backup');
