/** How an element's attributes affect its text. */
export interface ElementStyle {
  hidden: boolean;
  /** Whether its letters have no size; undefined if inherited. */
  zeroSize: boolean | undefined;
  struck: boolean;
}

const DEFAULT: ElementStyle = { hidden: false, zeroSize: undefined, struck: false };
const ZERO = /^0(?:\.0+)?(?:px|pt|em|rem|%|vw|vh)?$/;
const MAX_DECLARATIONS = 4_000;
const MAX_SELECTOR = 2_000;

function parseDeclarations(style: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of style.slice(0, MAX_DECLARATIONS).toLowerCase().split(';')) {
    const colon = part.indexOf(':');
    if (colon < 1) continue;
    const value = part.slice(colon + 1).replace('!important', '');
    found.set(part.slice(0, colon).trim(), value.trim());
  }
  return found;
}

/** Letters smaller than this, in pixels or points, are not meant to be read. */
const MIN_SIZE = 6;

/** Whether a font size is too small to read: `0`, `1px`. */
function isTiny(size: string): boolean {
  const found = /^(\d*\.?\d+)(?:px|pt)$/.exec(size);
  return ZERO.test(size) || (found !== null && Number(found[1]) < MIN_SIZE);
}

/** Whether the text has the color of its own background: `#fff` on `white`. */
function hasColorOfBackground(style: Map<string, string>): boolean {
  const background = style.get('background-color') ?? style.get('background');
  const color = style.get('color');
  return color !== undefined && background !== undefined && toColor(color) === toColor(background);
}

const NAMED: Record<string, string> = { white: '#ffffff', black: '#000000' };

/** `#FFF`, `white` and `rgb(255, 255, 255)` in one form. */
function toColor(value: string): string {
  const color = NAMED[value.trim()] ?? value.trim();
  const rgb = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(color);
  if (rgb) return `#${[1, 2, 3].map((i) => Number(rgb[i]).toString(16).padStart(2, '0')).join('')}`;
  return /^#[\da-f]{3}$/.test(color)
    ? `#${[...color.slice(1)].map((digit) => digit + digit).join('')}`
    : color;
}

function isHidden(style: Map<string, string>): boolean {
  if (style.get('display') === 'none' || style.get('visibility') === 'hidden') return true;
  if (style.get('mso-hide') === 'all' || style.get('color') === 'transparent') return true;
  if (hasColorOfBackground(style)) return true;
  if (ZERO.test(style.get('opacity') ?? '') || ZERO.test(style.get('max-height') ?? '')) return true;
  const isCut = style.get('overflow') === 'hidden';
  return isCut && (ZERO.test(style.get('height') ?? '') || ZERO.test(style.get('width') ?? ''));
}

/** Reads an element's `hidden`, `style` and `class` attributes. */
export function readElementStyle(
  attributes: Record<string, string>,
  hiddenClasses: Set<string>,
): ElementStyle {
  const isHiddenByClass =
    hiddenClasses.size > 0 && (attributes.class ?? '').split(/\s+/).some((name) => hiddenClasses.has(name));
  if (isHiddenByClass || attributes.hidden !== undefined) return { ...DEFAULT, hidden: true };
  if (!attributes.style) return DEFAULT;
  const style = parseDeclarations(attributes.style);
  const size = style.get('font-size');
  return {
    hidden: isHidden(style),
    zeroSize: size === undefined ? undefined : isTiny(size),
    struck: /line-through/.test(
      `${style.get('text-decoration') ?? ''}${style.get('text-decoration-line') ?? ''}`,
    ),
  };
}

/** Characters of all style elements that are read. */
const MAX_CSS = 200_000;

const isUnreadable = (style: Map<string, string>): boolean =>
  isHidden(style) || isTiny(style.get('font-size') ?? '');

/** Names of classes hidden by the document's style elements. Rules inside media queries are ignored. */
export function findHiddenClasses(html: string): Set<string> {
  const found = new Set<string>();
  let read = 0;
  for (let at = html.indexOf('<style'); at >= 0 && read < MAX_CSS; ) {
    const start = html.indexOf('>', at);
    const end = start < 0 ? -1 : html.indexOf('</style', start);
    if (end < 0) break;
    const css = html.slice(start + 1, Math.min(end, start + 1 + MAX_CSS - read));
    read += css.length;
    for (const { selector, body } of listTopLevelRules(css)) {
      if (isUnreadable(parseDeclarations(body))) for (const name of listClasses(selector)) found.add(name);
    }
    at = html.indexOf('<style', end);
  }
  return found;
}

function* listTopLevelRules(css: string): Generator<{ selector: string; body: string }> {
  let depth = 0;
  let from = 0;
  let selector = '';
  for (let i = 0; i < css.length; i++) {
    if (css[i] === '{') {
      if (depth++ === 0) selector = css.slice(from, i).trim();
      from = i + 1;
    } else if (css[i] === '}') {
      if (depth > 0) depth--;
      if (depth === 0 && !selector.startsWith('@')) yield { selector, body: css.slice(from, i) };
      from = i + 1;
    }
  }
}

/** Classes that a selector consists of, with or without an element name: `.a`, `div.b`. */
function listClasses(selector: string): string[] {
  return selector
    .slice(0, MAX_SELECTOR)
    .split(',')
    .flatMap((one) => /^(?:[a-z]+)?\.([\w-]+)$/i.exec(one.trim())?.[1] ?? []);
}
