import { ALL_LANGUAGES } from '../languages/languages.ts';

const NAMES = ['from', 'date', 'subject', 'to', 'other'] as const;

export type QuotedFieldName = (typeof NAMES)[number];

const FIELDS: ReadonlyMap<string, QuotedFieldName> = new Map(
  NAMES.flatMap((field) =>
    ALL_LANGUAGES.flatMap(({ words }) =>
      words[`forwarded.${field}`].map((name): [string, QuotedFieldName] => [name, field]),
    ),
  ),
);

/** Parses `*De :* Someone <a@b.example>` or `Betreff:<tab>…`; undefined for other lines. */
export function readQuotedField(line: string): { name: QuotedFieldName; value: string } | undefined {
  const found = /^\s*[*_]{0,2}([\p{L}][\p{L} -]{0,24}?)\s*[*_]{0,2}\s*[:：][*_]{0,2}[ \t]*(.*)$/u.exec(
    line.slice(0, 2_000),
  );
  const name = found && FIELDS.get((found[1] ?? '').toLowerCase().normalize('NFC'));
  return name ? { name, value: (found?.[2] ?? '').replace(/^[*_]{1,2}\s*/, '').trim() } : undefined;
}

const SHORT = new Set<QuotedFieldName>(['to', 'other']);
/** Without the shortest names, such as `de` and `od`, which are ends of words too. */
const ALL = [...FIELDS]
  .filter(([name, field]) => name.length > 2 || SHORT.has(field))
  .map(([name]) => name)
  .join('|');
/** Start of a field on the same line as the one before it, as in Yahoo's plain text. */
const GLUED = new RegExp(`(?<=\\S)(?=(?:${ALL}):\\s)`, 'giu');

/** Splits a line that contains a whole quoted header into one line per field. */
export function splitGluedFields(line: string): string[] {
  const dashes = /^[\s>]*-{3,}[^-\n]{3,40}-{3,}\s*(?=\S)/.exec(line);
  if (!dashes || !line.includes('@')) return [line];
  return [dashes[0].trim(), ...line.slice(dashes[0].length).split(GLUED)];
}
