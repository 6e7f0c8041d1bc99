import { alternativesInLanguage } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { PlanItem } from './plan-item.ts';

const patterns = new Map<string, RegExp>();

/** Matches words such as "same place" that end a text or a part of it. */
function toPattern(language: string): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const words = alternativesInLanguage(language, 'plan.samePlace');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?=[\\s\\u2063]*(?:[,;.!)]|$))`, 'u');
  patterns.set(language, found);
  return found;
}

/** The text of an event without words such as "same place"; undefined if it has none, or nothing else. */
export function cutSamePlace(text: string, language: string): string | undefined {
  const folded = foldEmailText(text);
  const found = folded.length === text.length ? toPattern(language).exec(folded) : null;
  const after = text.slice((found?.index ?? 0) + (found?.[0].length ?? 0)).replace(/^[\s\u2063]*[,;]/, '');
  const left = found && `${text.slice(0, found.index)}${after}`;
  return left && /\p{L}{2}/u.test(left) ? left : undefined;
}

/** Gives events that are at the same place as the one before its place. */
export function followSamePlaces(items: PlanItem[]): void {
  let last = '';
  for (const item of items) {
    if (item.isAtSamePlace && item.location === '') item.location = last;
    last = item.location || last;
  }
}
