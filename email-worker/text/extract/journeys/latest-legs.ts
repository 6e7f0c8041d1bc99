import { matchAny } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { Leg } from './legs.ts';

/**
 * Merges the old and new times of a change. Times without stops right after a leg are its other times; the
 * words before them say which are new.
 */
export function latestFacts(legs: Leg[], text: string): Leg[] {
  if (!text) return legs;
  const out: Leg[] = [];
  for (const leg of legs) {
    const last = out[out.length - 1];
    const isOther =
      last &&
      !leg.dep.place &&
      !leg.arr.place &&
      (!leg.number || leg.number === last.number) &&
      leg.line - last.line <= 6;
    if (!isOther) out.push(leg);
    else if (leg.dep.time && isOldFirst(text, last, leg)) {
      last.dep = {
        ...last.dep,
        time: leg.dep.time,
        day: leg.dep.isOld ? last.dep.day : (leg.dep.day ?? last.dep.day),
        span: leg.dep.span,
      };
      last.arr = { ...last.arr, time: leg.arr.time };
    }
  }
  return out;
}

const OLD = new RegExp(`\\b${matchAny('changes.oldWord')}\\b`, 'g');
const NEW = new RegExp(`\\b${matchAny('changes.newWord')}\\b`, 'g');

/** Whether the old time comes first, which is also the default. */
function isOldFirst(text: string, first: Leg, second: Leg): boolean {
  const until = second.dep.span?.until ?? 0;
  const from = Math.max(0, (first.dep.span?.from ?? until) - 160);
  const words = foldEmailText(text.slice(from, until));
  // Only the last word before the second time counts: `New Orleans` may appear further up.
  return lastOf(words, OLD) <= lastOf(words, NEW);
}

const lastOf = (words: string, pattern: RegExp): number => [...words.matchAll(pattern)].at(-1)?.index ?? -1;
