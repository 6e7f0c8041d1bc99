import type { BookingKind } from '../../booking.ts';
import { matchAny, matchPrinted } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';

/** A flight, train or bus number with one space: `UA 110`. */
export interface FoundTripNumber {
  start: number;
  end: number;
  number: string;
  kind: BookingKind;
  /** Counts only next to other facts of a journey. */
  weak: boolean;
}

/** Codes of kinds of trains. */
const TRAIN_CODES =
  'ICE|IC|ICN|IR|EC|ECE|RE|RB|RJ|RJX|NJ|EN|TGV|TGV INOUI|INOUI|OUIGO|TER|AVE|AVLO|ALVIA|IRYO|EST|THA|ITA|EIP|EIC|TLK|LEO|LE|SC|SJ|X 2000|WB|FLX|AP|KTX|S|R|Os';
const TRAIN = new RegExp(
  `(?<![\\p{L}\\d])(${TRAIN_CODES}|${matchPrinted('trips.trains')}) ?(?:${matchPrinted('trips.numberSigns')} ?|[-#])?(\\d{1,5})(?![\\d\\p{L}:%€]|[.,/-]\\d)`,
  'gu',
);
/** Airlines that print their name before the number: `DELTA 1582`. */
const AIRLINES =
  'Delta|American|United|Alaska|Southwest|JetBlue|Spirit|Frontier|Hawaiian|Allegiant|WestJet|Ryanair|easyJet|Lufthansa|KLM|Qantas|Emirates|Iberia|Vueling|Finnair|Avianca|LATAM|Azul|IndiGo|Norwegian|Flight';
const NAMED_FLIGHT = new RegExp(
  `(?<![\\p{L}\\d])(${AIRLINES})(?: Air ?[Ll]ines)? (\\d{2,4})(?![\\d\\p{L}:%]|[.,]\\d)`,
  'giu',
);
const BUS = new RegExp(
  `(?<![\\p{L}\\d])(${matchPrinted('trips.buses')}) ?(?:no\\.? )?#?(\\d{2,5})(?![\\d\\p{L}:%€]|[.,]\\d)`,
  'gu',
);
const FLIGHT =
  /(?<![\p{L}\d/@#.-])([A-Z]{2}|[A-Z]\d|\d[A-Z])[ -]?(\d{2,4}|0\d{1,3})(?![\d:%€$£]|[.,/]\d|-\d|[\p{L}])/gu;
const LABELLED = /(?<![\p{L}\d])([A-Z]{2,3}|[A-Z]\d|\d[A-Z])[ -]?(\d{1,4})(?![\d\p{L}:]|[.,]\d)/gu;
/** British postcodes and license plates: `YO21 3SU`, `MX21 KLO`. */
const NO_FLIGHT = /^[A-Z]{1,2}\d{1,2} (?:\d[A-Z]{2}|[A-Z]{3})(?![\p{L}\d])/u;
const NOT_AIRLINES = new Set(
  'AM PM NO NR ID ST RD SE SW NE NW PO OK TV IC EC RE RB RJ EN NJ IR US UK EU CA NY TX FL IL GA MA WA CO AZ NV OR PA OH NC VA MD DC TN MO WI MN'.split(
    ' ',
  ),
);
/** `booking AD-2291` is not a flight. */
const BOOKED = new RegExp(`${matchAny('proof.nouns')} ?${matchAny('proof.numberWords')}?[ :#]*$`);
const FOREIGN = new RegExp(`${matchAny('places.operatedBy')}[^.\\n]{0,24}$`);

/** `EN 222, km 141` is a road. */
const ROAD = /^,? ?(?:al |au |ao |bei )?km\b/i;

/** Trip numbers in a value. `key` is the meaning of its label. */
export function findTripNumbers(text: string, key: string): FoundTripNumber[] {
  const found: FoundTripNumber[] = [];
  const candidates = key === 'flight' ? toFlights(text, LABELLED, false) : listUnlabeled(text);
  for (const one of candidates) {
    const isTaken = found.some(({ start, end }) => one.start < end && one.end > start);
    const before = text.slice(Math.max(0, one.start - 60), one.start);
    const words = foldEmailText(before);
    const isRoad = ROAD.test(text.slice(one.end, one.end + 12));
    if (!isTaken && !isRoad && !FOREIGN.test(words) && !BOOKED.test(words)) found.push(one);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Buses first: `Line 12` and `N 40` are also the form of other numbers. */
function listUnlabeled(text: string): FoundTripNumber[] {
  const buses = [...text.matchAll(BUS)].map((m) => toTripNumber(m, 'bus', `${m[1]} ${m[2]}`, true));
  const trains = [...text.matchAll(TRAIN)].map((m) => {
    const [, name = '', digits] = m;
    const isGlued = name === 'S' || name === 'R';
    return toTripNumber(m, 'train', isGlued ? `${name}${digits}` : `${name} ${digits}`, name.length < 3);
  });
  const flights = toFlights(text, FLIGHT, true).filter(
    ({ start, number }) => !NOT_AIRLINES.has(number.slice(0, 2)) && !NO_FLIGHT.test(text.slice(start)),
  );
  const named = [...text.matchAll(NAMED_FLIGHT)].map((m) =>
    toTripNumber(m, 'flight', `${m[1]} ${Number(m[2])}`, true),
  );
  return [...buses, ...trains, ...flights, ...named];
}

const toFlights = (text: string, pattern: RegExp, weak: boolean): FoundTripNumber[] =>
  [...text.matchAll(pattern)].map((m) => toTripNumber(m, 'flight', `${m[1]} ${Number(m[2])}`, weak));

const toTripNumber = (
  m: RegExpExecArray,
  kind: BookingKind,
  number: string,
  weak: boolean,
): FoundTripNumber => ({ start: m.index, end: m.index + m[0].length, number, kind, weak });
