import { writeFileSync } from 'node:fs';
import { foldName } from '../../email-worker/gazetteer/fold-name.ts';
import { listAirports } from './list-airports.ts';
import { listCities } from './list-cities.ts';
import { listCountries } from './list-countries.ts';
import { getAllCountries, WINDOWS_TO_IANA_MAP } from './sources.ts';
import { ZoneTable } from './zone-table.ts';

// npm run gazetteer: reduces the packages of sources.ts to what reading emails needs. Run it after updating one of
// them and commit the result.
const FOLDER = new URL('../../email-worker/gazetteer/data/', import.meta.url);
const zones = new ZoneTable();
const cities = listCities(zones);
const airports = await listAirports(zones);
const countries = listCountries(cities);

write(
  'cities',
  'GeoNames, CC BY 4.0. name|country zone size region,...; size is a power of two, in thousands.',
  [...Map.groupBy(cities, (city) => city.folded)]
    .map(([name, group]) => `${name}|${group.map((city) => city.entry).join(',')}`)
    .sort(),
);
write('airports', 'airport-data-js and OpenTravelData, CC BY 4.0. code country zone name', airports);
write('countries', 'GeoNames, CC BY 4.0. country zone, or country-region zone', countries);
write(
  'country-names',
  'English names. name|country',
  Object.values(getAllCountries()).map(({ id, name }) => `${foldName(name)}|${id}`),
);
write(
  'windows-zones',
  'Unicode CLDR. Windows name|IANA zone',
  WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(
    ({ windowsName, iana }) => `${windowsName.toLowerCase()}|${iana[0]}`,
  ),
);
write('zone-names', 'IANA zones; the tables name them by their position.', zones.names);

/** The first line is a comment with source and format. */
function write(name: string, about: string, lines: string[]) {
  writeFileSync(
    new URL(`${name}.txt`, FOLDER),
    [`# Written by npm run gazetteer. ${about}`, ...lines, ''].join('\n'),
  );
}
