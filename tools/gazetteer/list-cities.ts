import { foldName } from '../../email-worker/gazetteer/fold-name.ts';
import { type City, cities, findZoneAt, getTimezonesForCountry } from './sources.ts';
import { toClocks, type ZoneTable } from './zone-table.ts';

/** Smaller places are named with their region or country, which tells the zone as well. */
const LEAST_PEOPLE = 5_000;

/** Regions of countries with several zones, as addresses write them; GeoNames has numbers for these two. */
const REGIONS: Record<string, Record<string, string>> = {
  CA: { '01': 'AB', '02': 'BC', '03': 'MB', '04': 'NB', '05': 'NL', '07': 'NS', '08': 'ON', '09': 'PE', '10': 'QC', '11': 'SK', '12': 'YT', '13': 'NT', '14': 'NU' },
  AU: { '01': 'ACT', '02': 'NSW', '03': 'NT', '04': 'QLD', '05': 'SA', '06': 'TAS', '07': 'VIC', '08': 'WA' },
}; // biome-ignore format: two tables

export interface ListedCity {
  folded: string;
  /** As it is written into the table. */
  entry: string;
  country: string;
  region: string;
  zoneCode: string;
  population: number;
}

/** Cities with the zone that their coordinates lie in, the larger first. */
export function listCities(zones: ZoneTable): ListedCity[] {
  return cities
    .filter((city) => city.population >= LEAST_PEOPLE || (city.population >= 1_000 && city.country === 'US'))
    .sort((a, b) => b.population - a.population)
    .flatMap((city) => {
      const zoneCode = zones.toCode(findCityZone(city));
      const folded = foldName(city.name);
      if (!zoneCode || !folded) return [];
      const { country, population } = city;
      const region = country === 'US' ? city.adminCode : (REGIONS[country]?.[city.adminCode] ?? '');
      const size = Math.max(0, Math.round(Math.log2(population / 1_000))).toString(36);
      return {
        folded,
        entry: `${country}${zoneCode}${size}${region}`,
        country,
        region,
        zoneCode,
        population,
      };
    });
}

/** Coordinates near a border may fall into the neighbour's zone; the country has the last word. */
function findCityZone(city: City): string {
  const [longitude, latitude] = city.loc.coordinates;
  const zone = findZoneAt(latitude, longitude);
  const ofCountry = getTimezonesForCountry(city.country) ?? [];
  const clocks = toClocks(zone);
  const isAtHome = ofCountry.length === 0 || ofCountry.some(({ name }) => name === zone);
  const found = isAtHome
    ? zone
    : (ofCountry.find(({ name }) => toClocks(name) === clocks) ?? ofCountry[0])?.name;
  return toOwnName(found ?? zone, city.country);
}

/** Amsterdam keeps the clocks of Brussels, and yet nobody there looks for its name in a list. */
function toOwnName(zone: string, country: string): string {
  const all = getTimezonesForCountry(country, { deprecated: true }) ?? [];
  const isForeign = all.find(({ name }) => name === zone)?.countries[0] !== country;
  const own = all.find(
    ({ name, aliasOf, countries }) =>
      aliasOf === zone && countries.join() === country && CONTINENT.test(name),
  );
  return isForeign && own ? own.name : zone;
}

const CONTINENT = /^(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;
