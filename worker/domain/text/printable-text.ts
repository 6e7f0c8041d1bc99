/** Control characters except tab and line break, zero-width characters, and bidirectional controls. */
const UNPRINTABLE = /(?![\t\n])\p{Cc}|[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

/** Printable text on one line, cut to `max` characters with an ellipsis. */
export function toSingleLine(text: string, max: number): string {
  return cut(text.replace(/\s+/g, ' '), max);
}

/** Printable text with line breaks, cut to `max` characters with an ellipsis. */
export function toMultilineText(text: string, max: number): string {
  return cut(text.replace(/\r\n?|[\u2028\u2029]/g, '\n'), max);
}

function cut(text: string, max: number): string {
  const printable = text.replace(UNPRINTABLE, '').trim();
  if (printable.length <= max) return printable;
  // Do not cut a surrogate pair in half.
  return `${printable
    .slice(0, max - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}
