import { splitAlternatives, toWordSet } from '../lexicon/compile.ts';
import { foldEmailText } from '../lexicon/fold-email-text.ts';
import type { LabelAspect, LabelKey } from '../lexicon/label-keys.ts';
import { LEXICONS } from '../lexicon/languages.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

/** A word of a folded text and its position. */
export interface TextWord {
  text: string;
  start: number;
  end: number;
  /** No punctuation that ends a label comes before it. */
  isJoined: boolean;
}

export interface FoundLabel {
  key: LabelKey;
  aspects: LabelAspect[];
  /** Index of the next word. */
  next: number;
  /** A label only by its position or a colon. */
  weak: boolean;
}

/** Whether a folded word only connects words of a label. */
export function isStopWord(word: string | undefined): boolean {
  return word !== undefined && stops.has(word);
}

const LONGEST = 6;
const ASPECTS: LabelAspect[] = ['date', 'time', 'place'];
/** What joins a stem and an ending. */
const GLUE = ['', 's', 'n', 'ungs'];
const phrases = new Map<string, { key: LabelKey; aspects: LabelAspect[] }>();
const beginnings = new Set<string>();
const aspects = new Map(
  ASPECTS.flatMap((aspect) => [...toWordSet(`labelParts.${aspect}`)].map((word) => [word, aspect] as const)),
);
const stops = toWordSet('labelParts.joining');

/** Adds a label, unless an earlier one is spelled the same. */
function addPhrase(phrase: string, key: LabelKey, of: LabelAspect[] = []): void {
  const words = foldEmailText(phrase).split(' ');
  const name = words.join(' ');
  if (!phrases.has(name)) phrases.set(name, { key, aspects: of });
  for (let i = 1; i <= words.length; i++) beginnings.add(words.slice(0, i).join(' '));
}

/** Labels of one word, such as `Abfahrtszeit`. */
function addCompounds({ labelCompounds, labelParts }: Lexicon): void {
  const prefixes = ['', ...splitAlternatives(labelParts.prefixes)];
  for (const [key, stems] of Object.entries(labelCompounds.stems) as [LabelKey, string][])
    for (const aspect of ASPECTS)
      for (const stem of splitAlternatives(stems))
        for (const ending of splitAlternatives(labelCompounds[aspect]))
          for (const glue of GLUE)
            for (const prefix of prefixes) addPhrase(prefix + stem + glue + ending, key, [aspect]);
}

function addLabels({ labels, labelParts }: Lexicon): void {
  const prefixes = ['', ...splitAlternatives(labelParts.prefixes)];
  for (const [key, all] of Object.entries(labels) as [LabelKey, string][])
    for (const phrase of splitAlternatives(all))
      for (const prefix of prefixes) addPhrase(prefix + phrase, key);
}

LEXICONS.forEach(addCompounds);
LEXICONS.forEach(addLabels);

/** Labels that may occur inside a line. */
const WITHIN = new Set<LabelKey>([
  'checkin',
  'checkout',
  'pickup',
  'dropoff',
  'depart',
  'arrive',
  'start',
  'ignore',
  'duration',
]);
/** Labels among those that have other meanings in a sentence. */
const COMMON = toWordSet('labelParts.common');
/** Words among those that are labels directly before a time: `ab 06:46`, `Doors 7 PM`. */
const BEFORE_TIME = toWordSet('labelParts.beforeTime');

/** Splits a folded text into words, including `&`, `#` and `+`. */
export function splitWords(folded: string): TextWord[] {
  let end = 0;
  return [...folded.matchAll(/[\p{L}\d]+|[&#+]/gu)].map((m) => {
    const isJoined =
      m.index - end <= 3 &&
      /^[ '/.()-]*$/.test(folded.slice(end, m.index)) &&
      !/ - |\. /.test(folded.slice(end, m.index));
    end = m.index + m[0].length;
    return { text: m[0], start: m.index, end, isJoined };
  });
}

function phraseAt(
  words: TextWord[],
  at: number,
): { key: LabelKey; aspects: LabelAspect[]; next: number; name: string } | undefined {
  let found: ReturnType<typeof phraseAt>;
  let name = '';
  for (let i = at; i < words.length && i < at + LONGEST; i++) {
    if (i > at && !words[i]?.isJoined) break;
    name = name ? `${name} ${words[i]?.text}` : (words[i]?.text ?? '');
    if (!beginnings.has(name)) break;
    const phrase = phrases.get(name);
    if (phrase) found = { ...phrase, next: i + 1, name };
  }
  return found;
}

/** The label that starts at a word, including its connecting words. */
export function findLabelAt(words: TextWord[], at: number): FoundLabel | undefined {
  let best: (FoundLabel & { from: number }) | undefined;
  const before: LabelAspect[] = [];
  for (let i = at; i < words.length && i <= at + 4; i++) {
    if (i > at && !words[i]?.isJoined) break;
    const phrase = phraseAt(words, i);
    // `Locatie De Doelen`: a short word behind a label starts the value.
    const isSmall = best !== undefined && phrase?.next === i + 1 && stops.has(words[i]?.text ?? '');
    if (phrase && !isSmall && (!best || phrase.next > best.next)) {
      best = {
        key: phrase.key,
        aspects: [...before, ...phrase.aspects],
        next: phrase.next,
        weak: isWeak(phrase.name, phrase.key),
        from: i,
      };
    }
    const word = words[i]?.text ?? '';
    const aspect = aspects.get(word);
    if (aspect) before.push(aspect);
    else if (!stops.has(word)) break;
  }
  if (!best) return undefined;
  const own = words.slice(at, best.next).flatMap((word) => aspects.get(word.text) ?? []);
  const after: LabelAspect[] = [];
  let next = best.next;
  for (let i = best.next; i < words.length && i < best.next + 5; i++) {
    if (!words[i]?.isJoined) break;
    const word = words[i]?.text ?? '';
    const aspect = aspects.get(word);
    if (aspect) {
      after.push(aspect);
      next = i + 1;
    } else if (!stops.has(word)) break;
  }
  return { key: best.key, aspects: [...new Set([...best.aspects, ...own, ...after])], next, weak: best.weak };
}

function isWeak(name: string, key: LabelKey): boolean {
  return !WITHIN.has(key) || COMMON.has(name) || name.length < 4;
}

/** Whether the label at a word counts inside a line: a strong one, or a short one directly before a time. */
export function isInlineLabel(words: TextWord[], at: number, found: FoundLabel, rest: string): boolean {
  if (!found.weak) return true;
  const name = words[at]?.text ?? '';
  return (
    BEFORE_TIME.has(name) &&
    found.next === at + 1 &&
    /^\.?:? ?(?:at |um |a |om |kl\.? )?\d{1,2}(?:[:.h]\d\d(?!\.?\d)| ?[ap]\.?m)/.test(rest)
  );
}
