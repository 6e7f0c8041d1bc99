/** Control characters but tab and line break, zero-width signs, and what turns the direction of reading. */
const UNPRINTABLE = /(?![\t\n])\p{Cc}|[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

/** Somebody else's words as the fields of an event take them: on one line, at most `max` characters. */
export function toSingleLine(text: string, max: number): string {
  return cut(text.replace(/\s+/g, ' '), max);
}

/** The same with its line breaks. */
export function toMultilineText(text: string, max: number): string {
  return cut(text.replace(/\r\n?|[\u2028\u2029]/g, '\n'), max);
}

function cut(text: string, max: number): string {
  const plain = text.replace(UNPRINTABLE, '').trim();
  if (plain.length <= max) return plain;
  // Not through the middle of a pair of surrogates.
  return `${plain
    .slice(0, max - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}
