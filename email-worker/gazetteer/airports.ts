import AIRPORTS from './data/airports.txt';
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
