import COUNTRIES from './data/countries.txt';
import COUNTRY_NAMES from './data/country-names.txt';
import { foldName } from './fold-name.ts';
import { findLine, toZoneName } from './table.ts';

/** Local and foreign names of countries, by their folded form. */
const NAMES = new Map(
  `US: usa, u s a, u s, united states, estados unidos, etats unis, vereinigte staaten, stati uniti, eeuu, ee uu
GB: uk, u k, united kingdom, great britain, england, scotland, wales, northern ireland, grossbritannien, reino unido, royaume uni, regno unito, schottland, ecosse, escocia, scozia, szkocja, skottland, schotland, inghilterra, inglaterra, angleterre, anglia, engeland, wielka brytania, storbritannien, イギリス
DE: deutschland, allemagne, alemania, germania, duitsland, alemanha, nemecko
AT: osterreich, oesterreich, autriche, rakousko
CH: schweiz, suisse, svizzera, suiza, switzerland
FR: frankreich, francia, frankrijk, franca
ES: espana, spanien, espagne, spagna, spanje, espanha
IT: italia, italien, italie
PT: portogallo, portugalia, ポルトガル
NL: nederland, niederlande, pays bas, paises bajos, paesi bassi, holland, the netherlands
BE: belgie, belgique, belgien, belgica
CZ: cesko, ceska republika, czech republic, tschechien, czechia
PL: polska, polen, pologne
SE: sverige, schweden
NO: norge, norwegen
DK: danmark, danemark, danemarca
FI: suomi, finnland, finlande, finlandia, フィンランド
GR: griechenland, hellas, grece, grecia, grecja, griekenland, grekland, ギリシャ
TR: turkiye, turkey, turkei, turquie, turquia, turchia, turcja, turkije, turkiet, トルコ
HR: hrvatska, kroatien, croatie, croacia
HU: magyarorszag, ungarn
IE: irland, irlande, republic of ireland, eire, irlandia, irlanda, ierland, アイルランド
MX: mexique, mexiko, messico
BR: brasil, bresil, brasilien, brasile
JP: japon, giappone, 日本, japan, japonia
CN: china, chine, 中国, chiny, cina
KR: 대한민국, korea, south korea, republic of korea, corea, 韓国
RU: russia, russland, россия
MA: maroc, marruecos, marokko, المغرب, marocco, marrocos, maroko
VN: vietnam, viet nam
AE: uae, united arab emirates, الامارات, الامارات العربية المتحدة, emiraty
EG: agypten, egypte, egipto, مصر, egipt, egitto, egito
SA: السعودية, المملكة العربية السعودية
UA: україна
EE: estland, estonie, estonia, estonsko
LV: lettland, lettonie, letonia, lotwa
LT: litauen, lituanie, lituania, litwa
RO: rumanien, roumanie, rumania, rumunia
BG: bulgarien, bulgarie
GE: georgien, georgie, gruzja
IS: islande, islandia, ijsland, islanda
CY: zypern, chypre, chipre, cypr, cipro
TH: thailande, tailandia, tajlandia
PE: perou
IL: israele
TW: 台灣, 台湾`
    .split('\n')
    .flatMap((line) =>
      line
        .slice(4)
        .split(', ')
        .map((name): [string, string] => [foldName(name), line.slice(0, 2)]),
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
