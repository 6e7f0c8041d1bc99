import { decodeEntities } from './entities.ts';

/** A piece of markup in the order it stands in: a tag that opens, one that closes, or text between. */
export type MarkupPiece =
  | { type: 'open'; name: string; attributes: Map<string, string>; isVoid: boolean }
  | { type: 'close'; name: string }
  | { type: 'text'; text: string };

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const RAW = new Set(['script', 'style', 'title', 'textarea', 'noscript']);

/**
 * Takes markup apart without judging it: whatever opens and closes in the wrong order comes out as it stands.
 * Linear in the length of the text. The text of scripts and styles is left out.
 */
export function* readMarkup(html: string): Generator<MarkupPiece> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const end = open < 0 ? html.length : open;
    if (end > at) yield { type: 'text', text: decodeEntities(html.slice(at, end)) };
    if (open < 0) return;
    if (html.startsWith('<!--', open)) {
      at = after(html, '-->', open + 4);
      continue;
    }
    const tag = TAG_NAME.exec(html.slice(open, open + 40));
    if (!tag) {
      if (html[open + 1] === '!' || html[open + 1] === '?') at = after(html, '>', open);
      else {
        yield { type: 'text', text: '<' };
        at = open + 1;
      }
      continue;
    }
    const name = (tag[2] ?? '').toLowerCase();
    if (tag[1]) {
      yield { type: 'close', name };
      at = after(html, '>', open);
      continue;
    }
    const { attributes, next, isSelfClosed } = readAttributes(html, open + tag[0].length);
    yield { type: 'open', name, attributes, isVoid: VOID.has(name) || isSelfClosed };
    at = next;
    if (RAW.has(name)) at = skipRaw(html, name, at);
  }
}

const TAG_NAME = /^<(\/?)([a-z][\w:-]*)/i;

function after(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from);
  return at < 0 ? html.length : at + text.length;
}

function skipRaw(html: string, name: string, from: number): number {
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2)) {
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
  }
  return html.length;
}

/** Attributes from behind the tag's name up to its `>`, wherever quotes may have been forgotten. */
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
