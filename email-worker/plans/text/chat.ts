import { addDays, toIsoDay } from '../../../worker/domain/time/days.ts';
import { matchAny, matchPrinted } from '../../languages/compile.ts';
import { findMonthNumber } from '../../languages/date-names.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { isChatNote } from './head-shapes.ts';

/** A line of a chat without its sender and time, or of an email. */
export interface SourceLine {
  text: string;
  /** Day on which its message was sent, `YYYY-MM-DD`; undefined if that is not known. */
  sentOn?: string;
  /** Who sent its message. */
  sender?: string;
  /** A note of the program, such as "Anna joined", a header, or another line without text of a message. */
  isSystem: boolean;
  /** Quoted from an earlier email, and not read. */
  isQuoted?: boolean;
  /** Says the day that the text is about, such as a subject. */
  isContext?: boolean;
  /** Answers the email with the plan. */
  isLater?: boolean;
  /** Day on which the email was written, `YYYY-MM-DD`. */
  writtenOn?: string;
}

const DAY =
  '(?:\\p{L}{2,9}[.,]? )?(?<a>\\d{1,4})(?:st|nd|rd|th)?(?: de |[./\\- ]{1,2})(?<b>\\d{1,2}|\\p{L}{3,10})\\.?(?: de |[./\\-, ]{1,2})(?<c>\\d{2,4})';
const MONTH_DAY = '(?<m>\\p{L}{3,9})\\.? (?<d>\\d{1,2}),? (?<y>\\d{4})';
const TIME = '(?<h>\\d{1,2})[:.](?<n>\\d\\d)(?:[:.]\\d\\d)?(?: ?(?<p>[apAP])\\.? ?[mM]\\.?)?';
const WHEN = `(?:${DAY}|${MONTH_DAY})(?:,|\\.)?(?: ${matchPrinted('plan.chatAt')})? {1,2}${TIME}`.replaceAll(
  '(?<',
  '(?<',
);
const SENDER = '(?<who>[^:\\n\\]]{1,60})';

/** Heads of messages: what exports of WhatsApp, Telegram, Signal and iMessage print before their text. */
const HEADS = [
  // [12/06/2027, 19:03:22] Anna: text
  `^\\[${WHEN}\\] ?~? ?(?:${SENDER}: )?(?<text>.*)$`,
  // [12/06, 19:03] Anna: text, as copied from WhatsApp on Android
  `^\\[(?<a>\\d{1,2})[./-](?<b>\\d{1,2})\\.?,? ${TIME}\\] ${SENDER}: (?<text>.*)$`,
  // [Tuesday 14 September 19:03] Anna, as copied from Teams, with the text below
  `^\\[(?:\\p{L}{2,12}[.,]{0,2} )?(?<a>\\d{1,2})\\.? (?<b>\\p{L}{3,10})\\.?,? ${TIME}\\] (?<who>[^:\\n\\]]{1,60})(?:: (?<text>.*))?$`,
  // 12/06/2027, 19:03 - Anna: text
  `^${WHEN} [-–] (?:${SENDER}: )?(?<text>.*)$`,
  // Anna, [12.06.2027 19:03]: text
  `^(?<who>[^\\[\\n]{1,60}),? \\[${WHEN}\\]:? ?(?<text>.*)$`,
  // Anna — 12/06/2027 19:03
  `^(?<who>[^\\d\\n]{1,40}) (?:—|–|•|·|\\|) ?${WHEN}(?<text>)$`,
  // Jun 12, 2027 7:03:22 PM, as above the sender in exports of iMessage
  `^${WHEN}(?: \\([^)]*\\))?(?<text>)$`,
].map((pattern) => new RegExp(pattern, 'u'));

/** `19:03 - Anna: text` without a day. */
const TIME_ONLY = /^\[?(\d{1,2}):(\d\d)(?::\d\d)?(?: ?[apAP]\.?[mM]\.?)?\]? (?:[-–] )?([^:\d]{1,40}): (.*)$/u;
const MIN_HEADS = 2;
const MAX_SENDER = 60;

interface Head {
  who?: string;
  text: string;
  parts: Record<string, string | undefined>;
}

/** The lines of a chat without the heads of its messages, or undefined if the text is not a chat. */
export function readChat(lines: string[], zone: string, today: string): SourceLine[] | undefined {
  const heads = lines.map(findHead);
  const count = heads.filter(Boolean).length;
  const full = lines.filter((line) => line.trim()).length;
  const isChat = count >= MIN_HEADS && count * 6 >= full && isSentBySomebody(heads);
  if (!isChat || areSendersAbove(lines, heads)) return readTimedChat(lines);
  const order = findOrder(heads, zone);
  const counts = countSenders(heads);
  let sentOn: string | undefined;
  let sender: string | undefined;
  let isSystem = false;
  let isSenderNext = false;
  return lines.map((line, at): SourceLine => {
    const head = heads[at];
    if (!head) {
      if (!isSenderNext || line.length >= MAX_SENDER) return toTextLine(line, { sentOn, sender, isSystem });
      isSenderNext = false;
      sender = toSender(line);
      return { text: '', sentOn, sender, isSystem: true };
    }
    sentOn = toDay(head.parts, order, today) ?? sentOn;
    // Above the text of a message its sender may have a line of its own.
    isSenderNext = head.text === '' && head.who === undefined;
    isSystem = head.who === undefined && head.text !== '';
    sender = toSender(head.who);
    const title = findTitle(head, counts.get(head.who) ?? 0);
    if (title) return { text: title, sentOn, isSystem: true, isContext: true };
    return {
      text: isSystem ? '' : cutNote(head.text),
      sentOn,
      sender,
      isSystem: isSystem || head.text === '',
    };
  });
}

/** The text of a message without a note of the program behind it: `See you <This message was edited>`. */
function cutNote(text: string): string {
  const [all, note = ''] = /\s*[<([]([^<>()[\]]{3,60})[>)\]]$/.exec(text) ?? [];
  return all && isChatNote(note) ? text.slice(0, -all.length) : text;
}

/** Whether the lines above messages that begin with their time repeat more than those below, and so are the senders. */
function areSendersAbove(lines: string[], heads: (Head | undefined)[]): boolean {
  const open = heads.flatMap((head, at) => (head && head.text === '' && head.who === undefined ? [at] : []));
  const list = (offset: number) => open.map((at) => lines[at + offset]?.trim() ?? '');
  const areFull = list(-1).every((line) => line !== '');
  return open.length > MIN_HEADS && areFull && new Set(list(-1)).size < new Set(list(1)).size;
}

/** Whether messages have senders, or a line of their own for them. Those of a program with a date on each line have none. */
const isSentBySomebody = (heads: (Head | undefined)[]): boolean =>
  heads.some((head) => head && (head.who !== undefined || head.text === ''));

/** A line of a message below its head, which the program may have added. */
function toTextLine(line: string, message: Omit<SourceLine, 'text'>): SourceLine {
  const isSystem = message.isSystem || isChatNote(line.trim());
  return { ...message, text: isSystem ? '' : cutNote(line), isSystem };
}

/** How many messages each sender has. */
function countSenders(heads: (Head | undefined)[]): Map<string | undefined, number> {
  const counts = new Map<string | undefined, number>();
  for (const head of heads) counts.set(head?.who, (counts.get(head?.who) ?? 0) + 1);
  return counts;
}

/** The name of a group that says a day, which a note of the program has for its sender or quotes. */
function findTitle({ who = '', text }: Head, sent: number): string | undefined {
  const [, quoted = ''] = who === '' ? (QUOTED_TITLE.exec(text) ?? []) : [];
  const isSender = sent > MAX_NOTES;
  const isName = !isSender && /\p{L}/u.test(who) && !/^\+|\d{5}/.test(who) && !/\d/.test(text);
  return [isName ? who : '', quoted].find((title) => /\d/.test(title));
}

/** Notes about a group; somebody whose name has a number sends more. */
const MAX_NOTES = 2;
const QUOTED_TITLE = /["“„«‘'](.{3,60}?)[”"»’']/u;

/** A name without signs beside it; undefined for a number. */
const toSender = (who: string | undefined): string | undefined => {
  const name = who?.replace(/[^\p{L}\p{M}\d' .’-]/gu, '').trim();
  return name && /\p{L}/u.test(name) ? name : undefined;
};

/** `2027/06/11(金)`, and below it `19:03`, sender and text between tabs, as LINE exports. */
const TABBED = new RegExp(
  `^${matchPrinted('clock.earlyBefore', 'clock.lateBefore')}?\\d{1,2}:\\d\\d\\t([^\\t]{0,60})\\t?(.*)$`,
  'u',
);
/** The quotes around a message of several lines. */
const OPENED = /^"(?=[^"]*$)/;
const CLOSED = /(?<=^[^"]*)"$/;
const TABBED_DAY = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})\s?(?:\(.{1,3}\)|\p{L}+)?$/u;

function readTabbedChat(lines: string[]): SourceLine[] | undefined {
  if (!lines.some((line) => TABBED_DAY.test(line)) || lines.filter((line) => TABBED.test(line)).length < 2)
    return undefined;
  let sentOn: string | undefined;
  let isBegun = false;
  return lines.map((line): SourceLine => {
    const [, year, month, day] = TABBED_DAY.exec(line) ?? [];
    if (year) sentOn = toIso(Number(year), Number(month), Number(day));
    isBegun ||= year !== undefined;
    const head = TABBED.exec(line);
    const isSystem = !isBegun || year !== undefined || head?.[2] === '';
    const own = head ? (head[2] ?? '').replace(OPENED, '') : line.replace(CLOSED, '');
    return { text: isSystem ? '' : own, sentOn, sender: toSender(head?.[1]), isSystem };
  });
}

/** Lines such as `19:03 Anna: text`. */
function readTimedChat(lines: string[]): SourceLine[] | undefined {
  const tabbed = readTabbedChat(lines);
  if (tabbed) return tabbed;
  const heads = lines.map((line) => TIME_ONLY.exec(line));
  const senders = heads.flatMap((head) => head?.[3] ?? []);
  const isChat =
    senders.length >= 4 && new Set(senders).size * 2 <= senders.length && senders.length * 2 > lines.length;
  if (!isChat) return undefined;
  return lines.map((line, at) => ({
    text: heads[at]?.[4] ?? line,
    sender: toSender(heads[at]?.[3]),
    isSystem: false,
  }));
}

/** What stands before the text of each message: its time and sender. */
export const listHeads = (lines: string[]): string[] =>
  lines.flatMap((line) => {
    const head = findHead(line);
    if (!head) return [];
    const before = line.slice(0, head.text === '' ? line.length : line.lastIndexOf(head.text)).trim();
    return before === '' ? [] : [before];
  });

const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

function findHead(line: string): Head | undefined {
  if (!/\d/.test(line.slice(0, 80))) return undefined;
  const plain = line
    .slice(0, 400)
    .replace(MARKS, '')
    .replace(/[\u202f\u00a0]/g, ' ');
  for (const pattern of HEADS) {
    const groups = pattern.exec(plain)?.groups;
    if (!groups) continue;
    const text = `${groups.text ?? ''}${line.replace(MARKS, '').slice(400)}`;
    return { who: groups.who?.trim(), text, parts: groups };
  }
  return undefined;
}

type Order = 'day' | 'month' | 'year';

/** Whether the heads have the day or the month first. */
function findOrder(heads: (Head | undefined)[], zone: string): Order {
  const pairs = heads.flatMap((head) =>
    head?.parts.a ? [[Number(head.parts.a), Number(head.parts.b)] as const] : [],
  );
  if (pairs.some(([a]) => a > 31)) return 'year';
  if (pairs.some(([a]) => a > 12)) return 'day';
  if (pairs.some(([, b]) => b > 12)) return 'month';
  // Messages are in order: the number that changes more often is the day.
  const changes = (of: 0 | 1) => pairs.filter((pair, i) => i > 0 && pair[of] !== pairs[i - 1]?.[of]).length;
  if (changes(0) !== changes(1)) return changes(0) > changes(1) ? 'day' : 'month';
  return heads.some((head) => head?.parts.p) && zone.startsWith('America/') ? 'month' : 'day';
}

function toDay({ a, b, c, m, d, y }: Head['parts'], order: Order, today: string): string | undefined {
  if (m) return toIso(Number(y), toMonth(m), Number(d));
  if (!c) return toPast({ a, b, c: today.slice(0, 4) }, order, today);
  const year = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));
  if (b && /\p{L}/u.test(b)) return toIso(year(c), toMonth(b), Number(a));
  if (order === 'year') return toIso(year(a ?? ''), Number(b), Number(c));
  const [day, month] = order === 'day' ? [a, b] : [b, a];
  return toIso(year(c), Number(month), Number(day));
}

/** Messages without a year were sent in the year before today. */
function toPast(parts: Head['parts'], order: Order, today: string): string | undefined {
  const day = toDay(parts, order === 'year' ? 'day' : order, today);
  const earlier = { ...parts, c: String(Number(today.slice(0, 4)) - 1) };
  return day && day > addDays(today, 1) ? toDay(earlier, order, today) : day;
}

const toMonth = (name: string): number => {
  const folded = foldEmailText(name);
  return findMonthNumber(folded) ?? 0;
};

function toIso(year: number, month: number, day: number): string | undefined {
  const text = toIsoDay(year, month, day);
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 31 && /^\d{4}-/.test(text);
  return isDay ? addDays(`${text.slice(0, 8)}01`, day - 1) : undefined;
}

const QUOTED = /[“"«„‘'](.{8,}?)[”"»’'…]/u;
const REACTION = new RegExp(`^\\P{L}*${matchAny('plan.reactions')}`, 'u');
/** Characters at the start of a message by which it is known again. */
const COMPARED = 8;

/** The lines of a chat without those that only say that somebody liked an earlier one. */
export function leaveOutReactions(lines: SourceLine[]): SourceLine[] {
  const above = new Set<string>();
  return lines.map((line) => {
    const [, quoted] = line.isSystem ? [] : (QUOTED.exec(line.text) ?? []);
    const isReaction =
      quoted !== undefined &&
      (above.has(quoted.trim().slice(0, COMPARED)) || REACTION.test(foldEmailText(line.text)));
    above.add(line.text.trim().slice(0, COMPARED));
    return isReaction ? { ...line, text: '', isSystem: true } : line;
  });
}
