import type { LabelKey } from '../../languages/label-keys.ts';
import type { TextCell } from '../scan/text-lines.ts';
import { knownHead } from './known-head.ts';
import { type FoundLabel, findLabelAt, isStopWord } from './label-matcher.ts';
import type { MailFieldDraft } from './mail-field.ts';
import { isAside } from './moment-role.ts';
import type { TextWord } from './text-words.ts';
import { type CellLabel, NEW, OLD, unknownHead } from './unknown-head.ts';

/** `Bar Harbor, ME`. */
const isTown = (text: string): boolean =>
  /^\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+){1,3}, [A-Z]{2}(?: \d{5})?$/u.test(text);

const EMPTY = { key: 'none', aspects: [], label: '', value: '', isLabel: false, isFirm: false } as const;

/** Reads the label at the start of a cell, if any. */
export function readCellLabel(cell: TextCell, folded: string, words: TextWord[], line: number): CellLabel {
  const none: MailFieldDraft = { ...EMPTY, aspects: [], start: cell.start, line };
  const found = words.length && (words[0]?.start ?? 9) < 4 ? firstLabel(words, folded) : undefined;
  const known = found && !isTown(cell.text) && knownHead(cell, folded, words, none, found);
  return known || unknownHead(cell, folded, words, none);
}

/** The first label of a cell, including its translation: `Arrival / Anreise`. */
function firstLabel(words: TextWord[], folded: string): FoundLabel | undefined {
  const isOld = OLD.test(words[0]?.text ?? '');
  // Column headings `Previous  New`.
  if (isOld && words.length < 4 && NEW.test(words[words.length - 1]?.text ?? '')) return undefined;
  const own = isOld ? (findLabelAt(words, 1) ?? findLabelAt(words, 0)) : findLabelAt(words, 0);
  if (!own) return undefined;
  const found = withTranslations(isOld ? { ...own, key: 'former' } : own, words, folded);
  // `Arrivée le :`, `Check-in on:`.
  const next = words[found.next];
  const isJoint = next && isStopWord(next.text) && /^\s*(?:[:：]|$)/.test(folded.slice(next.end));
  return isJoint ? { ...found, next: found.next + 1 } : found;
}

/** Adds the labels after a slash. */
function withTranslations(first: FoundLabel, words: TextWord[], folded: string): FoundLabel {
  let found = first;
  for (;;) {
    const [last, next] = [words[found.next - 1], words[found.next]];
    if (!last || !next || !/^ ?[/|] ?$/.test(folded.slice(last.end, next.start))) return found;
    const twin = findLabelAt(words, found.next);
    if (!twin) return found;
    const aspects = [...new Set([...found.aspects, ...twin.aspects])];
    found = { ...found, key: joinKeys(found.key, twin.key), next: twin.next, aspects };
  }
}

function joinKeys(first: LabelKey, second: LabelKey): LabelKey {
  // `Doors / Start`: each has a value of its own.
  if (isAside(first) && second === 'start') return second;
  if (second === 'checkin' || second === 'checkout') return second;
  return first === 'from' && second === 'to' ? 'stop' : first;
}
