import { matchAny } from '../../languages/compile.ts';
import { findMonthNumber } from '../../languages/date-names.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { markColumns } from './marked-places.ts';

/** A line of a plan without its markup. */
export interface PlanLine {
  /** Counted from 1. */
  number: number;
  /** As pasted. */
  raw: string;
  text: string;
  folded: string;
  /** Spaces before the text; a tab is four. */
  indent: number;
  isBullet: boolean;
  /** A heading of Markdown, or a line in bold. */
  isTitle: boolean;
  /** 1 to 6 as in Markdown, 7 for a line in bold, 0 for others. */
  level: number;
  /** Struck out. */
  isStruck: boolean;
  /** Has a pin or another sign of a place before it. */
  isPlace: boolean;
  links: string[];
  /** Day on which a message was sent, `YYYY-MM-DD`; undefined outside of chats. */
  sentOn?: string;
  /** Who sent the message. */
  sender?: string;
  /** Number of the message, if there are any. */
  message?: number;
  /** Quoted from an earlier email, and not read. */
  isQuoted?: boolean;
  /** Says the day that the text is about, such as a subject. */
  isContext?: boolean;
  /** Answers the email with the plan, and is read after it. */
  isLater?: boolean;
}

/** Longer lines are read up to here. */
const MAX_LINE = 1_000;
const BULLET =
  /^(?:・\s*|(?:[-*+•·‣▪▫◦–—○●■□►▶➤➜→✓✔✅☐☑⁃»›❯\uf0a7\uf0b7]|[-=]>|>>|\[[ xX]?\])\s+|[-*–—](?=\d{1,2}[:.h]\d\d))/;
/** `1.`, `1)`, `(1)`, `a)` and numbers in circles. */
const NUMBERED =
  /^(?:\d{1,2}[.)]|\(?(?:\d{1,2}|[a-zA-Z])\)|[①-⑳❶-❿]|\d\uFE0F?\u20E3)\s*(?<=\s|\u20E3)(?=\S)/u;
const SIGNS =
  /^(?:[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\uFE0F\u20E3\u200D]+\s*)+/u;
/** The name of a sign, as some chats export it: `:bus:`. */
const SIGN_NAME = /(?<!\S):[a-z][a-z\d_+-]{1,30}:(?!\S)/g;
const PIN = /[📍📌🗺🧭]/u;
const LINK = /\[([^\]\n]{1,300})\]\((https?:[^)\s]{1,2000})\)/g;
const URL_TEXT = /<?(?:https?:\/\/|www\.)[^\s<>"')\]]{3,2000}>?/gi;

/** Removes the markup of one line of a plan. */
export function toPlanLine(raw: string, number: number): PlanLine {
  const links: string[] = [];
  const plain = toPlainText(raw.slice(0, MAX_LINE))
    .replace(LINK, (_, name: string, url: string) => {
      links.push(url);
      return name;
    })
    .replace(SIGN_NAME, ' ')
    .replace(URL_TEXT, (url) => {
      links.push(url.replace(/^<|>$/g, ''));
      return ' ';
    });
  const [space = ''] = /^[ \t>]*/.exec(plain) ?? [];
  const isStruck = /^\W*~~?(?! )[^~]+(?<! )~~?\W*$/.test(plain);
  const marked = removeBullet(plain.slice(space.length));
  const level = findLevel(marked.text.trim());
  const unmarked = removeMarks(marked.text);
  const [signs = ''] = SIGNS.exec(unmarked) ?? [];
  const text = markColumns(unmarked.slice(signs.length).trim()).replace(/\s+/g, ' ');
  return {
    number,
    raw,
    text,
    folded: foldEmailText(text),
    indent: space.replaceAll('\t', '    ').length,
    isBullet: marked.isBullet,
    isTitle: level > 0,
    level,
    isStruck,
    isPlace: PIN.test(signs),
    links,
  };
}

/** Struck out, as in Markdown or in a chat. */
const STRUCK = /~~[^~]{1,300}~~|(?<![\p{L}\d~])~(?=[^\s~])[^~]{0,120}(?<=\S)~(?![\p{L}\d~])/gu;

/** A text without what is struck out in it. */
export const removeStruck = (text: string): string => text.replace(STRUCK, ' ').trim();

const BOLD_LEVEL = 7;

function findLevel(text: string): number {
  const [, signs] = /^(#{1,6})\s/.exec(text) ?? [];
  if (signs) return signs.length;
  return /^(\*\*|__|\*)[^*_]+\1:?$/.test(text) ? BOLD_LEVEL : 0;
}

/** Digits and letters of full width as ordinary ones. */
export const toNarrow = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

const toPlainText = (raw: string): string =>
  toNarrow(raw)
    .normalize('NFC')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u00ad]/g, '')
    .replace(/[〜～∼]/g, '~')
    .replace(/[¦‖]/g, '|')
    .replace(/[‐‑‒−]/g, '-');

const removeMarks = (text: string): string =>
  text
    .replace(/^#{1,6}\s+/, '')
    .replace(STRUCK, ' ')
    .replace(/\*+|`+|(?<!\w)_{1,2}(?=\S)|(?<=\S)_{1,2}(?!\w)/g, '')
    .trim();

function removeBullet(text: string): { text: string; isBullet: boolean } {
  const [bullet] = BULLET.exec(text) ?? NUMBERED.exec(text) ?? [];
  if (!bullet || isDay(bullet, text.slice(bullet.length))) return { text, isBullet: false };
  const rest = text.slice(bullet.length);
  const [inner] = BULLET.exec(rest) ?? [''];
  return { text: rest.slice(inner.length), isBullet: true };
}

/** `11. Juni`, `7. 8. 2026` and `2. Tag` are not items of a list. */
function isDay(bullet: string, rest: string): boolean {
  if (!/^\d/.test(bullet)) return false;
  const [word = ''] = foldEmailText(rest).match(/^[*_]*\p{L}+/u) ?? [];
  const name = word.replace(/[*_]/g, '');
  return (
    (name !== '' && findMonthNumber(name) !== undefined) ||
    DAY_WORDS.test(name) ||
    /^\d{1,2}\.(?!\d\d)/.test(rest)
  );
}

const DAY_WORDS = new RegExp(`^${matchAny('plan.dayItems')}$`);
