import { BLOCK_ELEMENTS, SKIPPED_ELEMENTS, VOID_ELEMENTS } from './element-names.ts';
import { type ElementStyle, readElementStyle } from './element-style.ts';
import { TextLayout } from './text-layout.ts';

/** Deeper elements are ignored, their text is kept. */
const MAX_DEPTH = 600;
/** How many open elements a closing tag is compared with. */
const MAX_CLOSE_REACH = 200;

const TABLE_ELEMENTS = new Set(['table', 'tr', 'td', 'th']);
const STRUCK_ELEMENTS = new Set(['s', 'del', 'strike']);
const CELLS = new Set(['td', 'th']);
const ROWS = new Set(['tr']);

interface OpenElement {
  name: string;
  isHidden: boolean;
  isZeroSize: boolean;
  isStruck: boolean;
  /** Whether it opened a table, row or cell of the layout. */
  isTablePart: boolean;
}

/** The open elements of an HTML document while it is read. Visible text goes to the layout. */
export class ElementStack {
  readonly #open: OpenElement[] = [];
  readonly #layout = new TextLayout();
  readonly #hiddenClasses: Set<string>;
  #preformatted = 0;

  constructor(hiddenClasses: Set<string>) {
    this.#hiddenClasses = hiddenClasses;
  }

  addText(text: string): void {
    const top = this.#open.at(-1);
    if (top && (top.isHidden || top.isZeroSize)) return;
    this.#layout.text(text, this.#preformatted > 0, top?.isStruck ?? false);
  }

  open(name: string, attributes: Record<string, string>): void {
    this.#closeImplied(name);
    const element = this.#toElement(name, readElementStyle(attributes, this.#hiddenClasses));
    if (!element.isHidden && (name === 'br' || BLOCK_ELEMENTS.has(name))) this.#layout.line(name === 'br');
    if (VOID_ELEMENTS.has(name) || this.#open.length >= MAX_DEPTH) return;
    if (element.isTablePart) this.#layout.open(name);
    if (name === 'pre') this.#preformatted++;
    this.#open.push(element);
  }

  #toElement(name: string, style: ElementStyle): OpenElement {
    const above = this.#open.at(-1);
    const isHidden = (above?.isHidden ?? false) || style.hidden || SKIPPED_ELEMENTS.has(name);
    return {
      name,
      isHidden,
      isZeroSize: style.zeroSize ?? above?.isZeroSize ?? false,
      isStruck: (above?.isStruck ?? false) || STRUCK_ELEMENTS.has(name) || style.struck,
      isTablePart: !isHidden && TABLE_ELEMENTS.has(name),
    };
  }

  close(name: string): void {
    for (const [i, above] of this.#listReachable()) {
      if (above === name) {
        this.#popTo(i);
        return;
      }
      // A closing tag inside a cell does not close elements outside it.
      if (CELLS.has(above) && !TABLE_ELEMENTS.has(name)) return;
      if (above === 'table') return;
    }
  }

  /** Closes all elements; the lines of the document. */
  finish(): string[] {
    this.#popTo(0);
    return this.#layout.lines();
  }

  /** Closes the elements that an opening tag ends implicitly: cells, rows, paragraphs and list items. */
  #closeImplied(name: string): void {
    if (CELLS.has(name)) this.#closeInTable(CELLS);
    if (name === 'tr') this.#closeInTable(ROWS);
    if (this.#open.at(-1)?.name === 'p' && BLOCK_ELEMENTS.has(name)) this.#pop();
    if (name === 'li' && this.#open.at(-1)?.name === 'li') this.#pop();
  }

  #closeInTable(names: Set<string>): void {
    for (const [i, above] of this.#listReachable()) {
      if (above === 'table') return;
      if (!names.has(above)) continue;
      this.#popTo(i);
      return;
    }
  }

  *#listReachable(): Generator<[index: number, name: string]> {
    const last = this.#open.length - 1;
    for (let i = last; i >= 0 && i > last - MAX_CLOSE_REACH; i--) yield [i, this.#open[i]?.name ?? ''];
  }

  #popTo(length: number): void {
    while (this.#open.length > length) this.#pop();
  }

  #pop(): void {
    const last = this.#open.pop();
    if (!last) return;
    if (last.name === 'pre') this.#preformatted--;
    if (last.isHidden) return;
    if (last.isTablePart) this.#layout.close();
    if (BLOCK_ELEMENTS.has(last.name)) this.#layout.line();
  }
}
