import { Tokenizer } from 'htmlparser2';
import { joinCleanLines } from './clean-lines.ts';
import { BLOCK_ELEMENTS, SKIPPED_ELEMENTS, VOID_ELEMENTS } from './element-names.ts';
import { type ElementStyle, findHiddenClasses, readElementStyle } from './element-style.ts';
import { TextLayout } from './text-layout.ts';

/** Longest markup that is looked at, in UTF-16 units; what comes after is left out. */
const LONGEST = 5 * 1024 * 1024;
/** Open elements that are kept in mind; deeper ones are read as if they were not there. */
const DEEPEST = 600;
/** How far up an end tag looks for its start. */
const REACH = 200;

interface Open {
  name: string;
  hidden: boolean;
  tiny: boolean;
  struck: boolean;
  /** Rows and cells that this element began in the page. */
  frame: boolean;
}

const FRAMES = new Set(['table', 'tr', 'td', 'th']);
const STRUCK = new Set(['s', 'del', 'strike']);

/**
 * The text of a mail's markup as a reader of it sees it: what is hidden from sight is left out, blocks are
 * lines, the cells of a table row are kept apart by tabs, what is struck out stands between `~~`.
 * Takes time in proportion to its input, whatever the input.
 */
export function htmlToText(html: string): string {
  const source = html.slice(0, LONGEST);
  const unseen = findHiddenClasses(source);
  const page = new TextLayout();
  const open: Open[] = [];
  let name = '';
  let attribute = '';
  let attributes: Record<string, string> = {};
  let preformatted = 0;

  const top = () => open[open.length - 1];

  const say = (text: string) => {
    const now = top();
    if (now && (now.hidden || now.tiny)) return;
    page.text(text, preformatted > 0, now?.struck ?? false);
  };

  const pop = () => {
    const last = open.pop();
    if (!last) return;
    if (last.name === 'pre') preformatted--;
    if (last.hidden) return;
    if (last.frame) page.close();
    if (BLOCK_ELEMENTS.has(last.name)) page.line();
  };

  /** Ends what a new cell or row ends without an end tag, within its own table. */
  const endImplied = (names: Set<string>) => {
    for (let i = open.length - 1; i >= 0 && i >= open.length - REACH; i--) {
      const above = open[i]?.name ?? '';
      if (above === 'table') return;
      if (names.has(above)) {
        while (open.length > i) pop();
        return;
      }
    }
  };

  const begin = () => {
    const tag = name;
    const look: ElementStyle = readElementStyle(attributes, unseen);
    attributes = {};
    if (tag === 'td' || tag === 'th') endImplied(CELLS);
    if (tag === 'tr') endImplied(ROWS);
    if (top()?.name === 'p' && BLOCK_ELEMENTS.has(tag)) pop();
    if (tag === 'li' && top()?.name === 'li') pop();
    const above = top();
    const hidden = (above?.hidden ?? false) || look.hidden || SKIPPED_ELEMENTS.has(tag);
    if (!hidden && (tag === 'br' || BLOCK_ELEMENTS.has(tag))) page.line(tag === 'br');
    if (VOID_ELEMENTS.has(tag) || open.length >= DEEPEST) return;
    const frame = !hidden && FRAMES.has(tag);
    if (frame) page.open(tag);
    if (tag === 'pre') preformatted++;
    open.push({
      name: tag,
      hidden,
      tiny: look.zeroSize ?? above?.tiny ?? false,
      struck: (above?.struck ?? false) || STRUCK.has(tag) || look.struck,
      frame,
    });
  };

  const end = (tag: string) => {
    for (let i = open.length - 1; i >= 0 && i >= open.length - REACH; i--) {
      const above = open[i]?.name;
      if (above === tag) {
        while (open.length > i) pop();
        return;
      }
      // What is begun outside a cell is not ended inside it.
      if ((above === 'td' || above === 'th') && !FRAMES.has(tag)) return;
      if (above === 'table') return;
    }
  };

  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, until) {
        name = source.slice(start, Math.min(until, start + 40)).toLowerCase();
        attributes = {};
      },
      onattribname(start, until) {
        attribute = source.slice(start, Math.min(until, start + 20)).toLowerCase();
        if (attribute === 'hidden') attributes.hidden = '';
      },
      onattribdata(start, until) {
        if (attribute !== 'style' && attribute !== 'class') return;
        const before = attributes[attribute] ?? '';
        if (before.length < 2000)
          attributes[attribute] = before + source.slice(start, Math.min(until, start + 2000));
      },
      onattribentity() {},
      onattribend() {},
      onopentagend: begin,
      onselfclosingtag: begin,
      onclosetag: (start, until) => end(source.slice(start, Math.min(until, start + 40)).toLowerCase()),
      ontext: (start, until) => say(source.slice(start, until)),
      ontextentity: (point) => say(String.fromCodePoint(point)),
      oncdata() {},
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  );
  tokenizer.write(source);
  tokenizer.end();
  while (open.length) pop();
  return joinCleanLines(page.lines());
}

const CELLS = new Set(['td', 'th']);
const ROWS = new Set(['tr']);
