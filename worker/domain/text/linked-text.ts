import { toLinkUrl } from './link-url.ts';

/** A stretch of text; with `href` it is an address one can follow. */
export type TextPart = { text: string; href?: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"“”]+/gi;
/** What a sentence puts behind an address, and what closes a bracket opened before it. */
const SENTENCE_END = /[.,;:!?'’*_]$/;
const BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/**
 * Parts a host's text at its addresses. Only http and https, with a host that has a dot and no password in it,
 * become links; the address shown is always the one that opens. The parts put together are the text again.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimAddress(found);
    const href = toLinkUrl(address);
    if (href === undefined) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, href });
    from = index + address.length;
  }
  if (from < text.length || parts.length === 0) parts.push({ text: text.slice(from) });
  return parts;
}

function trimAddress(found: string): string {
  let address = found;
  for (;;) {
    const last = address.at(-1) ?? '';
    const opening = BRACKETS[last];
    const unopened = opening !== undefined && count(address, last) > count(address, opening);
    if (!SENTENCE_END.test(address) && !unopened) return address;
    address = address.slice(0, -1);
  }
}

const count = (text: string, character: string) => text.split(character).length - 1;
