import {
  ASPECT_WORDS,
  LABEL_STEMS,
  LABEL_SUFFIXES,
  LABEL_WORDS,
  type LabelKey,
  STOP_WORDS,
} from '../lexicon/label-words.ts';
import {
  ASPECT_WORDS_EL_FI_HU_JA_TR,
  JAPANESE_STEMS,
  JAPANESE_SUFFIXES,
  LABEL_WORDS_EL_FI_HU_JA_TR,
} from '../lexicon/label-words-el-fi-hu-ja-tr.ts';
import { RARE_ASPECT_WORDS, RARE_LABEL_WORDS } from '../lexicon/rare-label-words.ts';
import { foldEmailText } from '../scan/fold-email-text.ts';

/** The side of a thing that a label is about. */
export type LabelAspect = keyof typeof ASPECT_WORDS;

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
const phrases = new Map<string, { key: LabelKey; aspects: LabelAspect[] }>();
const beginnings = new Set<string>();
const aspects = new Map<string, LabelAspect>();
const stops = new Set(STOP_WORDS.split(' '));

const known = (phrase: string, key: LabelKey, of: LabelAspect[] = []) => {
  const words = foldEmailText(phrase).split(' ');
  const name = words.join(' ');
  if (!phrases.has(name)) phrases.set(name, { key, aspects: of });
  for (let i = 1; i <= words.length; i++) beginnings.add(words.slice(0, i).join(' '));
};
for (const [aspect, words] of Object.entries(ASPECT_WORDS)) {
  for (const word of words.split(' ')) aspects.set(word, aspect as LabelAspect);
}
for (const [key, stems] of LABEL_STEMS) {
  for (const stem of stems.split(' ')) {
    for (const [aspect, ends] of Object.entries(LABEL_SUFFIXES)) {
      for (const end of ends.split(' ')) {
        for (const glue of ['', 's', 'n', 'ungs'])
          known(`${stem}${glue}${end}`, key, [aspect as LabelAspect]);
      }
    }
  }
}
for (const [key, all] of Object.entries(LABEL_WORDS)) {
  for (const phrase of all.split('|')) known(phrase, key as LabelKey);
}
for (const [key, all] of Object.entries(RARE_LABEL_WORDS)) {
  for (const phrase of all.split('|')) known(phrase, key as LabelKey);
}
for (const [aspect, words] of Object.entries(RARE_ASPECT_WORDS)) {
  for (const word of words.split(' ')) aspects.set(foldEmailText(word), aspect as LabelAspect);
}
const POLITE = ['', 'ご', 'お', 'ご予約'];
const isJapanese = (text: string) => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text);
for (const [aspect, words] of Object.entries(ASPECT_WORDS_EL_FI_HU_JA_TR)) {
  for (const word of words.split(' ')) aspects.set(foldEmailText(word), aspect as LabelAspect);
}
for (const [key, stems] of JAPANESE_STEMS) {
  for (const [aspect, ends] of Object.entries(JAPANESE_SUFFIXES)) {
    for (const word of stems.split(' ').flatMap((stem) => ends.split(' ').map((end) => stem + end)))
      for (const before of POLITE) known(before + word, key, [aspect as LabelAspect]);
  }
  for (const stem of stems.split(' ')) for (const end of ['日', '日時']) known(stem + end, key);
}
for (const [key, all] of Object.entries(LABEL_WORDS_EL_FI_HU_JA_TR)) {
  for (const phrase of all.split('|'))
    for (const before of isJapanese(phrase) ? POLITE : ['']) known(before + phrase, key as LabelKey);
}

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
const COMMON = new Set(
  (
    'in out ab an a dep arr start end begin show was old id card call phone price total amount cost rate fee fees account offer ' +
    'registered issue open hours line de da due antes alt stand parte sale leave leaving return retour entrega retrait collect collection ' +
    'salida entrada visa support points miles sent changes cancel tel mobile fax tax vat paid payment created made on summe betrag preis ' +
    'facture factura fattura jusqu au entry issued distance details invoice service dore portes puertas porte deuren doors passport ' +
    'booked reserved ordered purchased issued gebucht reservado reservata prenotato geboekt bokad bestilt objednano received placed charged printed updated modified bezahlt bestellt gekauft effectuee erfolgte storniert annulation cancelacion cancelamento cancellazione annullamento annulering cancellation cancellations stornierung platba platnost rezervovano zakoupeno zarezerwowano zakupiono kopt kobt kjopt bestalld faktura balance deadline frist validity validite validez validita storno reminder boards print depart returns konec fin halt partida volta ida prix suma kwota pris rechnung zahlung storno cena celkem dorrar total boarding'
  ).split(' '),
);
/** Words among those that are labels directly before a time: `ab 06:46`, `Doors 7 PM`. */
const BEFORE_TIME = new Set(
  'ab an dep arr depart leave leaving return show doors portes puertas porte deuren dorrar boarding start was dore'.split(
    ' ',
  ),
);

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
