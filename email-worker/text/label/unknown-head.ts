import { matchAny } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { findDates } from '../scan/dates.ts';
import type { TextCell } from '../scan/text-lines.ts';
import { findLabelAt } from './label-matcher.ts';
import type { MailFieldDraft } from './mail-field.ts';
import type { TextWord } from './text-words.ts';

/** How a cell starts: with a label that fills it, a label and its value, or no label. */
export interface CellLabel {
  draft: MailFieldDraft;
  isWaiting: boolean;
  /** Start of the value, in characters and in words. */
  from: number;
  word: number;
}

/** `Old departure`. */
export const OLD = new RegExp(`^${matchAny('changes.oldLabel')}$`);
/** The label of what a change brings. */
export const NEW = new RegExp(`^${matchAny('changes.newLabel')}$`);
const CONFIRMED = new RegExp(matchAny('cells.confirmed'));

const GREETING = new RegExp(`^${matchAny('names.greetingStems')}(?![a-zα-ω])`);

/** Characters of a sentence that may stand before its date. */
const MAX_BEFORE = 120;

/** What stands before a separator and is in no list of labels. */
export function unknownHead(
  cell: TextCell,
  folded: string,
  words: TextWord[],
  none: MailFieldDraft,
): CellLabel {
  const named = /^([^\d:：]{2,44}[^\d:：\s])\s*[:：]\s+(?=\S)/.exec(cell.text);
  if (named) {
    const from = named[0].length;
    const word = words.findIndex(({ start }) => start >= from);
    const known = nameUnknown(foldEmailText(named[1] ?? ''), words);
    // `Tutto a posto: il tavolo è fissato per domenica`: a seat has no date.
    const own =
      known.key === 'seat' && findDates(folded.slice(from, from + MAX_BEFORE)).length > 0 ? {} : known;
    const draft = { ...none, ...own, start: cell.start + from };
    return { draft, isWaiting: false, from, word: word < 0 ? words.length : word };
  }
  if (/^[^\d:：]{2,44}[:：]$/.test(cell.text) && words.length < 6) {
    const draft = {
      ...none,
      ...nameUnknown(folded.slice(0, -1), words),
      start: cell.start + cell.text.length,
    };
    if (draft.key !== 'none') return { draft, isWaiting: true, from: 0, word: 0 };
  }
  return { draft: none, isWaiting: false, from: 0, word: 0 };
}

/** An unknown label may end with a known one. */
function nameUnknown(label: string, words: TextWord[]): Partial<MailFieldDraft> {
  const own = words.filter(({ end }) => end <= label.length);
  for (let i = 1; i < own.length; i++) {
    const found = findLabelAt(own, i);
    if (found && found.next === own.length)
      return { key: found.key, aspects: found.aspects, label, isLabel: true, isFirm: true };
  }
  if (CONFIRMED.test(label) || GREETING.test(label)) return {};
  const [first = ''] = label.split(' ');
  if (OLD.test(first)) return { key: 'former', label, isLabel: true, isFirm: true };
  if (NEW.test(first)) return {};
  return { key: 'unknown', label, isLabel: true, isFirm: true };
}
