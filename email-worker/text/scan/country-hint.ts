import { findCountryCode } from '../../gazetteer/countries.ts';
import { LANGUAGES } from '../../languages/languages.ts';

/** Countries by the prefix of their phone numbers. Shared prefixes (+1, +7, +44 for islands) are left out. */
const PHONE_PREFIXES =
  '20 EG 27 ZA 30 GR 31 NL 32 BE 33 FR 34 ES 36 HU 39 IT 40 RO 41 CH 43 AT 44 GB 45 DK 46 SE 47 NO 48 PL 49 DE 51 PE 52 MX 54 AR 55 BR 56 CL 57 CO 60 MY 61 AU 62 ID 63 PH 64 NZ 65 SG 66 TH 81 JP 82 KR 84 VN 86 CN 90 TR 91 IN 212 MA 351 PT 352 LU 353 IE 354 IS 356 MT 357 CY 358 FI 359 BG 370 LT 371 LV 372 EE 380 UA 381 RS 385 HR 386 SI 420 CZ 421 SK 852 HK 886 TW 971 AE 972 IL';
const PHONE_COUNTRIES = new Map(
  [...PHONE_PREFIXES.matchAll(/(\d+) ([A-Z]{2})/g)].map(([, prefix = '', country = '']) => [prefix, country]),
);
const PHONE = /(?<![\d+])(?:\+|00)(\d{1,3})[\s().-]{0,3}(?=\d)/g;

/** Signs of currencies that one country uses. */
const CURRENCIES: [RegExp, string][] = [
  [/\d ?PLN(?!\p{L})/u, 'PL'],
  [/\d ?CZK(?!\p{L})/u, 'CZ'],
  [/\d ?HUF(?!\p{L})/u, 'HU'],
  [/\d ?RON(?!\p{L})/u, 'RO'],
  [/R\$ ?\d|BRL/, 'BR'],
  [/[₹]|\bINR\b|\bRs\. ?\d/, 'IN'],
  [/£ ?\d|\bGBP\b/, 'GB'],
  [/\bDKK\b/, 'DK'],
  [/\bNOK\b/, 'NO'],
  [/\bSEK\b/, 'SE'],
  [/\d ?TRY(?!\p{L})|₺/u, 'TR'],
  [/[¥￥] ?\d|\bJPY\b/, 'JP'],
  [/\d ?UAH(?!\p{L})|₴/u, 'UA'],
  [/\d ?₫|\bVND\b/, 'VN'],
  [/₩|\bKRW\b/, 'KR'],
  [/NT\$ ?\d|\bTWD\b/, 'TW'],
  [/\bCNY\b|\bRMB\b/, 'CN'],
];

/** The country where most readers of a language live, for languages of few countries. */
const COUNTRIES: Record<string, string> = {
  de: 'DE', fr: 'FR', es: 'ES', it: 'IT', nl: 'NL', cs: 'CZ', pl: 'PL', sv: 'SE', da: 'DK', no: 'NO', el: 'GR', tr: 'TR', fi: 'FI', hu: 'HU', ja: 'JP', ro: 'RO', ca: 'ES', uk: 'UA', hr: 'HR', vi: 'VN', ko: 'KR',
}; // biome-ignore format: a list

/** Units of prices that one language has, by its country. */
const UNITS = new Map(
  LANGUAGES.flatMap(({ code, words }): [string, RegExp][] => {
    const units = words['prices.units'].filter((unit) =>
      LANGUAGES.every((other) => other.code === code || !other.words['prices.units'].includes(unit)),
    );
    const country = COUNTRIES[code];
    return country && units.length > 0
      ? [[country, new RegExp(`\\d ?(?:${units.join('|')})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])`, 'u')]]
      : [];
  }),
);

/** Characters of an email that are searched. */
const MAX_TEXT = 20_000;

/** The country that an email points to, by phone numbers, a country on a line or after a comma, prices and language. */
export function findCountryHint(text: string, language: string): string | undefined {
  const head = text.slice(0, MAX_TEXT);
  const phones = new Set(
    [...head.matchAll(PHONE)].flatMap(([, digits = '']) => findPhoneCountry(digits) ?? []),
  );
  if (phones.size === 1) return [...phones][0];
  const named = [...head.matchAll(/(?:[,،]|^)[ \t]*([\p{Lu}\p{Lo}][\p{L} ]{2,20})[.]?$/gmu)].flatMap(
    ([, name = '']) => findCountryCode(name) ?? [],
  );
  if (named[0]) return named[0];
  return (
    CURRENCIES.find(([sign, country]) => sign.test(head) || UNITS.get(country)?.test(head))?.[1] ??
    COUNTRIES[language]
  );
}

const findPhoneCountry = (digits: string): string | undefined =>
  [digits, digits.slice(0, 2)].map((prefix) => PHONE_COUNTRIES.get(prefix)).find(Boolean);
