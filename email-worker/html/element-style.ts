/** What an element's attributes say about seeing its text. */
export interface ElementStyle {
  hidden: boolean;
  /** Letters without size, or with a size again; undefined: as the element above. */
  zeroSize: boolean | undefined;
  struck: boolean;
}

const PLAIN: ElementStyle = { hidden: false, zeroSize: undefined, struck: false };
const NOTHING = /^0(?:\.0+)?(?:px|pt|em|rem|%|vw|vh)?$/;

/** The declarations of a style attribute or a rule's body, names and values in small letters, no spaces. */
function declarations(style: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of style.slice(0, 4000).toLowerCase().split(';')) {
    const colon = part.indexOf(':');
    if (colon < 1) continue;
    found.set(
      part.slice(0, colon).trim(),
      part
        .slice(colon + 1)
        .replace('!important', '')
        .trim(),
    );
  }
  return found;
}

function isHidden(style: Map<string, string>): boolean {
  if (style.get('display') === 'none' || style.get('visibility') === 'hidden') return true;
  if (style.get('mso-hide') === 'all' || style.get('color') === 'transparent') return true;
  if (NOTHING.test(style.get('opacity') ?? '') || NOTHING.test(style.get('max-height') ?? '')) return true;
  const cut = style.get('overflow') === 'hidden';
  return cut && (NOTHING.test(style.get('height') ?? '') || NOTHING.test(style.get('width') ?? ''));
}

/** How the text of an element looks, by its attributes and by the classes that the mail's styles hide. */
export function readElementStyle(attributes: Record<string, string>, unseen: Set<string>): ElementStyle {
  const hiddenByClass =
    unseen.size > 0 && (attributes.class ?? '').split(/\s+/).some((one) => unseen.has(one));
  if (hiddenByClass || attributes.hidden !== undefined) return { ...PLAIN, hidden: true };
  if (!attributes.style) return PLAIN;
  const style = declarations(attributes.style);
  const size = style.get('font-size');
  return {
    hidden: isHidden(style),
    zeroSize: size === undefined ? undefined : NOTHING.test(size),
    struck: /line-through/.test(
      `${style.get('text-decoration') ?? ''}${style.get('text-decoration-line') ?? ''}`,
    ),
  };
}

/** Longest text of style elements that is looked through. */
const STYLES = 200_000;

/** Names of classes that a plain rule of the mail's style elements hides; rules for some media do not count. */
export function findHiddenClasses(html: string): Set<string> {
  const found = new Set<string>();
  let read = 0;
  for (let at = html.indexOf('<style'); at >= 0 && read < STYLES; ) {
    const start = html.indexOf('>', at);
    const until = start < 0 ? -1 : html.indexOf('</style', start);
    if (until < 0) break;
    const css = html.slice(start + 1, Math.min(until, start + 1 + STYLES - read));
    read += css.length;
    fromRules(css, found);
    at = html.indexOf('<style', until);
  }
  return found;
}

function fromRules(css: string, found: Set<string>): void {
  let depth = 0;
  let from = 0;
  let selector = '';
  for (let i = 0; i < css.length; i++) {
    if (css[i] === '{') {
      if (depth++ === 0) selector = css.slice(from, i).trim();
      from = i + 1;
    } else if (css[i] === '}') {
      if (depth > 0) depth--;
      if (depth === 0 && !selector.startsWith('@') && isHidden(declarations(css.slice(from, i)))) {
        for (const one of selector.slice(0, 2000).split(',')) {
          const name = /^(?:[a-z]+)?\.([\w-]+)$/i.exec(one.trim())?.[1];
          if (name) found.add(name);
        }
      }
      from = i + 1;
    }
  }
}
