import { Tokenizer } from 'htmlparser2';
import { joinCleanLines } from './clean-lines.ts';
import { ElementStack } from './element-stack.ts';
import { findHiddenClasses } from './element-style.ts';
import { OpeningTag } from './opening-tag.ts';

/** UTF-16 units of HTML that are read. */
const MAX_HTML = 5 * 1024 * 1024;
const MAX_NAME = 40;
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
