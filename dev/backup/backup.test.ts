import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRows } from '../../worker/db/backup/read-page.ts';
import { type DatabaseRow, readSchema, type Value } from '../../worker/db/backup/schema.ts';
import { backUp as backUpSource, toTableFile } from './back-up.ts';
import { createBackupKeys } from './backup-file.ts';
import { compareWithBackup } from './compare.ts';
import type { Database } from './database.ts';
import { restore } from './restore.ts';
import { restoreItinerary } from './restore-itinerary.ts';
import { toBackupSource } from './source.ts';

const backUp = (database: Database, folder: string, publicKey: string | undefined) =>
  backUpSource(toBackupSource(database), folder, publicKey);

/** Like D1: foreign keys hold, and a statement's text is limited. */
function createDatabase(): Database {
  const sqlite = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  const check = (sql: string) => {
    if (sql.length > 100_000) throw new Error('statement too long: SQLITE_TOOBIG');
  };
  return {
    name: 'DB',
    all: async (sql, params = []) => sqlite.prepare(sql).all(...params) as DatabaseRow[],
    run: async (statements) => {
      sqlite.exec('BEGIN');
      try {
        for (const { sql, params } of statements) {
          check(sql);
          sqlite.prepare(sql).run(...params);
        }
        sqlite.exec('COMMIT');
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      }
    },
  };
}

const exec = async (database: Database, ...statements: string[]) => {
  for (const sql of statements) await database.run([{ sql, params: [] }]);
};

/** The child's table comes first, a trigger writes through a view, and a table has no row ids. */
const SCHEMA = [
  'CREATE TABLE events (id integer PRIMARY KEY AUTOINCREMENT, project_id integer NOT NULL REFERENCES projects(id) ON DELETE CASCADE, "title" text)',
  'CREATE TABLE users (id integer PRIMARY KEY, email text)',
  'CREATE TABLE projects (id integer PRIMARY KEY AUTOINCREMENT, project_id text NOT NULL UNIQUE, owner_user_id integer REFERENCES users(id) ON DELETE SET NULL, note text)',
  'CREATE TABLE changes (project integer NOT NULL REFERENCES projects(id) ON DELETE CASCADE, n integer, what text, PRIMARY KEY (project, n)) WITHOUT ROWID',
  'CREATE INDEX events_by_project ON events (project_id)',
  'CREATE VIEW titles AS SELECT project_id, title FROM events',
  "CREATE TRIGGER log_events AFTER INSERT ON events BEGIN INSERT INTO changes SELECT NEW.project_id, NEW.id, 'added' FROM titles LIMIT 1; END",
];

async function createFilled(): Promise<Database> {
  const database = createDatabase();
  await exec(database, ...SCHEMA, "INSERT INTO users VALUES (1, 'ana@mail.example')");
  for (const [id, name] of [
    [1, 'AAAAAAAA'],
    [2, 'BBBBBBBB'],
  ] as const) {
    const params = [id, name, 1, 'x'.repeat(id === 1 ? 900_000 : 10)];
    await database.run([{ sql: 'INSERT INTO projects VALUES (?, ?, ?, ?)', params }]);
    for (let n = 0; n < 700; n++)
      await exec(database, `INSERT INTO events (project_id, title) VALUES (${id}, 'Dinner "${n}"')`);
  }
  await exec(database, 'DELETE FROM events WHERE id > 1390');
  return database;
}

/** All rows of all tables. */
async function readAll(database: Database): Promise<Record<string, Value[][]>> {
  const { tables } = await readSchema(database);
  const all: Record<string, Value[][]> = {};
  for (const table of tables) {
    const rows: Value[][] = [];
    for await (const page of readRows(database, table)) rows.push(...page);
    all[table.name] = rows;
  }
  return all;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foldout-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a backup', () => {
  it('restores every row, with large ones, triggers, views, and ids that were used', async () => {
    const database = await createFilled();
    const { publicKey, privateKey } = createBackupKeys();
    const { rows } = await backUp(database, folder, publicKey);
    expect(rows).toEqual({ users: 1, projects: 2, events: 1_390, changes: 1_400 });
    const restored = createDatabase();
    expect((await restore(restored, folder, privateKey)).leftOut).toBe(0);
    expect(await readAll(restored)).toEqual(await readAll(database));
    expect(await compareWithBackup(restored, folder, privateKey)).toBe(2_793);
    await exec(restored, "INSERT INTO events (project_id, title) VALUES (2, 'Lunch')");
    expect(await restored.all('SELECT max(id) AS id FROM events')).toEqual([{ id: 1_401 }]);
    expect(await restored.all('SELECT count(*) AS n FROM changes')).toEqual([{ n: 1_401 }]);
    await expect(compareWithBackup(restored, folder, privateKey)).rejects.toThrow('events has 1 rows');
  });

  it('is not readable without its private key', async () => {
    await backUp(await createFilled(), folder, createBackupKeys().publicKey);
    const file = join(folder, toTableFile('users'));
    expect(readFileSync(file, 'latin1')).not.toContain('ana@mail');
    await expect(restore(createDatabase(), folder, undefined)).rejects.toThrow('is encrypted');
    const other = createBackupKeys().privateKey;
    await expect(restore(createDatabase(), folder, other)).rejects.toThrow('another key');
  });

  it.each(['changed', 'cut short'])('that was %s is refused', async (damage) => {
    const { publicKey, privateKey } = createBackupKeys();
    await backUp(await createFilled(), folder, publicKey);
    const file = join(folder, toTableFile('events'));
    const bytes = readFileSync(file);
    if (damage === 'cut short') truncateSync(file, bytes.length - 40);
    else writeFileSync(file, bytes.fill(7, 300, 310));
    await expect(restore(createDatabase(), folder, privateKey)).rejects.toThrow(/damaged|cut short/);
  });

  it('is not restored over data', async () => {
    const database = await createFilled();
    await backUp(database, folder, undefined);
    await expect(restore(database, folder, undefined)).rejects.toThrow('not empty');
  });

  it('leaves out rows whose parent was deleted while it was taken', async () => {
    const database = await createFilled();
    const all = database.all;
    let isDeleted = false;
    database.all = async (sql, params) => {
      if (!isDeleted && sql.includes('FROM "projects"')) {
        isDeleted = true;
        await exec(database, 'DELETE FROM projects WHERE id = 2');
      }
      return all(sql, params);
    };
    await backUp(database, folder, undefined);
    const restored = createDatabase();
    expect((await restore(restored, folder, undefined)).leftOut).toBe(1_390);
    expect(await readAll(restored)).toEqual(await readAll(database));
  });
});

describe('one itinerary', () => {
  it('is restored alone, without its gone owner, and is logged as no change', async () => {
    const database = await createFilled();
    const before = await readAll(database);
    await backUp(database, folder, undefined);
    await exec(database, 'DELETE FROM projects WHERE id = 1', 'DELETE FROM users');
    const finish = ["UPDATE projects SET note = 'restored' WHERE project_id = ?1"];
    const from = { folder, projectId: 'AAAAAAAA', privateKey: undefined };
    // One that fails leaves nothing behind.
    await expect(restoreItinerary(database, { ...from, finish: ['DELETE FROM nowhere'] })).rejects.toThrow();
    expect(await database.all('SELECT id FROM projects WHERE id = 1')).toEqual([]);
    expect(await restoreItinerary(database, { ...from, finish })).toBe(1 + 700 + 700);
    expect(await database.all('SELECT note FROM projects WHERE id = 1')).toEqual([{ note: 'restored' }]);
    const after = await readAll(database);
    expect(after.events?.length).toBe(before.events?.length);
    expect(after.changes?.length).toBe(before.changes?.length);
    expect(await database.all('SELECT owner_user_id AS owner FROM projects')).toEqual([
      { owner: null },
      { owner: null },
    ]);
    await exec(database, "INSERT INTO events (project_id, title) VALUES (1, 'Lunch')");
    expect((await readAll(database)).changes?.length).toBe(1_401);
  });

  it('is refused while it exists, and unknown ones are', async () => {
    const database = await createFilled();
    await backUp(database, folder, undefined);
    const from = { folder, privateKey: undefined, finish: [] };
    await expect(restoreItinerary(database, { ...from, projectId: 'AAAAAAAA' })).rejects.toThrow(
      'still exists',
    );
    expect(await restoreItinerary(database, { ...from, projectId: 'CCCCCCCC' })).toBe(0);
  });
});
