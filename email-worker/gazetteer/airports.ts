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
  const line = findLine(AIRPORTS, code);
  if (line === undefined) return undefined;
  return { country: line.slice(0, 2), zone: toZoneName(line.slice(2, 4)), name: line.slice(4) };
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
