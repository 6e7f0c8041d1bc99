import { toWordSet } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { LabelAspect, LabelKey } from '../../languages/label-keys.ts';
import { LANGUAGES, type Language } from '../../languages/languages.ts';
import { listKeys } from '../../languages/word-keys.ts';
import { isAside } from './moment-role.ts';
import type { TextWord } from './text-words.ts';

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

/** Adds a label. One that is spelled like an earlier one and means the same adds only its aspects. */
function addPhrase(phrase: string, key: LabelKey, of: LabelAspect[] = []): void {
  const words = foldEmailText(phrase).split(' ');
  const name = words.join(' ');
  const known = phrases.get(name);
  if (!known) phrases.set(name, { key, aspects: of });
  else if (known.key === key) known.aspects = [...new Set([...known.aspects, ...of])];
  for (let i = 1; i <= words.length; i++) beginnings.add(words.slice(0, i).join(' '));
}

/** Labels of one word, such as `Abfahrtszeit`. */
function addCompounds({ words }: Language): void {
  const prefixes = ['', ...words['labelParts.prefixes']];
  const combine = (starts: readonly string[], ends: readonly string[]) =>
    starts.flatMap((start) => ends.map((end) => start + end));
  for (const key of listKeys('labelStems'))
    for (const aspect of ASPECTS) {
      const endings = combine(GLUE, words[`labelEndings.${aspect}`]);
      const labels = combine(combine(prefixes, words[`labelStems.${key}`]), endings);
      for (const label of labels) addPhrase(label, key, [aspect]);
    }
}

function addLabels({ words }: Language): void {
  const prefixes = ['', ...words['labelParts.prefixes']];
  const add = (key: LabelKey, phrases: readonly string[]) => {
    for (const phrase of phrases) for (const prefix of prefixes) addPhrase(prefix + phrase, key);
  };
  for (const key of listKeys('labels')) add(key, words[`labels.${key}`]);
  for (const key of listKeys('moments')) add(key, words[`moments.${key}`]);
}

type JourneyEnd = 'depart' | 'arrive';
const SHORTEST_ABBREVIATION = 2;
const LONGEST_ABBREVIATION = 6;
/** Beginnings of the labels of both ends of a journey. */
const abbreviations = new Map<string, Set<JourneyEnd>>();

function addAbbreviations({ words }: Language): void {
  for (const key of ['depart', 'arrive'] as const)
    for (const phrase of words[`labels.${key}`].map(foldEmailText))
      for (let n = SHORTEST_ABBREVIATION; n <= LONGEST_ABBREVIATION && n < phrase.length; n++) {
        const letters = phrase.slice(0, n);
        abbreviations.set(letters, (abbreviations.get(letters) ?? new Set()).add(key));
      }
}

// A word that is listed outranks the meaning of its parts: `reistijd` is a duration.
LANGUAGES.forEach(addLabels);
LANGUAGES.forEach(addCompounds);
LANGUAGES.forEach(addAbbreviations);

/** Labels that may occur inside a line. */
const WITHIN = new Set<LabelKey>([
  'checkin',
  'checkout',
  'pickup',
  'dropoff',
  'depart',
  'arrive',
  'start',
  'hours',
  'duration',
]);
/** Labels among those that have other meanings in a sentence. */
const COMMON = toWordSet('labelParts.common');
/** Words among those that are labels directly before a time: `ab 06:46`, `Doors 7 PM`. */
const BEFORE_TIME = toWordSet('labelParts.beforeTime');

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

/** The end of a journey whose label in any language starts with these folded letters; undefined if both ends have one. */
export function findAbbreviatedEnd(letters: string): JourneyEnd | undefined {
  const ends = abbreviations.get(letters);
  return ends?.size === 1 ? [...ends][0] : undefined;
}

/** The label that starts at a word, including its connecting words. */
export function findLabelAt(words: TextWord[], at: number): FoundLabel | undefined {
  const best = findPhrase(words, at);
  if (!best) return undefined;
  const own = words.slice(at, best.next).flatMap((word) => aspects.get(word.text) ?? []);
  const after = aspectsBehind(words, best.next);
  return { ...best, aspects: [...new Set([...best.aspects, ...own, ...after.aspects])], next: after.next };
}

/** The longest label at a word; words for date, time and place and joining words may stand before it. */
function findPhrase(words: TextWord[], at: number): FoundLabel | undefined {
  let best: FoundLabel | undefined;
  const before: LabelAspect[] = [];
  for (let i = at; i < words.length && i <= at + 4; i++) {
    const { text, isJoined } = words[i] as TextWord;
    if (i > at && !isJoined) break;
    const phrase = phraseAt(words, i);
    // `Locatie De Doelen`: a short word after a label starts the value.
    const isSmall = best !== undefined && phrase?.next === i + 1 && stops.has(text);
    if (phrase && !isSmall && (!best || phrase.next > best.next)) {
      const { key, next, name } = phrase;
      best = { key, aspects: [...before, ...phrase.aspects], next, weak: isWeak(name, key) };
    }
    const aspect = aspects.get(text);
    if (aspect) before.push(aspect);
    else if (!stops.has(text)) break;
  }
  return best;
}

/** The words for date, time and place after a label. */
function aspectsBehind(words: TextWord[], from: number): { aspects: LabelAspect[]; next: number } {
  const after: LabelAspect[] = [];
  let next = from;
  for (const [i, { text, isJoined }] of words.slice(from, from + 5).entries()) {
    const aspect = aspects.get(text);
    if (!isJoined || (!aspect && !stops.has(text))) break;
    if (!aspect) continue;
    after.push(aspect);
    next = from + i + 1;
  }
  return { aspects: after, next };
}

function isWeak(name: string, key: LabelKey): boolean {
  return !(WITHIN.has(key) || isAside(key)) || COMMON.has(name) || name.length < 4;
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
