import { readdirSync, readFileSync } from 'node:fs';
import { listImports, type ParsedModule } from './parse-module.ts';
import { isTestFile } from './source-files.ts';

const SCHEMA = 'worker/db/schema/';
const KINDS = ['directory', 'itinerary'] as const;
type DatabaseKind = (typeof KINDS)[number];

/** Which kind of database has a table that the other kind does not have. */
export type TableKinds = ReadonlyMap<string, DatabaseKind>;

/** Reads the names of the tables in schema/directory and schema/itinerary. */
export function readTableKinds(root = '.'): TableKinds {
  return new Map(
    KINDS.flatMap((kind) => {
      const folder = `${root}/${SCHEMA}${kind}`;
      const texts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
      return texts.flatMap((text) =>
        [...text.matchAll(/sqliteTable\(\s*'(\w+)'/g)].map(([, table = '']) => [table, kind] as const),
      );
    }),
  );
}

/** A table in SQL that is written as text. */
const NAMED_TABLE = /\b(?:FROM|JOIN|INTO|UPDATE)\s+["`]?([a-z_]+)/g;

/**
 * A file that names tables of the directory and of itineraries, one line for it: no statement and no batch may, because
 * they are in different databases. Types may be imported from both.
 */
export function checkDatabases(module: ParsedModule, tables: TableKinds): string[] {
  const { path, text } = module;
  if (!path.startsWith('worker/') || isTestFile(path)) return [];
  const imported = listImports(module)
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .flatMap(({ target }) => KINDS.filter((kind) => target.startsWith(`${SCHEMA}${kind}/`)));
  const named = [...text.matchAll(NAMED_TABLE)].flatMap(([, table = '']) => tables.get(table) ?? []);
  const own = KINDS.filter((kind) => path.startsWith(`worker/db/${kind}/`));
  const kinds = new Set([...imported, ...named, ...own]);
  if (kinds.size < 2) return [];
  return [`${path} names tables of the directory and of itineraries, which are in different databases.`];
}
