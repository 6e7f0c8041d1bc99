import type { ListedCity } from './list-cities.ts';

/** Minimum share of the population for a zone to be the country's. Allows for remote islands. */
const MIN_SHARE = 0.94;

/** `country zone` and `country-region zone`, where nearly the whole population is in one zone. */
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
    if (count(members) >= MIN_SHARE * all) return zone;
  }
  return undefined;
}

const count = (group: ListedCity[]) => group.reduce((sum, city) => sum + city.population, 0);
