import COUNTRIES from './data/countries.txt';
import COUNTRY_NAMES from './data/country-names.txt';
import { foldName } from './fold-name.ts';
import { findLine, toZoneName } from './table.ts';

/** Local and foreign names of countries, folded. */
const NAMES = new Map(
  `US: usa, u s a, u s, united states, estados unidos, etats unis, vereinigte staaten, stati uniti, eeuu, ee uu
GB: uk, u k, united kingdom, great britain, england, scotland, wales, northern ireland, grossbritannien, reino unido, royaume uni, regno unito
DE: deutschland, allemagne, alemania, germania, duitsland, alemanha, nemecko
AT: osterreich, oesterreich, autriche, rakousko
CH: schweiz, suisse, svizzera, suiza, switzerland
FR: frankreich, francia, frankrijk, franca
ES: espana, spanien, espagne, spagna, spanje, espanha
IT: italia, italien, italie
PT: portogallo
NL: nederland, niederlande, pays bas, paises bajos, paesi bassi, holland, the netherlands
BE: belgie, belgique, belgien, belgica
CZ: cesko, ceska republika, czech republic, tschechien, czechia
PL: polska, polen, pologne
SE: sverige, schweden
NO: norge, norwegen
DK: danmark, danemark, danemarca
FI: suomi, finnland
GR: griechenland, hellas, grece, grecia
TR: turkiye, turkey, turkei
HR: hrvatska, kroatien, croatie, croacia
HU: magyarorszag, ungarn
IE: irland, irlande, republic of ireland, eire
MX: mexique, mexiko, messico
BR: brasil, bresil, brasilien, brasile
JP: japon, giappone, 日本, japan
CN: china, chine, 中国
KR: 대한민국, korea, south korea, republic of korea, corea
RU: russia, russland, россия
MA: maroc, marruecos, marokko, المغرب
VN: vietnam, viet nam
AE: uae, united arab emirates, الامارات, الامارات العربية المتحدة
EG: agypten, egypte, egipto, مصر
SA: السعودية, المملكة العربية السعودية
UA: україна
TW: 台灣, 台湾`
    .split('\n')
    .flatMap((line) =>
      line
        .slice(4)
        .split(', ')
        .map((name): [string, string] => [name, line.slice(0, 2)]),
    ),
);

/** The ISO 3166-1 alpha-2 code of a country's code or name. */
export function findCountryCode(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^[A-Z]{2}$/.test(trimmed) && (findCountryZones(trimmed) || MANY_ZONES.has(trimmed))) return trimmed;
  const folded = foldName(text);
  if (!folded) return undefined;
  return NAMES.get(folded) ?? findLine(COUNTRY_NAMES, `${folded}|`);
}

/** Countries with several zones, which the table has no line for. */
const MANY_ZONES = new Set([
  'US',
  'CA',
  'AU',
  'BR',
  'MX',
  'RU',
  'ID',
  'KZ',
  'MN',
  'CD',
  'GL',
  'PF',
  'FM',
  'KI',
]);

function findCountryZones(country: string): string | undefined {
  return findLine(COUNTRIES, `${country} `);
}

/** The zone of a country with one predominant zone, or of a state or province (`GA`). */
export function findCountryZone(country: string, region?: string): string | undefined {
  const code = (region && findLine(COUNTRIES, `${country}-${region} `)) || findCountryZones(country);
  return code ? toZoneName(code) : undefined;
}
