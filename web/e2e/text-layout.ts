import type { CDPSession, Page } from '@playwright/test';

/** Widths in CSS pixels and the browser's font size, where 16 is 100 %. Zoom of 200 % halves the width. */
const LAYOUTS = [
  { width: 320, fontSize: 32 },
  { width: 390, fontSize: 21 },
  { width: 195, fontSize: 16 },
  { width: 1280, fontSize: 32 },
];

type Size = { width: number; height: number };

/** Lays the page out in a size, and with a size of the browser's font. */
export async function layOut(devtools: CDPSession, size: Size, fontSize = 16): Promise<void> {
  const metrics = { ...size, deviceScaleFactor: 1, mobile: false };
  // Without waiting in between, so that the page is laid out once.
  await Promise.all([
    devtools.send('Page.setFontSizes', { fontSizes: { standard: fontSize } }),
    devtools.send('Emulation.setDeviceMetricsOverride', metrics),
  ]);
}

/**
 * Returns what is wrong with the text of the current screen at 100 to 200 % and on narrow screens: horizontal
 * scrolling, text that is cut off or leaves its box, and words that are broken across lines. The page stays in the last of
 * these layouts.
 */
export async function findTextProblems(page: Page, devtools: CDPSession, height: number): Promise<string[]> {
  const problems: string[] = [];
  for (const { width, fontSize } of LAYOUTS) {
    await layOut(devtools, { width, height }, fontSize);
    const found = [
      ...(await page.evaluate(findScrolling)),
      ...(await page.evaluate(findCutWords)),
      ...(await page.evaluate<string[]>(`(${findBadWords})((${toGeometry})())`)),
      ...(await page.evaluate(findCoveredTitles)),
    ];
    problems.push(...found.map((problem) => `${width} px at ${Math.round(fontSize / 0.16)} %: ${problem}`));
  }
  return problems;
}

// The functions below run in the browser.

/** The title of a dialog keeps clear of its Close, and begins where its text does. */
function findCoveredTitles(): string[] {
  return [...document.querySelectorAll('.dialog-header')].flatMap((header) => {
    const title = header.querySelector('.title');
    const close = header.querySelector(':scope > .button > [class^="i-"]')?.getBoundingClientRect();
    if (!title || !close || title.closest('[dir="rtl"]')) return [];
    const lines: DOMRect[] = [];
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      lines.push(...range.getClientRects());
    }
    const start =
      header.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(header).paddingLeft);
    const isCovered = lines.some(
      ({ right, top, bottom }) => right > close.left && top < close.bottom && bottom > close.top,
    );
    // A part of a title may begin within a line.
    const isShifted = Math.abs(Math.min(...lines.map(({ left }) => left)) - start) > 1;
    return isCovered || isShifted ? [`the title "${title.textContent}" lies under Close or is shifted`] : [];
  });
}

async function findScrolling(): Promise<string[]> {
  // Media queries and resize observers.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const outside = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  const names = outside.slice(-3).map((element) => `${element.tagName} ${element.className}`);
  return [`the page scrolls sideways: ${names}`];
}

/** An ellipsis may shorten a text or a web address, but not a single word. */
function findCutWords(): string[] {
  const cut = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth &&
      /^\S+$/.test(element.textContent) &&
      !element.textContent.includes('://') &&
      getComputedStyle(element).textOverflow === 'ellipsis' &&
      element.checkVisibility({ contentVisibilityAuto: true }),
  );
  return cut.map((element) => `"${element.textContent}" is cut off`);
}

/** Looks at the words only of texts and tokens that are not on one line inside of the edge. */
function findBadWords({ toRects, isShown, findEdge, isInOrder }: Geometry): string[] {
  const problems = new Set<string>();
  const words = new Intl.Segmenter('en', { granularity: 'word' });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (element && /\S/.test(node.nodeValue ?? '') && isShown(element)) checkText(node as Text, element);
  }
  return [...problems];

  function checkText(node: Text, element: Element) {
    const edge = findEdge(element);
    if (isInOrder(toRects(node, 0, node.length), edge)) return;
    for (const { 0: token, index: start } of node.data.matchAll(/\S+/g)) {
      // Links, email addresses and codes may break anywhere, and so may words that are longer than any of ours.
      if (/[@/]/.test(token) || token.length > 24 || element.closest('code, output')) continue;
      if (!isInOrder(toRects(node, start, token.length), edge)) checkToken(node, token, start, edge);
    }
  }

  function checkToken(node: Text, token: string, start: number, edge: Edge | undefined) {
    for (const { segment, index, isWordLike } of words.segment(token)) {
      if (!isWordLike || segment.length > 15) continue;
      checkWord(segment, toRects(node, start + index, segment.length), node.parentElement as Element, edge);
    }
  }

  function checkWord(word: string, rects: DOMRectList, element: Element, edge: Edge | undefined) {
    const [first, last] = [rects[0], rects[rects.length - 1]];
    if (!first || !last) return;
    const shown = `"${word}" in ${element.tagName} ${element.className}`;
    if (last.top - first.top > first.height / 2) problems.add(`${shown} is broken`);
    const outside = edge ? Math.round(Math.max(edge.left - first.left, last.right - edge.right)) : 0;
    if (edge && outside > 1) problems.add(`${shown} leaves ${edge.name} by ${outside} px`);
  }
}

/** Where texts are. Reads the styles of each element once. */
function toGeometry() {
  const range = document.createRange();
  const clipped = new Map<Element, boolean>();
  const edges = new Map<Element, Edge | undefined>();
  return { toRects, isShown, findEdge, isInOrder };

  function toRects(node: Text, start: number, length: number): DOMRectList {
    range.setStart(node, start);
    range.setEnd(node, start + length);
    return range.getClientRects();
  }

  /** Whether the text is on one line inside of the edge. */
  function isInOrder(rects: DOMRectList, edge: Edge | undefined): boolean {
    const [first] = rects;
    return [...rects].every(
      ({ top, left, right }) =>
        first &&
        Math.abs(top - first.top) <= first.height / 2 &&
        (!edge || (left >= edge.left - 1 && right <= edge.right + 1)),
    );
  }

  function isShown(element: Element): boolean {
    const options = { checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true };
    return element.checkVisibility(options) && !isClipped(element);
  }

  function isClipped(element: Element): boolean {
    const known = clipped.get(element);
    if (known !== undefined) return known;
    const { parentElement: parent } = element;
    const is = getComputedStyle(element).clipPath === 'inset(50%)' || (parent !== null && isClipped(parent));
    clipped.set(element, is);
    return is;
  }

  /** The sides of the nearest ancestor that is filled or cuts off its content. An ellipsis may cut off text. */
  function findEdge(element: Element | null): Edge | undefined {
    if (!element) return undefined;
    if (!edges.has(element)) edges.set(element, readEdge(element));
    return edges.get(element);
  }

  function readEdge(element: Element): Edge | undefined {
    const style = getComputedStyle(element);
    if (style.textOverflow === 'ellipsis') return undefined;
    if (style.display === 'inline' || style.display === 'contents') return findEdge(element.parentElement);
    const isFilled = style.backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(style.backgroundColor);
    if (style.overflowX === 'visible' && !isFilled && style.borderLeftWidth === '0px')
      return findEdge(element.parentElement);
    const { left, right } = element.getBoundingClientRect();
    return { left, right, name: `${element.tagName} ${element.className}` };
  }
}

type Geometry = ReturnType<typeof toGeometry>;
type Edge = { left: number; right: number; name: string };
