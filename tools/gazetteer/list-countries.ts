import type { ListedCity } from './list-cities.ts';

/** Of the people counted, how many must share a zone for it to be called the country's: islands far off apart. */
const SHARE = 0.94;

/** `country zone` and `country-region zone` where nearly everybody lives by one clock. */
export function listCountries(cities: ListedCity[]): string[] {
  const byCountry = Map.groupBy(cities, (city) => city.country);
  const byRegion = Map.groupBy(
    cities.filter((city) => city.region),
    (city) => `${city.country}-${city.region}`,
  );
  return [...byCountry, ...byRegion].flatMap(([key, group]) => {
    const zone = findZone(group);
    return zone ? `${key} ${zone}` : [];
  });
}

function findZone(group: ListedCity[]): string | undefined {
  const all = count(group);
  for (const [zone, members] of Map.groupBy(group, (city) => city.zoneCode)) {
    if (count(members) >= SHARE * all) return zone;
  }
  return undefined;
}

const count = (group: ListedCity[]) => group.reduce((sum, city) => sum + city.population, 0);
