/** Length of one JSON parameter. D1 takes 2 MB, and a character has at most 3 bytes. */
const MAX_CHARACTERS = 500_000;

/** Splits rows into lists that each fit into one parameter as JSON. */
export function splitRows<Row>(rows: readonly Row[]): Row[][] {
  const chunks: Row[][] = [];
  let size = MAX_CHARACTERS;
  for (const row of rows) {
    const { length } = JSON.stringify(row);
    size += length;
    if (size > MAX_CHARACTERS) {
      chunks.push([]);
      size = length;
    }
    chunks.at(-1)?.push(row);
  }
  return chunks;
}
