/** Letters that no decomposition takes apart. */
const SINGLE: Record<string, string> = {
  ß: 's',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 't',
  æ: 'a',
  œ: 'o',
  ı: 'i',
  ς: 'σ',
  '’': "'",
  '`': "'",
};

const cache = new Map<string, string>();

function foldLetter(letter: string): string {
  const known = cache.get(letter);
  if (known !== undefined) return known;
  const low = letter.toLowerCase();
  const plain = SINGLE[low] ?? low.normalize('NFD').charAt(0);
  const one = plain.length === 1 ? plain : letter;
  if (cache.size < 4000) cache.set(letter, one);
  return one;
}

/** Small letters without accents; as long as its input, so that places in one are places in the other. */
export function fold(text: string): string {
  const low = text.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant.
  if (low.length === text.length && /^[\x00-\x7f]*$/.test(low)) return low;
  let out = '';
  for (let i = 0; i < text.length; i++) out += foldLetter(text.charAt(i));
  return out;
}
