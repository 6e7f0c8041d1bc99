import { VOID_ELEMENTS } from './element-names.ts';
import { decodeEntities } from './entities.ts';

/** A piece of markup in document order: an opening tag, a closing tag or text. */
export type MarkupPiece =
  | { type: 'open'; name: string; attributes: Map<string, string>; isVoid: boolean }
  | { type: 'close'; name: string }
  | { type: 'text'; text: string };

const RAW_TEXT_ELEMENTS = new Set(['script', 'style', 'title', 'textarea', 'noscript']);
const TAG_NAME = /^<(\/?)([a-z][\w:-]*)/i;

/**
 * Splits markup into pieces without building a tree, so wrongly nested tags come out as they are. Leaves out the
 * content of scripts and styles. Takes linear time.
 */
export function* readMarkup(html: string): Generator<MarkupPiece> {
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at);
    const end = open < 0 ? html.length : open;
    if (end > at) yield { type: 'text', text: decodeEntities(html.slice(at, end)) };
    if (open < 0) return;
    const { piece, next } = readTag(html, open);
    if (piece) yield piece;
    at = next;
  }
}

/** Reads what starts with `<`; comments and declarations have no piece. */
function readTag(html: string, open: number): { piece?: MarkupPiece; next: number } {
  if (html.startsWith('<!--', open)) return { next: findEnd(html, '-->', open + 4) };
  const tag = TAG_NAME.exec(html.slice(open, open + 40));
  if (!tag) {
    const isDeclaration = html[open + 1] === '!' || html[open + 1] === '?';
    if (isDeclaration) return { next: findEnd(html, '>', open) };
    return { piece: { type: 'text', text: '<' }, next: open + 1 };
  }
  const name = (tag[2] ?? '').toLowerCase();
  if (tag[1]) return { piece: { type: 'close', name }, next: findEnd(html, '>', open) };
  const { attributes, next, isSelfClosed } = readAttributes(html, open + tag[0].length);
  const isVoid = VOID_ELEMENTS.has(name) || isSelfClosed;
  return {
    piece: { type: 'open', name, attributes, isVoid },
    next: RAW_TEXT_ELEMENTS.has(name) ? findClosingTag(html, name, next) : next,
  };
}

function findEnd(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from);
  return at < 0 ? html.length : at + text.length;
}

function findClosingTag(html: string, name: string, from: number): number {
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2)) {
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
  }
  return html.length;
}

/** Reads attributes from the end of the tag's name up to `>`, even if quotes are missing. */
function readAttributes(html: string, from: number) {
  const attributes = new Map<string, string>();
  const attribute = /[\s/]*(?:([^\s=>/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']*)))?|["'])/y;
  let next = from;
  while (next < html.length) {
    attribute.lastIndex = next;
    const found = attribute.exec(html);
    if (!found || found[0].length === 0) break;
    next = attribute.lastIndex;
    const name = found[1]?.toLowerCase();
    if (name && !attributes.has(name)) {
      attributes.set(name, decodeEntities(found[2] ?? found[3] ?? found[4] ?? ''));
    }
  }
  const close = html.indexOf('>', next);
  const isSelfClosed = close > 0 && html[close - 1] === '/';
  return { attributes, next: close < 0 ? html.length : close + 1, isSelfClosed };
}
