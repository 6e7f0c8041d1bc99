import type { Evidence } from '../../contract/unclaimed.ts';

/** Where the words that fields were read from stand in a mail's text; those that are not found are left out. */
export function locateEvidence(text: string, evidence: { start: string; place: string } | null): Evidence[] {
  if (!evidence) return [];
  const found = [
    { field: 'datetime' as const, range: locate(text, evidence.start) },
    { field: 'location' as const, range: locate(text, evidence.place) },
  ];
  return found.flatMap(({ field, range }) => (range ? [{ field, ...range }] : []));
}

/** Readers join lines and cells, so any run of blanks in the words stands for any other in the text. */
function locate(text: string, words: string): { from: number; to: number } | undefined {
  const parts = words.split(/\s+/).filter(Boolean).slice(0, 60);
  if (parts.length === 0) return undefined;
  const pattern = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('\\s+');
  const match = new RegExp(pattern, 'iu').exec(text);
  return match ? { from: match.index, to: match.index + match[0].length } : undefined;
}
