import { expect, it } from 'vitest';
import { checkDatabases, readTableKinds } from './check-databases.ts';
import { parseModule } from './parse-module.ts';

const tables = readTableKinds();
const check = (path: string, text: string) => checkDatabases(parseModule(path, text), tables);

const USERS = "import { users } from './schema/directory/accounts.ts';";
const EVENTS = "import { events } from './schema/itinerary/itineraries.ts';";

it('knows the tables of both kinds', () => {
  expect([tables.get('users'), tables.get('events'), tables.get('outbox')]).toEqual([
    'directory',
    'itinerary',
    undefined,
  ]);
});

it.each([
  ['imports', 'worker/db/a.ts', `${USERS} ${EVENTS}`],
  ['an import and text', 'worker/db/a.ts', `${USERS} const sql = 'SELECT 1 FROM events';`],
  ['text', 'worker/jobs/a.ts', "const sql = ['DELETE FROM sessions', 'UPDATE projects SET id = 1'];"],
  ['an import and its folder', 'worker/db/itinerary/a.ts', USERS.replace('./', '../')],
])('refuses a file that names tables of both by %s', (_by, path, text) => {
  expect(check(path, text)).toHaveLength(1);
});

it.each([
  ['one kind', 'worker/db/a.ts', USERS],
  ['one kind and tables that both have', 'worker/db/a.ts', `${EVENTS} const sql = 'SELECT 1 FROM outbox';`],
  ['types of the other', 'worker/db/a.ts', `${EVENTS} ${USERS.replace('import {', 'import type {')}`],
  ['both in a test', 'worker/db/a.test.ts', `${USERS} ${EVENTS}`],
])('accepts %s', (_what, path, text) => {
  expect(check(path, text)).toEqual([]);
});
