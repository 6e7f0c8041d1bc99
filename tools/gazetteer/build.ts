import { writeFileSync } from 'node:fs';
import { fold } from '../../email-worker/gazetteer/fold.ts';
import { listAirports } from './list-airports.ts';
import { listCities } from './list-cities.ts';
import { listCountries } from './list-countries.ts';
import { getAllCountries, WINDOWS_TO_IANA_MAP } from './sources.ts';
import { ZoneTable } from './zone-table.ts';

// npm run zones: reduces the packages of sources.ts to what reading mails needs. Run it after updating one of
// them and commit what comes of it.
const zones = new ZoneTable();
const cities = listCities(zones);
const airports = await listAirports(zones);
const countries = listCountries(cities);

write(
  'cities',
  'CITIES',
  'GeoNames, CC BY 4.0: `name|country zone size region,…` by line; size is a power of two, in thousands.',
  [...Map.groupBy(cities, (city) => city.folded)]
    .map(([name, group]) => `${name}|${group.map((city) => city.entry).join(',')}`)
    .sort(),
);
write(
  'airports',
  'AIRPORTS',
  'airport-data-js and OpenTravelData, CC BY 4.0: `code country zone name` by line.',
  airports,
);
write(
  'countries',
  'COUNTRIES',
  '`country zone` and `country-region zone` by line, where one holds nearly all.',
  countries,
);
write(
  'country-names',
  'COUNTRY_NAMES',
  'English names: `name|country` by line.',
  Object.values(getAllCountries()).map(({ id, name }) => `${fold(name)}|${id}`),
);
write(
  'windows',
  'WINDOWS_ZONES',
  'Unicode CLDR: `Windows name|IANA zone` by line.',
  WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(
    ({ windowsName, iana }) => `${windowsName.toLowerCase()}|${iana[0]}`,
  ),
);
write('names', 'ZONE_NAMES', 'IANA zones in the order of their numbers.', zones.names);

function write(file: string, name: string, about: string, lines: string[]) {
  const text = ['', ...lines, ''].join('\n').replaceAll('\\', '').replaceAll('`', '');
  writeFileSync(
    new URL(`../../email-worker/gazetteer/${file}.gen.ts`, import.meta.url),
    `// Written by npm run zones. ${about}\nexport const ${name} = \`${text}\`;\n`,
  );
}
