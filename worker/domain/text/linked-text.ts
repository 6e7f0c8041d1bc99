import { toLinkUrl } from './link-url.ts';

/** With `href` it is a link. */
type TextPart = { text: string; href?: string };

const URL_PATTERN = /\bhttps?:\/\/[^\s<>"“”]+/gi;
/** Punctuation after a URL that is not part of it. */
const SENTENCE_END = /[.,;:!?'’*_]$/;
const BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** Splits text into plain parts and links (see `toLinkUrl`). The parts' text joined is the input. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(URL_PATTERN)) {
    const url = trimUrl(found);
    const href = toLinkUrl(url);
    if (href === undefined) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: url, href });
    from = index + url.length;
  }
  if (from < text.length || parts.length === 0) parts.push({ text: text.slice(from) });
  return parts;
}

function trimUrl(found: string): string {
  let url = found;
  for (;;) {
    const last = url.at(-1) ?? '';
    const opening = BRACKETS[last];
    const unopened = opening !== undefined && count(url, last) > count(url, opening);
    if (!SENTENCE_END.test(url) && !unopened) return url;
    url = url.slice(0, -1);
  }
}

const count = (text: string, character: string) => text.split(character).length - 1;
