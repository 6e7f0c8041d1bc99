import type { SourceLine } from './chat.ts';
import { areLabels } from './line-labels.ts';

/** `Anna: See you there`. */
const NAME = "(\\p{L}[\\p{L}\\p{M}'’.-]{1,24}(?: \\p{L}[\\p{L}\\p{M}'’.-]{0,24})?)";
/** Also with the name in bold or brackets, and `Anna > See you there`. */
const MESSAGE = new RegExp(`^(?:[*_]{1,2}|[<@])?${NAME}\\s?(?:[*_]{0,2}[:：][*_]{0,2}|>)\\s?(\\S.*)$`, 'u');
const MIN_MESSAGES = 4;
const MIN_SENDERS = 2;

/**
 * The lines of a chat that was copied with the senders only; undefined for other texts. Most lines must begin with a name,
 * and at least two names with more than one line, since the labels of a form or program are hardly repeated.
 */
export function readNamedChat(lines: string[]): SourceLine[] | undefined {
  const heads = lines.map((line) => MESSAGE.exec(line.trim()));
  const senders = heads.flatMap((head) => head?.[1] ?? []);
  const counts = Map.groupBy(senders, (sender) => sender);
  const repeated = [...counts.values()].filter((list) => list.length > 1).length;
  const full = lines.filter((line) => line.trim() !== '').length;
  const isChat =
    senders.length >= MIN_MESSAGES &&
    repeated >= MIN_SENDERS &&
    counts.size * 2 <= senders.length &&
    senders.length * 2 > full;
  // Some names are words too: `Jan` is a month.
  if (!isChat || areLabels(counts.keys())) return undefined;
  let sender: string | undefined;
  return lines.map((line, at) => {
    const [, name, text = line] = heads[at] ?? [];
    sender = name ?? sender;
    return { text, sender, isSystem: false };
  });
}
