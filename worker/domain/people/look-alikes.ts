import { toNameKey } from '../schedule/attendees.ts';

/** Letters of other scripts that look like a Latin letter in lower or upper case (Unicode TS 39). */
const LATIN_LOOK_ALIKES: Record<string, string> = {
  ...{ а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x' },
  ...{ ѕ: 's', і: 'i', ј: 'j', ԁ: 'd', ԛ: 'q', ԝ: 'w', һ: 'h', ӏ: 'l', ь: 'b' },
  ...{ α: 'a', β: 'b', ε: 'e', ζ: 'z', η: 'h', ι: 'i', κ: 'k', μ: 'm', ν: 'n', ο: 'o', ρ: 'p', τ: 't' },
  ...{ υ: 'y', χ: 'x', ϲ: 'c', օ: 'o', ո: 'n', ս: 'u', հ: 'h', ց: 'g', ı: 'i', ɑ: 'a', ɡ: 'g' },
};

/** A key that is equal for names that look the same, even if their letters are from different scripts. */
export const toLookAlikeKey = (name: string): string =>
  toNameKey(name)
    .normalize('NFD')
    .replace(/\P{ASCII}/gu, (letter) => LATIN_LOOK_ALIKES[letter] ?? letter)
    .normalize('NFC');

/** Guests may not use a name that mixes two of these. The table above has only the most frequent letters of some. */
const SCRIPTS_WITH_LOOK_ALIKES = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

/** True if a word has letters of two scripts that look alike, such as a Cyrillic "а" in a Latin name. */
export const hasMixedScripts = (name: string): boolean =>
  name
    .normalize('NFKC')
    .split(/[\s\-'’.]+/u)
    .some((word) => SCRIPTS_WITH_LOOK_ALIKES.filter((script) => script.test(word)).length > 1);

/** The names in the list that look like another name in it, but are not equal by `toNameKey`. */
export function findLookAlikes(names: readonly string[]): Set<string> {
  const byLook = Map.groupBy(names, toLookAlikeKey);
  const hasDifferentNames = (group: string[]) => new Set(group.map(toNameKey)).size > 1;
  return new Set([...byLook.values()].filter(hasDifferentNames).flat());
}
