import { findAirport } from './airports.ts';
import { foldName } from './fold-name.ts';

/** Airports by the names that people use instead of those of their cities. */
const NAMES: Record<string, string> = {
  LHR: 'heathrow', LGW: 'gatwick', STN: 'stansted', LTN: 'luton', CDG: 'roissy|charles de gaulle', ORY: 'orly',
  BVA: 'beauvais', MAD: 'barajas', BCN: 'el prat', FCO: 'fiumicino', CIA: 'ciampino', MXP: 'malpensa', LIN: 'linate',
  BGY: 'orio al serio', VCE: 'marco polo', NAP: 'capodichino', BRI: 'palese', CTA: 'fontanarossa', AMS: 'schiphol',
  BRU: 'zaventem', CRL: 'charleroi', ARN: 'arlanda', GOT: 'landvetter', BMA: 'bromma', CPH: 'kastrup', OSL: 'gardermoen',
  HEL: 'vantaa', KRK: 'balice', WAW: 'okecie', GDN: 'rebiechowo', WMI: 'modlin', KTW: 'pyrzowice', PRG: 'ruzyne',
  BUD: 'ferihegy', VIE: 'schwechat', ZRH: 'kloten', OTP: 'otopeni', ATH: 'venizelos', SAW: 'sabiha gokcen',
  LIS: 'portela', OPO: 'sa carneiro|pedras rubras', GRU: 'guarulhos|cumbica', CGH: 'congonhas', GIG: 'galeao',
  SDU: 'santos dumont', CNF: 'confins', VCP: 'viracopos', EZE: 'ezeiza', AEP: 'aeroparque', MEX: 'benito juarez', BOG: 'el dorado',
  ORD: "o'hare|ohare", LGA: 'laguardia|la guardia', EWR: 'newark airport', IAD: 'dulles', SEA: 'seatac|sea-tac', LAX: 'lax',
  YYZ: 'pearson', YUL: 'trudeau', HND: '羽田|haneda', NRT: '成田|narita', KIX: '関西空港|関空', ITM: '伊丹', NGO: 'セントレア',
  CTS: '新千歳', OKA: '那覇空港', TSA: '台北松山|songshan', ICN: '仁川|인천공항', GMP: '金浦|김포', TPE: '桃園|taoyuan', HKG: 'chek lap kok', SIN: 'changi', PVG: '浦東|浦东',
}; // biome-ignore format: a table

const CODES = new Map(
  Object.entries(NAMES).flatMap(([code, names]) =>
    names.split('|').map((name): [string, string] => [name, code]),
  ),
);
const NAME = new RegExp(
  [...CODES.keys()]
    .map((name) => (/\p{sc=Latin}/u.test(name) ? `(?<!\\p{L})${name}(?!\\p{L})` : name))
    .join('|'),
  'gu',
);

/** The airports that a text names as people do: `Heathrow`, `羽田`. Positions are those in the folded text. */
export const findNamedAirports = (text: string): { code: string; zone: string; at: number }[] =>
  [...foldName(text).matchAll(NAME)].flatMap(({ 0: name, index }) => {
    const code = CODES.get(name) ?? '';
    const zone = findAirport(code)?.zone;
    return zone ? [{ code, zone, at: index }] : [];
  });
