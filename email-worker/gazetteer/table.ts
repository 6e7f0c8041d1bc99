import ZONE_NAMES from './data/zone-names.txt';

const [, ...names] = ZONE_NAMES.trimEnd().split('\n');

/** The zone that two base-36 characters of the tables stand for. */
export const toZoneName = (code: string): string => names[Number.parseInt(code, 36)] ?? 'UTC';

/**
 * The rest of the table line that starts with `key`. A table stays one string: searching it takes less than a
 * millisecond, and parsing it would need memory for all cities.
 */
export function findLine(table: string, key: string): string | undefined {
  const at = table.indexOf(`\n${key}`);
  if (at < 0) return undefined;
  const from = at + 1 + key.length;
  return table.slice(from, table.indexOf('\n', from));
}
