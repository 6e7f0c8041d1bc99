const STROKES: Record<string, string> = {
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

/** A name as it is looked up: small letters and digits of any script, no accents, single spaces. */
export function fold(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßøłđðıæœþ]/g, (letter) => STROKES[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
