import { memoize } from '../../../worker/domain/memoize.ts';
import { alternativesInLanguage, matchInLanguage, matchOwn } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { WordKey } from '../../languages/word-keys.ts';
import type { ListedPeople } from './people-lists.ts';
import type { Span } from './scan-line.ts';
import type { ScannedPlan } from './scan-plan.ts';

const known = new WeakMap<ScannedPlan, Map<string, string>>();

interface ListWords {
  and: RegExp;
  person: RegExp;
  without: RegExp;
}

/** The first names of those who write the messages of a plan, by their folded form. */
function listSenders(plan: ScannedPlan): Map<string, string> {
  const found = known.get(plan);
  if (found) return found;
  const firsts = new Set(plan.lines.flatMap(({ sender }) => /^\p{L}{2,}/u.exec(sender ?? '') ?? []));
  const senders = new Map([...firsts].map((name) => [foldEmailText(name), name]));
  known.set(plan, senders);
  return senders;
}

const findWords = memoize((language): ListWords => {
  const list = (...keys: WordKey[]) => alternativesInLanguage(language, ...keys);
  return {
    and: new RegExp(`^(?:[,+&/、]|${list('names.and')})$`, 'u'),
    person: new RegExp(`^(?:${list('plan.persons')})$`, 'u'),
    without: new RegExp(`(?<!\\p{L})(?:${list('plan.without', 'plan.except')})\\s*$`, 'u'),
  };
});

const TOKEN = /[\p{L}'’-]+|[,+&/、]|[^\s\p{L}]/gu;
const CLAUSE_START = /(?:^|[,.;:!?()–—-])\s*$/;
const CLAUSE_END = /^\s*(?:$|[,.;:!?()–—-])/;
const MAX_TEXT = 300;
const MIN_PEOPLE = 2;
const MAX_PEOPLE = 8;

interface NameSpan extends Span {
  name: string;
  /** The sender, or somebody who writes messages. */
  isKnown: boolean;
  isMe: boolean;
  /** `tía` */
  isPerson: boolean;
}

/**
 * A list of people with the one who writes: `me, clara and jo`, `(yo y Lupita)`. Undefined if a text has none.
 */
export function readOwnList(text: string, plan: ScannedPlan): ListedPeople | undefined {
  const folded = foldEmailText(text);
  const hasMe = text.length <= MAX_TEXT && matchOwn(plan.language, 'plan.me').test(folded);
  if (!hasMe) return undefined;
  const { and, without } = findWords(plan.language);
  for (const run of listRuns(text, folded, plan)) {
    const names = trimRun(run, text);
    const [first, second] = names;
    // Not `Breakfast, I cook`.
    const isPair = names.length > 2 || and.test(folded.slice(first?.end, second?.start).trim());
    if (!isPair || !names.some(({ isMe }) => isMe) || names.length < MIN_PEOPLE || names.length > MAX_PEOPLE)
      continue;
    const [before, after] = [text.slice(0, names[0]?.start), text.slice(names.at(-1)?.end)];
    const isWhole = CLAUSE_START.test(before) || CLAUSE_END.test(after);
    if (!isWhole || !/\p{L}{3}/u.test(before + after) || without.test(foldEmailText(before))) continue;
    const rest = `${before} ${after}`.replace(/\(\s*\)/, ' ');
    return {
      text: rest.replace(/\s+/g, ' ').trim(),
      attendees: names.map(({ name }) => name).join(', '),
    };
  }
  return undefined;
}

/** A run without a name at its edge that is a part of other words: `Via Roma, me and Ana`. */
function trimRun(run: NameSpan[], text: string): NameSpan[] {
  const isOther = (one: NameSpan | undefined, beside: RegExp, words: string) =>
    one !== undefined && !one.isKnown && beside.test(words);
  const from = isOther(run[0], /[\p{L}\d]\s$/u, text.slice(0, run[0]?.start)) ? 1 : 0;
  const until = isOther(run.at(-1), /^\s[\p{L}\d]/u, text.slice(run.at(-1)?.end)) ? -1 : undefined;
  return run.slice(from, until);
}

/** Names that stand side by side, with what divides them. Those who are known, or behind "me", need nothing between them. */
function listRuns(text: string, folded: string, plan: ScannedPlan): NameSpan[][] {
  const { and } = findWords(plan.language);
  const runs: NameSpan[][] = [[]];
  let isOpen = true;
  for (const { 0: token, index } of folded.matchAll(TOKEN)) {
    const name = toName(token, text.slice(index, index + token.length), index, plan);
    if (name) {
      addName(runs, name, isOpen);
      isOpen = false;
    } else if (!isOpen && and.test(token)) isOpen = true;
    else {
      runs.push([]);
      isOpen = true;
    }
  }
  return runs.filter(({ length }) => length >= MIN_PEOPLE);
}

/** The name that a word is: "me", somebody who writes messages, a word such as "mom", or a capitalized word. */
function toName(token: string, printed: string, start: number, plan: ScannedPlan): NameSpan | undefined {
  const { language } = plan;
  const sender = listSenders(plan).get(token);
  const isMe = matchOwn(language, 'plan.me').exec(token)?.[0] === token;
  const isKnown = isMe || sender !== undefined;
  const isPerson = findWords(language).person.test(token);
  const isEvent = matchInLanguage(language, 'plan.eventWords').test(token);
  if (!isKnown && !isPerson && (isEvent || !/^\p{Lu}\p{Ll}/u.test(printed))) return undefined;
  return { start, end: start + token.length, isMe, isKnown, isPerson, name: sender ?? printed };
}

/** `isOpen`: something that divides names stands before it. */
function addName(runs: NameSpan[][], name: NameSpan, isOpen: boolean): void {
  const last = runs.at(-1)?.at(-1);
  const isBehind = !isOpen && !name.isKnown;
  if (isBehind && last?.isPerson) {
    // `tía Chayo`
    last.name += ` ${name.name}`;
    last.end = name.end;
    return;
  }
  if (isBehind && !last?.isMe) runs.push([]);
  runs.at(-1)?.push(name);
}
