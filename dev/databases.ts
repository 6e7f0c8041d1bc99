import { readFileSync } from 'node:fs';

/** A D1 database of wrangler.toml, or of a deployment. */
export type NamedDatabase = { binding: string; name: string; kind: 'directory' | 'itineraries' };

/** The bindings of wrangler.toml, the directory first. */
export function listLocalDatabases(): NamedDatabase[] {
  const found = readFileSync('wrangler.toml', 'utf8').matchAll(
    /\[\[d1_databases\]\]\nbinding = "(\w+)"\ndatabase_name = "([\w-]+)"/g,
  );
  return [...found].map(([, binding = '', name = '']) => toDatabase(binding, name));
}

const toDatabase = (binding: string, name: string): NamedDatabase => ({
  binding,
  name,
  kind: binding === 'DB' ? 'directory' : 'itineraries',
});

/** The name of a database of itineraries, by its binding. */
export const toDatabaseName = (worker: string, binding: string): string =>
  `${worker}-${binding.toLowerCase().replaceAll('_', '-')}`;

/**
 * The databases that a command works on: those of wrangler.toml, or with `remote` those of the deployment, which
 * ITINERARY_DATABASES lists if it has others.
 */
export function listDatabases(remote: boolean): NamedDatabase[] {
  const local = listLocalDatabases();
  const wanted = remote ? process.env.ITINERARY_DATABASES?.split(/[\s,]+/).filter(Boolean) : undefined;
  if (!wanted || wanted.length === 0) return local;
  const directory = local.filter(({ kind }) => kind === 'directory');
  const worker = directory[0]?.name ?? 'foldout';
  return [
    ...directory,
    ...wanted.map((short) => {
      const binding = `ITINERARIES_${short.toUpperCase()}`;
      return toDatabase(binding, toDatabaseName(worker, binding));
    }),
  ];
}
