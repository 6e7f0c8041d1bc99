import type { Evidence } from '../../contract/unclaimed.ts';

/** Finds the quotes that fields were read from in an email's text. Quotes that are not found are left out. */
export function locateEvidence(text: string, evidence: { start: string; place: string } | null): Evidence[] {
  if (!evidence) return [];
  const found = [
    { field: 'datetime' as const, range: locate(text, evidence.start) },
    { field: 'location' as const, range: locate(text, evidence.place) },
  ];
  return found.flatMap(({ field, range }) => (range ? [{ field, ...range }] : []));
}

/** Any whitespace matches any other, because readers join lines and cells. */
function locate(text: string, words: string): { from: number; to: number } | undefined {
  const parts = words.split(/\s+/).filter(Boolean).slice(0, 60);
  if (parts.length === 0) return undefined;
  const pattern = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('\\s+');
  const match = new RegExp(pattern, 'iu').exec(text);
  return match ? { from: match.index, to: match.index + match[0].length } : undefined;
}
