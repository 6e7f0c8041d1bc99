/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Lower case without accents, for comparing and searching: "Ærø Straße" becomes "aero strasse". */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßøłđðıæœþ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** `foldText` reduced to words of letters and digits with single spaces between them. */
export function foldWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const HANGUL = /[\uac00-\ud7a3]/;

const foldedUnits = new Map<string, string>();

/**
 * Like `foldText`, but with exactly one UTF-16 unit per unit of the input, so that offsets stay valid: "ß" becomes
 * "s". Compatibility characters such as full-width digits stay.
 */
export function foldKeepingLength(text: string): string {
  const lower = text.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches all of ASCII
  if (lower.length === text.length && /^[\x00-\x7f]*$/.test(lower)) return lower;
  let folded = '';
  for (let i = 0; i < text.length; i++) folded += foldUnit(text.charAt(i));
  return folded;
}

function foldUnit(unit: string): string {
  const known = foldedUnits.get(unit);
  if (known !== undefined) return known;
  const lower = unit.toLowerCase();
  // A Korean syllable is not a letter with a mark: its first part is the first consonant.
  const base = HANGUL.test(lower) ? lower : (LETTERS[lower] ?? lower.normalize('NFD')).charAt(0);
  // Bounds the cache: emails may contain any of 65,536 units.
  if (foldedUnits.size < 4000) foldedUnits.set(unit, base);
  return base;
}
