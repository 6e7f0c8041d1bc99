/** What spreadsheets read as the start of a formula (OWASP, CSV Injection), full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A CSV file (RFC 4180) with a byte order mark, without which Excel does not read UTF-8. */
export const renderCsv = (rows: (string | number)[][]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')}`;

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value.trimStart()) || FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
