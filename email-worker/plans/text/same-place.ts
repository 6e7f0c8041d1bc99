import { memoize } from '../../../worker/domain/memoize.ts';
import { alternativesInLanguage } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { PlanItem } from './plan-item.ts';

/** Matches words such as "same place" that end a text or a part of it. */
const toPattern = memoize((language): RegExp => {
  const words = alternativesInLanguage(language, 'plan.samePlace');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?=[\\s\\u2063]*(?:[,;.!)]|$))`, 'u');
});

/** The text of an event without words such as "same place"; undefined if it has none, or nothing else. */
export function cutSamePlace(text: string, language: string): string | undefined {
  const found = toPattern(language).exec(foldEmailText(text));
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
