import { findCountryZone } from '../gazetteer/countries.ts';
import { EASTERN_AREAS } from '../gazetteer/eastern-areas.ts';
import { alternativesInLanguage } from '../languages/compile.ts';
import { LANGUAGES } from '../languages/languages.ts';

/** Canadian provinces by the first letter of the postcode. */
const PROVINCES: Record<string, string> = {
  A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON', N: 'ON', P: 'ON', R: 'MB', S: 'SK', T: 'AB', V: 'BC', X: 'NT', Y: 'YT',
}; // biome-ignore format: a list

/** Zones of the states of Brazil. */
const BRAZIL: Record<string, string> = {
  AC: 'America/Rio_Branco', AL: 'America/Maceio', AM: 'America/Manaus', AP: 'America/Belem', BA: 'America/Bahia', CE: 'America/Fortaleza', MA: 'America/Fortaleza', MS: 'America/Campo_Grande', MT: 'America/Cuiaba', PA: 'America/Belem', PB: 'America/Fortaleza', PE: 'America/Recife', PI: 'America/Fortaleza', RN: 'America/Fortaleza', RO: 'America/Porto_Velho', RR: 'America/Boa_Vista', SE: 'America/Maceio', TO: 'America/Araguaina',
  DF: 'America/Sao_Paulo', ES: 'America/Sao_Paulo', GO: 'America/Sao_Paulo', MG: 'America/Sao_Paulo', PR: 'America/Sao_Paulo', RJ: 'America/Sao_Paulo', RS: 'America/Sao_Paulo', SC: 'America/Sao_Paulo', SP: 'America/Sao_Paulo',
}; // biome-ignore format: a list

/** Zones of overseas France by the first three digits of the postcode. */
const OVERSEAS: Record<string, string> = {
  971: 'America/Guadeloupe',
  972: 'America/Martinique',
  973: 'America/Cayenne',
  974: 'Indian/Reunion',
  976: 'Indian/Mayotte',
};

const BRITISH = /(?<![A-Z\d])[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}(?![A-Z\d])/;

/** Whether text has a British postcode, which no other country's looks like. */
export const hasBritishPostcode = (text: string): boolean => BRITISH.test(text);

type Format = [RegExp, (found: RegExpExecArray) => string | undefined];

const JAPANESE = new RegExp(
  `〒|(?:${alternativesInLanguage('ja', 'addresses.regions')}).{1,12}(?:${alternativesInLanguage('ja', 'addresses.towns')})|\\p{sc=Hira}|\\p{sc=Kana}`,
  'u',
);

/** Words in addresses of the country whose code is that of the language. */
const toNationalFormat = (code: string, words: readonly string[]): Format[] =>
  words.length > 0
    ? [[new RegExp(`\\b(?:${words.join('|')})`, 'u'), () => findCountryZone(code.toUpperCase())]]
    : [];

/** Address formats used in only one country or time zone. */
const FORMATS: Format[] = [
  [BRITISH, () => 'Europe/London'],
  [
    /(?<![A-Z\d])([ABCEGHJ-NPR-TVXY])\d[A-Z] ?\d[A-Z]\d(?![A-Z\d])/,
    ([, first]) => findCountryZone('CA', PROVINCES[first ?? '']),
  ],
  [/(?<![A-Z\d])[AC-FHKNPRTV-Y]\d[\dW] [AC-FHKNPRTV-Y\d]{4}(?![A-Z\d])/, () => 'Europe/Dublin'],
  [/(?<!\d)\d{4} ?[A-Z]{2},? \p{Lu}\p{Ll}/u, () => 'Europe/Amsterdam'],
  [/(?<![\d-])\d{2}-\d{3} \p{Lu}/u, () => 'Europe/Warsaw'],
  [
    /(?<!\d)(\d{2})\d{2}-\d{3} \p{Lu}/u,
    ([, area]) =>
      Number(area) >= 95 ? 'Atlantic/Azores' : Number(area) >= 90 ? 'Atlantic/Madeira' : 'Europe/Lisbon',
  ],
  [/(?<!\d)\d{5} \p{Lu}[^,\n]{1,40} \([A-Z]{2}\)/u, () => 'Europe/Rome'],
  [/(?<!\d)(97[12346])\d{2} \p{Lu}/u, ([, area]) => OVERSEAS[area ?? '']],
  [/\p{Ll}\s?\/\s?([A-Z]{2})(?![\p{L}])/u, ([, state]) => BRAZIL[state ?? '']],
  ...EASTERN_AREAS.map(([start, zone]): Format => [start, () => zone]),
  [JAPANESE, () => 'Asia/Tokyo'],
  [/\p{sc=Hang}/u, () => 'Asia/Seoul'],
  [/\p{sc=Greek}{3}/u, () => 'Europe/Athens'],
  [/\p{sc=Thai}/u, () => 'Asia/Bangkok'],
  [/\p{sc=Hebr}{3}/u, () => 'Asia/Jerusalem'],
  ...LANGUAGES.flatMap(({ code, words }) => toNationalFormat(code, words['addresses.ofCountry'])),
];

/** The zone that follows from an address's format: its postcode, script or words for streets. */
export function findZoneByAddressFormat(texts: string[]): string | undefined {
  for (const text of texts) {
    for (const [format, toZone] of FORMATS) {
      const found = format.exec(text);
      const zone = found && toZone(found);
      if (zone) return zone;
    }
  }
  return undefined;
}
