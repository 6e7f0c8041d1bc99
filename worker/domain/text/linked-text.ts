import { toWebUrl } from './links.ts';

/** With `href` it is a link. */
type TextPart = { text: string; href?: string };

// Quantifiers have limits, since the time to search a text without matches would grow with its square.
const PATTERN = new RegExp(
  [
    // Any scheme, so that the host of a URL that is not linked is not linked either.
    String.raw`\b[a-z][a-z\d+.-]{0,20}://[^\s<>"“”]+`,
    String.raw`\b[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}`,
    String.raw`\bwww\.[^\s<>"“”]+`,
    String.raw`\b(?:[a-z\d-]{1,63}\.){1,4}(?:com|org|net|edu|gov|co\.uk)(?![\w@-])(?:\.[a-z]{2}\b)?(?:[/?#:][^\s<>"“”]*)?`,
    // International with +, and national in the United States and Canada; other digits could be anything.
    String.raw`\+\d(?:[ ().\u00a0-]{0,2}\d){6,14}(?!\d|:\d)`,
    String.raw`(?:\b1[ .-])?(?:\(\d{3}\) ?|\b\d{3}[ .-])\d{3}[ .-]\d{4}(?![ .-]?\d|\w)`,
  ].join('|'),
  'gi',
);
/** Punctuation after a link that is not part of it. */
const SENTENCE_END = /[.,;:!?'’*_]$/;
const BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/**
 * Splits text into plain parts and links: web addresses (see `toWebUrl`), email addresses and phone numbers. The
 * parts' text joined is the input.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(PATTERN)) {
    const link = trimEnd(found);
    const href = toLinkHref(link);
    if (href === undefined) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: link, href });
    from = index + link.length;
  }
  if (from < text.length || parts.length === 0) parts.push({ text: text.slice(from) });
  return parts;
}

function toLinkHref(link: string): string | undefined {
  if (/^[+(\d][\d ().+\u00a0-]+$/.test(link)) return `tel:${link.replace('(0)', '').replace(/[^+\d]/g, '')}`;
  if (/^[\w.+-]+@[a-z\d.-]+$/i.test(link)) return `mailto:${link}`;
  return /^(?!https?:)[^/]*:/i.test(link) ? undefined : toWebUrl(link);
}

function trimEnd(found: string): string {
  let link = found;
  for (;;) {
    const last = link.at(-1) ?? '';
    const opening = BRACKETS[last];
    const unopened = opening !== undefined && count(link, last) > count(link, opening);
    if (!SENTENCE_END.test(link) && !unopened) return link;
    link = link.slice(0, -1);
  }
}

const count = (text: string, character: string) => text.split(character).length - 1;
