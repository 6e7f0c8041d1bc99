import { foldName } from '../../email-worker/gazetteer/fold-name.ts';
import { type City, cities, findZoneAt, getTimezonesForCountry } from './sources.ts';
import { toClocks, type ZoneTable } from './zone-table.ts';

/** Smaller places are usually written with their region or country, which determines the zone. */
const MIN_POPULATION = 5_000;

/** Abbreviations of regions that GeoNames numbers, for countries with several zones. */
const REGIONS: Record<string, Record<string, string>> = {
  CA: { '01': 'AB', '02': 'BC', '03': 'MB', '04': 'NB', '05': 'NL', '07': 'NS', '08': 'ON', '09': 'PE', '10': 'QC', '11': 'SK', '12': 'YT', '13': 'NT', '14': 'NU' },
  AU: { '01': 'ACT', '02': 'NSW', '03': 'NT', '04': 'QLD', '05': 'SA', '06': 'TAS', '07': 'VIC', '08': 'WA' },
}; // biome-ignore format: two tables

export interface ListedCity {
  folded: string;
  /** The entry in the table. */
  entry: string;
  country: string;
  region: string;
  zoneCode: string;
  population: number;
}

/** Cities with the time zone of their coordinates, largest first. */
export function listCities(zones: ZoneTable): ListedCity[] {
  return cities
    .filter(
      (city) => city.population >= MIN_POPULATION || (city.population >= 1_000 && city.country === 'US'),
    )
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

/** A zone of the city's own country, since coordinates near a border may be in a neighbor's zone. */
function findCityZone(city: City): string {
  const [longitude, latitude] = city.loc.coordinates;
  const zone = findZoneAt(latitude, longitude);
  const ofCountry = getTimezonesForCountry(city.country) ?? [];
  const clocks = toClocks(zone);
  const isInCountry = ofCountry.length === 0 || ofCountry.some(({ name }) => name === zone);
  const found = isInCountry
    ? zone
    : (ofCountry.find(({ name }) => toClocks(name) === clocks) ?? ofCountry[0])?.name;
  return toCountryZoneName(found ?? zone, city.country);
}

/** The country's own name of a zone: Europe/Amsterdam instead of Europe/Brussels, which it links to. */
function toCountryZoneName(zone: string, country: string): string {
  const all = getTimezonesForCountry(country, { deprecated: true }) ?? [];
  const isForeign = all.find(({ name }) => name === zone)?.countries[0] !== country;
  const own = all.find(
    ({ name, aliasOf, countries }) =>
      aliasOf === zone && countries.join() === country && CONTINENT.test(name),
  );
  return isForeign && own ? own.name : zone;
}

const CONTINENT = /^(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;
