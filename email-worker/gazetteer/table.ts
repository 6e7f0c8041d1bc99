import ZONE_NAMES from './data/zone-names.txt';

const [, ...names] = ZONE_NAMES.trimEnd().split('\n');

/** The zone that the tables write as two base-36 characters. */
export const toZoneName = (code: string): string => names[Number.parseInt(code, 36)] ?? 'UTC';

/**
 * The rest of the line of a table that begins with `key`. The tables stay one string each: searching one takes
 * less than a millisecond, and taking one apart would cost every mail the memory of all cities.
 */
export function findLine(table: string, key: string): string | undefined {
  const at = table.indexOf(`\n${key}`);
  if (at < 0) return undefined;
  const from = at + 1 + key.length;
  return table.slice(from, table.indexOf('\n', from));
}
