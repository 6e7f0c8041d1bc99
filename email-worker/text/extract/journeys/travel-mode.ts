import type { BookingKind } from '../../../booking.ts';
import { countTopicWords } from '../../../languages/compile.ts';

/** Weights of travel modes: words for buses and ferries are rarer. */
const MODES = { flight: 1, train: 1, bus: 1.5, ferry: 1.5 } as const;

/** The travel mode that a folded text mentions most; undefined if none. */
export function detectTravelMode(words: string): BookingKind | undefined {
  let best: BookingKind | undefined;
  let most = 0;
  for (const [mode, weight] of Object.entries(MODES) as [keyof typeof MODES, number][]) {
    const count = countTopicWords(mode, words) * weight;
    if (count > most) [best, most] = [mode, count];
  }
  return best;
}
