import AIRPORTS from './data/airports.txt';
import { foldName } from './fold-name.ts';
import { findLine, toZoneName } from './table.ts';

/** An airport of the gazetteer. */
export interface AirportEntry {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** IANA. */
  zone: string;
  /** Empty for metropolitan areas, stations and small fields. */
  name: string;
}

/** Finds an airport by its IATA code, including metropolitan areas (`NYC`) and closed airports (`TXL`). */
export function findAirport(code: string): AirportEntry | undefined {
  if (!/^[A-Z]{3}$/.test(code)) return undefined;
  const line = findLine(listAirports(code.charAt(0)), code);
  if (line === undefined) return undefined;
  return { country: line.slice(0, 2), zone: toZoneName(line.slice(2, 4)), name: line.slice(4) };
}

const byLetter = new Map<string, string>();

/** The lines of the airports whose codes start with a letter: an email of capitals asks about thousands of codes. */
function listAirports(letter: string): string {
  const known = byLetter.get(letter);
  if (known !== undefined) return known;
  const from = AIRPORTS.indexOf(`\n${letter}`);
  const after = AIRPORTS.indexOf(`\n${String.fromCharCode(letter.charCodeAt(0) + 1)}`, from + 1);
  const lines = from < 0 ? '' : AIRPORTS.slice(from, after < 0 ? undefined : after + 1);
  byLetter.set(letter, lines);
  return lines;
}

const AIRPORT_WORDS = new Set(
  `airport international intl aeropuerto aeroport aeroporto flughafen luchthaven lufthavn flyplass flygplats lentoasema
  letiste lotnisko havalimani havaalani repuloter aerodrom seaplane terminal de di of`.split(/\s+/),
);
const MIN_NAME = 4;
const MAX_WORDS = 6;

/** The zone of the airports whose name starts like `name` (`Keflavík Airport`); undefined if they are in several zones. */
export function findZoneOfAirportName(name: string): string | undefined {
  const words = foldName(name.replace(/\([^()]*\)/g, ' ')).split(' ');
  const own = words.filter((word) => !AIRPORT_WORDS.has(word) && /^[\p{L}\d]+$/u.test(word));
  if (own.length === words.length || own.length > MAX_WORDS || own.join('').length < MIN_NAME)
    return undefined;
  const lines = new RegExp(`\\n[A-Z]{5}..${own.join('[^\\p{L}\\n]+')}(?!\\p{L})`, 'giu');
  const zones = new Set([...AIRPORTS.matchAll(lines)].map(([line]) => toZoneName(line.slice(6, 8))));
  return zones.size === 1 ? [...zones][0] : undefined;
}
