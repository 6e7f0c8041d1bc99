import type { Evidence } from '../../../../worker/contract/unclaimed.ts';

/** A part of an email's text, and the field read from it. */
export type MarkedPart = { text: string; field?: Evidence['field'] };

/** Splits the text at the evidence. If two pieces of evidence overlap, the first one wins. */
export function splitByEvidence(text: string, evidence: readonly Evidence[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { field, from, to } of [...evidence].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < at || to <= from || to > text.length) continue;
    if (from > at) parts.push({ text: text.slice(at, from) });
    parts.push({ text: text.slice(from, to), field });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
