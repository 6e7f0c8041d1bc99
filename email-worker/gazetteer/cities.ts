import { CITY_NAMES } from './city-names.ts';
import CITIES from './data/cities.txt';
import { foldName } from './fold-name.ts';
import { findSortedLine, toZoneName } from './table.ts';

/** A city of the gazetteer. */
export interface CityEntry {
  country: string;
  /** State or province; only for the United States, Canada and Australia. */
  region: string;
  zone: string;
  /** Base-2 logarithm of the population in thousands: 10 is a million. */
  size: number;
}

/** All cities of a name, in English or a local language, largest first. */
export function findCities(name: string): CityEntry[] {
  const folded = foldName(name);
  if (!folded) return [];
  const tableName = CITY_NAMES.get(folded);
  const lines = [folded, tableName].map((key) => key && findSortedLine(CITIES, `${key}|`));
  return lines.flatMap((line) => (line ? parseCityEntries(line) : [])).sort((a, b) => b.size - a.size);
}

/** The cities in a line of the table, without their name. */
export function parseCityEntries(line: string): CityEntry[] {
  return line
    .split(',')
    .filter(Boolean)
    .map((entry) => ({
      country: entry.slice(0, 2),
      zone: toZoneName(entry.slice(2, 4)),
      size: Number.parseInt(entry.slice(4, 5), 36),
      region: entry.slice(5),
    }));
}
