type Versions<Draft> = { base: Draft; mine: Draft; theirs: Draft };

/**
 * Merges two edits of the same values, field by field: a field that only one side changed is taken from that side. `asked`
 * are the fields that both changed to different values; `merged` has mine.
 */
export function mergeDrafts<Draft extends object>({
  base,
  mine,
  theirs,
}: Versions<Draft>): {
  merged: Draft;
  asked: (keyof Draft)[];
} {
  const fields = Object.keys(mine) as (keyof Draft)[];
  const isMine = (field: keyof Draft) =>
    !isSame(mine[field], base[field]) && !isSame(mine[field], theirs[field]);
  const kept = fields.filter(isMine);
  return {
    merged: { ...theirs, ...pick(mine, kept) },
    asked: kept.filter((field) => !isSame(theirs[field], base[field])),
  };
}

/** A copy with only these keys. */
export function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}

/** Whether the server would store both the same. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(trim(a)) === JSON.stringify(trim(b));
}

const trim = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
