import { LANGUAGE_CODES, type LanguageCode, READER_LANGUAGES } from './languages.ts';
import { DEFAULT_READER, type TextReader } from './t.ts';

/** The clocks that a reader can choose; '' is that of the region. */
export const CLOCKS = ['', '12', '24'] as const;
type ClockChoice = (typeof CLOCKS)[number];

/** What a reader chose, as the cookie has it: `de`, `de.24` or `.12`. */
export type ReaderChoice = { language?: LanguageCode; clock: ClockChoice };

const isOneOf = <Value extends string>(values: readonly Value[], text: string | undefined): text is Value =>
  values.includes(text as Value);

/** Reads the cookie; what it does not know is left out. */
export function parseReaderChoice(cookie: string | undefined): ReaderChoice {
  const [language, clock] = (cookie ?? '').split('.');
  return {
    ...(isOneOf(LANGUAGE_CODES, language) && { language }),
    clock: isOneOf(CLOCKS, clock) ? clock : '',
  };
}

/** The text of the cookie. */
export const formatReaderChoice = ({ language, clock }: ReaderChoice): string => `${language ?? ''}.${clock}`;

/** What hosts set: for a person, and for the itinerary. */
type SetLanguages = { person?: LanguageCode | null | undefined; itinerary?: LanguageCode | null | undefined };

/**
 * Who reads: the choice, else the person's language, else the first language that the browser prefers (Accept-Language,
 * RFC 9110) and we have, else the itinerary's, else English. Dates and clocks follow the language with the browser's
 * region; English without a region is that of the US.
 */
export function chooseReader(
  choice: ReaderChoice,
  acceptLanguage: string | undefined,
  { person, itinerary }: SetLanguages = {},
): TextReader {
  const preferred = parseAcceptLanguage(acceptLanguage);
  const language =
    choice.language ?? person ?? preferred.map(toLanguageCode).find(Boolean) ?? itinerary ?? 'en';
  const region = findRegion(language, preferred);
  const tag = READER_LANGUAGES[language].tag;
  const locale = region ? `${tag}-${region}` : language === 'en' ? DEFAULT_READER.locale : tag;
  return { language, locale, ...(choice.clock && { clock: choice.clock }) };
}

/** More than any browser sends. */
const MAX_TAGS = 20;

/** The tags, best first; what is no language tag is left out. */
function parseAcceptLanguage(header = ''): Intl.Locale[] {
  const entries = header.split(',', MAX_TAGS).map((entry) => {
    const [tag = '', ...parameters] = entry.trim().split(/\s*;\s*/);
    const q = parameters.find((one) => one.startsWith('q='))?.slice(2);
    return { tag, weight: q === undefined ? 1 : Number(q) || 0 };
  });
  return entries
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ tag }) => toLocale(tag) ?? []);
}

function toLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/** Our catalog for a tag. Traditional Chinese is another language in writing. */
function toLanguageCode(locale: Intl.Locale): LanguageCode | undefined {
  if (locale.language === 'pt') return 'pt-BR';
  if (locale.language === 'zh') return locale.maximize().script === 'Hans' ? 'zh-Hans' : undefined;
  return isOneOf(LANGUAGE_CODES, locale.language) ? locale.language : undefined;
}

/** The region that the browser states with the language, else with the first tag that has one. */
function findRegion(language: LanguageCode, preferred: Intl.Locale[]): string | undefined {
  const same = preferred.find((locale) => locale.region && toLanguageCode(locale) === language);
  return (same ?? preferred.find(({ region }) => region))?.region;
}
