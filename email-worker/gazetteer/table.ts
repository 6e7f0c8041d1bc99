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

/** Like `findLine`, for a table whose lines are sorted as JavaScript sorts strings, below a first line about it. */
export function findSortedLine(table: string, key: string): string | undefined {
  let low = table.indexOf('\n') + 1;
  let high = table.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const from = table.lastIndexOf('\n', middle - 1) + 1;
    const to = findEnd(table, middle);
    if (table.slice(from, to) < key) low = to + 1;
    else high = from;
  }
  return table.startsWith(key, low) ? table.slice(low + key.length, findEnd(table, low)) : undefined;
}

/** Where the line ends that has the character at `at`. */
function findEnd(table: string, at: number): number {
  const end = table.indexOf('\n', at);
  return end < 0 ? table.length : end;
}
