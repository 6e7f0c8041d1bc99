import { decodeEntities } from '../../html/entities.ts';

const HIDDEN = /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f]/g;
/** A colon, as fonts and keyboards have it, between digits. */
const COLONS = /(?<=\d)[：∶꞉˸﹕](?=\d)/g;
/** `23'30`: minutes after an apostrophe, as in Spanish and Italian. Not feet and inches, which end with a sign. */
const APOSTROPHES = /(?<=(?<![\d.,:])(?:[01]?\d|2[0-3]))['’′](?=[0-5]\d(?![\d'"’”″]))/g;
const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** `19³⁰`: minutes above the line. */
const RAISED = /(?<=(?<!\d)\d{1,2})[⁰¹²³⁴⁵][⁰¹²³⁴⁵⁶⁷⁸⁹](?![⁰¹²³⁴⁵⁶⁷⁸⁹])/g;
/** A break of Markdown or HTML, and spaces, at the end of a line. A tab may end an empty cell. */
const LINE_END = /(?:\s?<br ?\/?>|(?<=\S)\\| )+$/i;
/** A tab after the sign of an item that is not a cell, as Word writes lists. */
const ITEM_TAB = /^(\s*(?:[-–•·▪■●○◦\uf0a7\uf0b7]|\(?(?:\d{1,2}|[a-z])[.)]))\t(?=[^\t]*$)/;
/** Letters with a line through each, as some phones write what is struck out. */
const CROSSED = /(?:[^\n~]\u0336)+/g;
const STRIKE_TAG = /<\/?(?:s|del|strike)>/gi;
const BREAK = /\r\n?|[\u2028\u2029\u0085]/g;

/** The lines of a pasted text, without invisible characters, entities, and spaces at the ends of lines. */
export const toPasteLines = (text: string): string[] =>
  toPlainSigns(decodeEntities(text))
    .replace(APOSTROPHES, ':')
    .replace(BREAK, '\n')
    .replace(STRIKE_TAG, '~~')
    .split('\n')
    .map(cleanLine);

const toPlainSigns = (text: string): string =>
  /[^\t-~]/.test(text)
    ? text
        .normalize('NFC')
        .replace(HIDDEN, '')
        .replace(SPACES, ' ')
        .replace(/[０-９]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
        .replace(COLONS, ':')
        .replace(CROSSED, (crossed) => `~~${crossed.replaceAll('\u0336', '').trim()}~~`)
        .replace(RAISED, (signs) => `:${[...signs].map((sign) => RAISED_DIGITS.indexOf(sign)).join('')}`)
    : text;

function cleanLine(line: string): string {
  const end = line.at(-1) ?? '';
  const cut = END_SIGNS.includes(end) ? line.replace(LINE_END, '') : line;
  return cut.includes('\t') ? cut.replace(ITEM_TAB, '$1 ') : cut;
}

/** What `LINE_END` may end with. */
const END_SIGNS = ' >\\';

const MIN_LINES = 6;
const MAX_CLOSE = 0.1;

/** Removes the empty lines of a text that has one after nearly every line, as some programs paste paragraphs and rows. */
export function closeLines<Line extends { raw: string }>(lines: Line[]): Line[] {
  const full = lines.flatMap(({ raw }, at) => (raw.trim() === '' ? [] : [at]));
  const gaps = full.slice(1).map((at, i) => at - (full[i] ?? 0) - 1);
  const isDouble =
    full.length >= MIN_LINES && gaps.filter((gap) => gap === 0).length <= gaps.length * MAX_CLOSE;
  const isTable = full.filter((at) => /\t|\||;.*;/.test(lines[at]?.raw ?? '')).length * 2 > full.length;
  if (!isDouble || !(isTable || gaps.some((gap) => gap > 1))) return lines;
  return lines.filter(({ raw }, at) => raw.trim() !== '' || lines[at - 1]?.raw.trim() === '');
}
