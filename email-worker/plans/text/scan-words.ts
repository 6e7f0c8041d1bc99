// Words of all languages around numbers, compared with folded text.

const joinWords = (...lists: string[]): string => lists.join('|');

const CURRENCIES = joinWords(
  '€',
  '\\$',
  '£',
  '円',
  'eur\\b',
  'usd\\b',
  'chf\\b',
  'kr\\b',
  'zl\\b',
  'kc\\b',
  'ft\\b',
  'lei\\b',
  '%',
);
/** Prices. */
export const MONEY = new RegExp(
  `(?:[$€£¥]|(?:eur|usd|chf|gbp) ?)\\d[\\d.,]*|\\d[\\d.,]*\\d? ?(?:${CURRENCIES})`,
  'g',
);

const BEFORE_NUMBER = '#|nr\\.?|no\\.?|room|zimmer|gate|bus|line|linie|platform|gleis|table for|party of';
const COUNTED = joinWords(
  'people|pax|persons?|personen|personnes|personas|persone|km|kg|miles?',
  'nights?|nachte?|nuits?|noches?|notti|名|人',
);
/** Rooms, gates, counts of people. */
export const OTHER_NUMBERS = new RegExp(
  `(?<![a-z])(?:${BEFORE_NUMBER}) ?\\d{1,4}(?![\\d:.])|\\d+ ?(?:${COUNTED})(?![a-z])`,
  'g',
);

const ZONES = joinWords(
  '(?:UTC|GMT)(?: ?[+-]\\d{1,2}(?::?\\d\\d)?)?',
  '[ECMP][SD]?T|CES?T|MES?Z|BST|WES?T|EES?T',
  'JST|AE[SD]T|HST|AK[SD]T|IST|SGT|HKT',
);
/** A time zone behind a time, as printed. */
export const ZONE_MARK = new RegExp(`^ ?\\(?(${ZONES})\\b\\)?`);

const LEADS = joinWords(
  'at|from|around|about|approx\\.?|um|gegen|ab|von|ca\\.?|circa|vers|de|des|h',
  'ore|alle ore|alle|dalle|verso|verso le|a las|a partir de|sobre las|hacia las|as|por volta das',
  'kl\\.?|klo|klockan|om|godz\\.?|o godz\\.?|w godz\\.?|saat|~|@',
);
/** Words before a time that are no part of a title. */
export const LEAD_BEFORE = new RegExp(`(?<![\\p{L}\\d])(?:(?:${LEADS})\\s?){1,3}$`, 'u');
/** Units behind a time. */
export const UNIT_BEHIND = /^ ?(?:uhr|uur|hod(?:in)?\b|hrs\b|hs\b|h\b|heures|horas|o'clock|ora\b)/;

const UNTIL = joinWords(
  "until|till|by|before|bis(?: ca\\.?)?|vor|jusqu'a|jusque|avant|hasta|antes de(?: las)?",
  'fino alle(?: ore)?|prima delle|tot|ate(?: as)?|do|til',
);
/** Only the end of something follows. */
export const UNTIL_BEFORE = new RegExp(`(?:^|[\\s(,])(?:${UNTIL})\\s*$`);

const THEN = joinWords(
  'and then|and|then|und dann|und|dann|danach|et|puis|ensuite|y|luego|e poi|poi|e',
  'en dan|dan|en|depois|och|og|potem|i|pak|a',
);
/** Between two clauses, as printed. */
export const CLAUSE = new RegExp(`[,;•|]\\s*|\\.\\s+|\\s+(?:${THEN})\\s+`, 'giu');
