import type { StaticPage } from './static-page.tsx';

const CC_BY = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };

const DATA = [
  { name: 'GeoNames', url: 'https://www.geonames.org/', use: 'cities', license: CC_BY },
  {
    name: 'OpenTravelData',
    url: 'https://github.com/opentraveldata/opentraveldata',
    use: 'airport codes and their time zones',
    license: CC_BY,
  },
  {
    name: 'airport-data-js by Aashish Vivekanand',
    url: 'https://github.com/aashishvanand/airport-data-js',
    use: 'airport names',
    license: CC_BY,
  },
  {
    name: 'OpenStreetMap contributors',
    url: 'https://www.openstreetmap.org/copyright',
    use: 'time zone borders',
    license: { name: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
  },
  {
    name: 'Unicode CLDR',
    url: 'https://cldr.unicode.org/',
    use: 'Windows time zone names',
    license: { name: 'Unicode License v3', url: 'https://www.unicode.org/license.txt' },
  },
];

export const credits: StaticPage = {
  path: '/credits',
  body: (
    <>
      <h1 className="title">Credits</h1>
      <p>Foldout uses data, fonts and icons that other people share. Thank you.</p>

      <h2 id="data-sources">Data sources</h2>
      <p>
        We use this data to find cities, airports and time zones in the travel emails you forward. We
        shortened and reformatted it.
      </p>
      <ul>
        {DATA.map(({ name, url, use, license }) => (
          <li key={name}>
            <a href={url}>{name}</a>: {use}, <a href={license.url}>{license.name}</a>
          </li>
        ))}
      </ul>

      <h2>Fonts and icons</h2>
      <ul>
        <li>
          Anton, Archivo Black, Comic Relief, Damion, EB Garamond, Fondamento, Lobster, Montserrat,
          Newsreader, Oswald, Playfair Display and Young Serif, from{' '}
          <a href="https://fontsource.org/">Fontsource</a>:{' '}
          <a href="https://openfontlicense.org/">SIL Open Font License 1.1</a>
        </li>
        <li>
          <a href="https://lucide.dev/">Lucide</a> icons: <a href="https://lucide.dev/license">ISC License</a>
        </li>
      </ul>
    </>
  ),
};
