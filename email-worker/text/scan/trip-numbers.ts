import type { BookingKind } from '../../booking.ts';
import { matchAny } from '../lexicon/compile.ts';
import { foldEmailText } from '../lexicon/fold-email-text.ts';

/** A flight, train or bus number with one space: `UA 110`. */
export interface FoundTripNumber {
  start: number;
  end: number;
  number: string;
  kind: BookingKind;
  /** Counts only next to other facts of a journey. */
  weak: boolean;
}

const TRAINS =
  'ICE|IC|ICN|IR|EC|ECE|RE|RB|RJ|RJX|NJ|EN|TGV|TGV INOUI|INOUI|OUIGO|TER|AVE|AVLO|ALVIA|IRYO|Eurostar|EST|THA|Thalys|Frecciarossa|Frecciargento|Frecciabianca|Intercity|InterCity|Italo|ITA|EIP|EIC|TLK|LEO|LE|Pendolino|SC|SJ|Snabbtåg|X 2000|Acela|Northeast Regional|Amtrak|Lyn|Nightjet|WESTbahn|WB|FLX|Flixtrain|FlixTrain|Alfa Pendular|AP|Talgo|Nozomi|Hikari|Shinkansen|KTX|MERANO|RegioJet|S|R|Os|Train|Zug|Tren|Treno|Trein|Tåg|Tog|Vlak|Train no\\.?|Zug Nr\\.?';
const TRAIN = new RegExp(
  `(?<![\\p{L}\\d])(${TRAINS}) ?(?:n[°ºo]\\.? ?|nr\\.? ?|č\\. ?|[-#])?(\\d{1,5})(?![\\d\\p{L}:%€]|[.,/-]\\d)`,
  'gu',
);
const BUS =
  /(?<![\p{L}\d])(Bus|FlixBus|Autobus|Autobús|Coach|Linie|Line|N) ?(?:no\.? )?#?(\d{2,5})(?![\d\p{L}:%€]|[.,]\d)/gu;
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
const FOREIGN = new RegExp(`${matchAny('places.operatedBy')}[^.\\n]{0,24}$`);

/** Trip numbers in a value. `key` is the meaning of its label. */
export function findTripNumbers(text: string, key: string): FoundTripNumber[] {
  const found: FoundTripNumber[] = [];
  const add = (
    m: RegExpExecArray,
    kind: BookingKind,
    weak: boolean,
    number = `${m[1]} ${kind === 'flight' ? Number(m[2]) : m[2]}`,
  ) => {
    const end = m.index + m[0].length;
    if (found.some((one) => m.index < one.end && end > one.start)) return;
    if (FOREIGN.test(foldEmailText(text.slice(Math.max(0, m.index - 60), m.index)))) return;
    found.push({ start: m.index, end, number, kind, weak });
  };
  if (key === 'flight') {
    for (const m of text.matchAll(LABELLED)) add(m, 'flight', false);
  } else {
    for (const m of text.matchAll(BUS)) add(m, 'bus', true);
    for (const m of text.matchAll(TRAIN))
      add(m, 'train', (m[1]?.length ?? 0) < 3, m[1] === 'S' || m[1] === 'R' ? `${m[1]}${m[2]}` : undefined);
    for (const m of text.matchAll(FLIGHT))
      if (!NOT_AIRLINES.has(m[1] ?? '') && !NO_FLIGHT.test(text.slice(m.index))) add(m, 'flight', true);
  }
  return found.sort((a, b) => a.start - b.start);
}
