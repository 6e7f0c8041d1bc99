import { findCities } from '../gazetteer/cities.ts';
import { findCountryZone } from '../gazetteer/countries.ts';

/** `Cairns QLD 4870`, `Whistler, BC`, `Bar Harbor, ME 04609`. */
const WORD = "\\p{Lu}[\\p{L}'’.-]+";
const CANADIAN_POSTCODE = '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d';
const TOWN_OF_STATE = new RegExp(
  `(?<![\\p{L}\\d])(${WORD}(?: ${WORD}){0,3}),? ([A-Z]{2,3})(?=$|[\\s,.;)|])(?: (${CANADIAN_POSTCODE}|\\d{4,5})(?!\\w))?`,
  'gmu',
);
const COUNTRIES = new Set(['US', 'CA', 'AU']);
/** Characters of an email that are searched. */
const MAX_TEXT = 20_000;
const MOST = 50;

/**
 * The zone of the towns that an email names with their state, in countries of several zones; undefined without any, or
 * if they disagree.
 */
export function findTextZone(text: string): string | undefined {
  const zones = new Set(
    [...text.slice(0, MAX_TEXT).matchAll(TOWN_OF_STATE)]
      .slice(0, MOST)
      .flatMap(
        ([, town = '', state = '', code]) =>
          findZone(town.split(' '), state) ?? findStateZone(state, code) ?? [],
      ),
  );
  return zones.size === 1 ? [...zones][0] : undefined;
}

/** The zone of a state with a postcode of its country: `Huskisson NSW 2540`, whose town is unknown. */
function findStateZone(state: string, code: string | undefined): string | undefined {
  if (!code) return undefined;
  const country = /\D/.test(code) ? 'CA' : code.length === 4 ? 'AU' : 'US';
  return findCountryZone(country, state);
}

/** `Spence St, Cairns`: the town is the end of what stands before the state. */
function findZone(words: string[], state: string): string | undefined {
  for (let from = 0; from < words.length; from++) {
    const cities = findCities(words.slice(from).join(' '));
    const city = cities.find(({ country, region }) => COUNTRIES.has(country) && region === state);
    if (city) return city.zone;
  }
  return undefined;
}
