import { Tokenizer } from 'htmlparser2';
import { joinCleanLines } from './clean-lines.ts';
import { ElementStack } from './element-stack.ts';
import { findHiddenClasses } from './element-style.ts';

/** UTF-16 units of HTML that are read. */
const MAX_HTML = 5 * 1024 * 1024;
const MAX_NAME = 40;
const MAX_ATTRIBUTE_NAME = 20;
const MAX_ATTRIBUTE = 2_000;

/**
 * The visible text of an email's HTML. Block elements become lines, cells of a table row are separated by tabs,
 * struck-out text is put between `~~`. Takes time in proportion to its input.
 */
export function htmlToText(html: string): string {
  const source = html.slice(0, MAX_HTML);
  const elements = new ElementStack(findHiddenClasses(source));
  const tag = new OpeningTag(source);
  const nameOf = (start: number, end: number) =>
    source.slice(start, Math.min(end, start + MAX_NAME)).toLowerCase();
  const open = () => elements.open(tag.name, tag.takeAttributes());
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname: (start, end) => tag.begin(nameOf(start, end)),
      onattribname: (start, end) => tag.beginAttribute(start, end),
      onattribdata: (start, end) => tag.addAttributeText(start, end),
      onattribentity() {},
      onattribend() {},
      onopentagend: open,
      onselfclosingtag: open,
      onclosetag: (start, end) => elements.close(nameOf(start, end)),
      ontext: (start, end) => elements.addText(source.slice(start, end)),
      ontextentity: (codePoint) => elements.addText(String.fromCodePoint(codePoint)),
      oncdata() {},
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  );
  tokenizer.write(source);
  tokenizer.end();
  return joinCleanLines(elements.finish());
}

/** Collects the attributes of an opening tag that affect visibility: `hidden`, `style` and `class`. */
class OpeningTag {
  name = '';
  #attribute = '';
  #attributes: Record<string, string> = {};
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  begin(name: string): void {
    this.name = name;
    this.#attributes = {};
  }

  beginAttribute(start: number, end: number): void {
    this.#attribute = this.#source.slice(start, Math.min(end, start + MAX_ATTRIBUTE_NAME)).toLowerCase();
    if (this.#attribute === 'hidden') this.#attributes.hidden = '';
  }

  addAttributeText(start: number, end: number): void {
    const name = this.#attribute;
    if (name !== 'style' && name !== 'class') return;
    const before = this.#attributes[name] ?? '';
    if (before.length < MAX_ATTRIBUTE)
      this.#attributes[name] = before + this.#source.slice(start, Math.min(end, start + MAX_ATTRIBUTE));
  }

  takeAttributes(): Record<string, string> {
    const attributes = this.#attributes;
    this.#attributes = {};
    return attributes;
  }
}
