import type { TextCell } from '../scan/text-lines.ts';
import { type FoundLabel, findLabelAt } from './label-matcher.ts';
import type { MailFieldDraft } from './mail-field.ts';
import { isAside } from './moment-role.ts';
import type { TextWord } from './text-words.ts';
import type { CellLabel } from './unknown-head.ts';
import { isSentence, isValueOf } from './value-of-label.ts';

const NUMBERED = /^(?!\d\d)[A-Z\d]{2} ?\d{2,4}(?![\d/:.h-])/;
/** `FI 615` is a flight, although `fi` is a label. */
const CODE_LENGTH = 2;

/** What separates a label from its value: brackets, a colon, a dash. */
const SEPARATOR = /^(?: ?\([^)]{0,60}\))?[ .]*(?:[:：#=】」』]|[-–—](?= )|,(?= ))?[\s:.#]*/;
const FIRM = /[:：#=】」』]|[-–—] $/;

/** The head of a cell that starts with a known label; undefined if that is part of a sentence or name. */
export function knownHead(
  cell: TextCell,
  folded: string,
  words: TextWord[],
  none: MailFieldDraft,
  found: FoundLabel,
): CellLabel | undefined {
  const end = words[found.next - 1]?.end ?? 0;
  const after = SEPARATOR.exec(folded.slice(end))?.[0] ?? '';
  const from = end + after.length;
  const rest = cell.text.slice(from);
  const isFirm = FIRM.test(after);
  const label = folded.slice(0, end);
  if (label.length === CODE_LENGTH && NUMBERED.test(cell.text)) return undefined;
  const { key, aspects } = found;
  const draft = headWay({ ...none, key, aspects, label, isLabel: true, isFirm }, rest);
  const second = isFirm ? undefined : findLabelAt(words, found.next);
  const isPair = second?.next === words.length;
  if (!rest || isPair) {
    // `Service fee`, `Hotel phone`: the last word of a label decides.
    const own = isPair && isAside(second.key) ? second.key : key;
    const alone = { ...draft, key: own, isFirm: true, start: cell.start + cell.text.length };
    return { draft: alone, isWaiting: true, from: 0, word: 0 };
  }
  const isValue = isFirm || (isValueOf(found.key, label, rest) && !isSentence(cell.text, key));
  return isValue
    ? { draft: { ...draft, start: cell.start + from }, isWaiting: false, from, word: found.next }
    : undefined;
}

/** `OUT U2 3341` is a heading of the outbound flight. */
export const headWay = (label: MailFieldDraft, value: string): MailFieldDraft =>
  /^(?:out|in|back|ret)$/.test(label.label) && NUMBERED.test(value) ? { ...label, key: 'section' } : label;
