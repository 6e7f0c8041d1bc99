export const formatVerdict = (met: boolean) => (met ? 'pass' : 'MISS');

/** Prints rows under their head, in columns as wide as their widest cell. */
export function printTable(head: string[], rows: string[][]) {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [head, ...rows]) {
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd());
  }
}
