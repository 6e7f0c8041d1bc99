/** Accents by the end of a glyph's name, as combining characters. */
const ACCENTS: Record<string, string> = {
  acute: '\u0301', grave: '\u0300', dieresis: '\u0308', circumflex: '\u0302', tilde: '\u0303', ring: '\u030a',
  cedilla: '\u0327', caron: '\u030c', ogonek: '\u0328', breve: '\u0306', macron: '\u0304', dotaccent: '\u0307',
  hungarumlaut: '\u030b', commaaccent: '\u0326',
}; // biome-ignore format: a table

const ACCENTED = new RegExp(`^([A-Za-z])(${Object.keys(ACCENTS).join('|')})$`);

/** Glyph names of the Adobe Glyph List, without letters that are their own name. */
const NAMED: Record<string, string> = {
  space: ' ', exclam: '!', quotedbl: '"', numbersign: '#', dollar: '$', percent: '%', ampersand: '&',
  quotesingle: "'", parenleft: '(', parenright: ')', asterisk: '*', plus: '+', comma: ',', hyphen: '-',
  minus: '-', period: '.', slash: '/', zero: '0', one: '1', two: '2', three: '3', four: '4', five: '5',
  six: '6', seven: '7', eight: '8', nine: '9', colon: ':', semicolon: ';', less: '<', equal: '=',
  greater: '>', question: '?', at: '@', bracketleft: '[', backslash: '\\', bracketright: ']',
  asciicircum: '^', underscore: '_', grave: '`', braceleft: '{', bar: '|', braceright: '}',
  asciitilde: '~', quoteleft: '‘', quoteright: '’', quotedblleft: '“', quotedblright: '”',
  quotesinglbase: '‚', quotedblbase: '„', guillemotleft: '«', guillemotright: '»', guilsinglleft: '‹',
  guilsinglright: '›', endash: '–', emdash: '—', bullet: '•', periodcentered: '·', ellipsis: '…',
  fi: 'fi', fl: 'fl', ff: 'ff', ffi: 'ffi', ffl: 'ffl', germandbls: 'ß', ae: 'æ', AE: 'Æ', oe: 'œ',
  OE: 'Œ', oslash: 'ø', Oslash: 'Ø', aring: 'å', Aring: 'Å', lslash: 'ł', Lslash: 'Ł', dcroat: 'đ',
  Dcroat: 'Đ', eth: 'ð', Eth: 'Ð', thorn: 'þ', Thorn: 'Þ', dotlessi: 'ı', Euro: '€', sterling: '£',
  yen: '¥', cent: '¢', currency: '¤', section: '§', paragraph: '¶', degree: '°', copyright: '©',
  registered: '®', trademark: '™', multiply: '×', divide: '÷', plusminus: '±', onehalf: '½',
  onequarter: '¼', threequarters: '¾', onesuperior: '¹', twosuperior: '²', threesuperior: '³',
  ordfeminine: 'ª', ordmasculine: 'º', exclamdown: '¡', questiondown: '¿', mu: 'µ', dagger: '†',
  arrowright: '→', arrowleft: '←', nbspace: ' ',
}; // biome-ignore format: a table

/** The text of a glyph by its name in a font. */
export function glyphNameToText(name: string): string | undefined {
  const bare = name.replace(/\..*$/, '');
  if (/^[A-Za-z]$/.test(bare)) return bare;
  if (Object.hasOwn(NAMED, bare)) return NAMED[bare];
  const [, letter, accent] = ACCENTED.exec(bare) ?? [];
  if (letter && accent) return (letter + ACCENTS[accent]).normalize('NFC');
  const code = /^(?:uni([\dA-F]{4})|u([\dA-F]{4,6}))$/.exec(bare);
  const point = Number.parseInt(code?.[1] ?? code?.[2] ?? '', 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}
