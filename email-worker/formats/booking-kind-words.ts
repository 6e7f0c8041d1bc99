import type { BookingKind } from '../booking.ts';
import { matchPrinted, matchPrintedWords } from '../languages/compile.ts';
import { listKeys } from '../languages/word-keys.ts';

/** The most specific kinds first. */
const KINDS = listKeys('kindWords');

/** `Treinreis`, `Zugticket`, `tågresa`, `Bordbestilling`. */
const toCompound = (kind: (typeof KINDS)[number]): RegExp =>
  new RegExp(
    `(?<!\\p{L})${matchPrinted(`kindStems.${kind}`)}s?${matchPrinted('kindStems.endings')}(?!\\p{L})`,
    'iu',
  );

const WORDS: [BookingKind, RegExp, RegExp][] = KINDS.map((kind) => [
  kind,
  matchPrintedWords(`kindWords.${kind}`),
  toCompound(kind),
]);

/** The kind that a line of a ticket or a calendar entry is about, if any. */
export function guessBookingKind(text: string): BookingKind | undefined {
  return WORDS.find(([, word, compound]) => word.test(text) || compound.test(text))?.[0];
}
