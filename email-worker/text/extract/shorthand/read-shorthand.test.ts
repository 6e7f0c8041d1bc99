import { expect, it } from 'vitest';
import { TEXT_ONLY } from '../../../testing/text-only.ts';
import { parseMailText } from '../../label/mail-text.ts';
import { readShorthand } from './read-shorthand.ts';

function read(text: string) {
  const mail = parseMailText({
    subject: 'Itinerary',
    sentAt: new Date('2027-03-01T10:00:00Z'),
    delivery: 'direct',
    text,
    ...TEXT_ONLY,
  });
  return readShorthand(mail);
}

/** What a text is read as: rule, start, end, name or number, places, number of the reservation. */
const readLines = (text: string): string[] =>
  read(text).bookings.map(({ trace, start, end, name, number, place, from, to, confirmation }) =>
    [
      trace?.rules.join(' '),
      start.local,
      end?.local ?? '-',
      name ?? '-',
      number ?? '-',
      [place?.street, place?.city, from?.iata ?? from?.name, to?.iata ?? to?.name]
        .filter(Boolean)
        .join(' > '),
      confirmation ?? '',
    ]
      .join(' | ')
      .replace(/(?: \| )+$/, ''),
  );

const FORMS: [string, string][] = [
  // Flights, by the system that prints them so.
  [
    ' 1 AA 931 Y 09APR TU MIAEZE HK1 2135 0845+1',
    'segment.flight | 2027-04-09T21:35 | 2027-04-10T08:45 | - | AA 931 | MIA > EZE',
  ],
  [
    '  2  AF 7701 Y 15APR 3 ORYNCE HK1  2E 0730 0855   15APR  E  AF/Y8K2ZZ',
    'segment.flight | 2027-04-15T07:30 | 2027-04-15T08:55 | - | AF 7701 | ORY > NCE',
  ],
  [
    ' 1 UA 999S 19DEC EWRBRU HK1   635P  750A|*      SA/SU   E  1',
    'segment.flight | 2027-12-19T18:35 | 2027-12-20T07:50 | - | UA 999 | EWR > BRU',
  ],
  [
    ' 3 UA 179S 19MAY EWRSGN HK1   345P  125A2*      TU/TH   E',
    'segment.flight | 2027-05-19T15:45 | 2027-05-21T01:25 | - | UA 179 | EWR > SGN',
  ],
  [
    ' 5 UA 196K 28JUN GUMNRT HK4  1200N  255P *         WE   E  1',
    'segment.flight | 2027-06-28T12:00 | 2027-06-28T14:55 | - | UA 196 | GUM > NRT',
  ],
  [
    ' 1 BA  64 Q28JUN NBOLHR HK1  1120P  615A |*',
    'segment.flight | 2027-06-28T23:20 | 2027-06-29T06:15 | - | BA 64 | NBO > LHR',
  ],
  [
    ' 1 9U 173O 20JUN 1 KIVIST HK1  0700  0845  /DC9U*QEPF7 /E',
    'segment.flight | 2027-06-20T07:00 | 2027-06-20T08:45 | - | 9U 173 | KIV > IST',
  ],
  [
    ' 1. LH 923 Y 12JUN LHRFRA HK1 2200 #0030 O* E SA',
    'segment.flight | 2027-06-12T22:00 | 2027-06-13T00:30 | - | LH 923 | LHR > FRA',
  ],
  [
    ' 1 KQ1566H 28JUL Q NBOAMS HK1  1159P  715A  29JUL F',
    'segment.flight | 2027-07-28T23:59 | 2027-07-29T07:15 | - | KQ 1566 | NBO > AMS',
  ],
  [
    'QR007/Y/12MAR/CCUDOH/0055/0310',
    'segment.flight | 2027-03-12T00:55 | 2027-03-12T03:10 | - | QR 7 | CCU > DOH',
  ],
  // Trains.
  [
    ' 2 2C 6605 A 12MAY 4 PARLYS HK1 1000 1200',
    'segment.train | 2027-05-12T10:00 | 2027-05-12T12:00 | SNCF | 6605 | PAR > LYS',
  ],
  [
    ' 2 2C 9244 A 12MAY 4 FRPLYFRLPD HK1 1800 1959',
    'segment.train | 2027-05-12T18:00 | 2027-05-12T19:59 | SNCF | 9244 | FRPLY > FRLPD',
  ],
  [
    'PNR-2415667788 TRN:12951 DOJ:14-05-27 SL CNF S4 22 MMCT to NDLS DEP 17:00 FARE 755',
    'segment.message | 2027-05-14T17:00 | - | - | Train 12951 | MMCT > NDLS',
  ],
  // Legs as agencies write them.
  [
    'AIR   LH 1112  MO 05APR27  FRANKFURT FRA - MADRID MAD  DEP 0930 ARR 1205  OK',
    'segment.journey | 2027-04-05T09:30 | 2027-04-05T12:05 | - | LH 1112 | FRA > MAD',
  ],
  [
    'FLT AA 50 WE 14APR DFW-LHR DEP 745P ARR 1105A+1',
    'segment.journey | 2027-04-14T19:45 | 2027-04-15T11:05 | - | AA 50 | DFW > LHR',
  ],
  [
    'RAIL  EUROSTAR 9024  12MAY  LONDON ST PANCRAS - PARIS NORD  DEP 1024 ARR 1347',
    'segment.journey | 2027-05-12T10:24 | 2027-05-12T13:47 | EUROSTAR | 9024 | LONDON ST PANCRAS > PARIS NORD',
  ],
  [
    'BUS FLIXBUS 12MAY27 PRAGUE TO VIENNA DEP 8:15AM',
    'segment.journey | 2027-05-12T08:15 | - | FLIXBUS | - | PRAGUE > VIENNA',
  ],
  [
    '14 APR 27 - WEDNESDAY\n AIR   AMERICAN AIRLINES      FLT:AA0050   ECONOMY\n       LV DALLAS FT WORTH (DFW)       745P   EQP: BOEING 787-9\n       DEPART: TERMINAL D\n       AR LONDON HEATHROW (LHR)      1105A   15 APR',
    'segment.journey | 2027-04-14T19:45 | 2027-04-15T11:05 | - | AA 50 | DFW > LHR',
  ],
  [
    'Fly Air: PNR K2LM9Q confirmed. 6E 2134 DEL-BOM 14MAY27 DEP 0615 ARR 0830. Web check-in 48 hrs before.',
    'segment.journey | 2027-05-14T06:15 | 2027-05-14T08:30 | - | 6E 2134 | DEL > BOM',
  ],
  [
    'AI 101, 14MAY, DEL-JFK, DEP: 02:20 ARR: 07:55',
    'segment.journey | 2027-05-14T02:20 | 2027-05-14T07:55 | - | AI 101 | DEL > JFK',
  ],
  // Hotels.
  [
    'HOTEL NH COLLECTION MADRID IN-17APR OUT-19APR',
    'segment.hotel | 2027-04-17 | 2027-04-19 | NH COLLECTION MADRID | -',
  ],
  [
    ' 3 HHL RT HK1 MAD IN17APR OUT19APR 1A2KROD EUR120.00 DLY NOVOTEL MADRID CENTER/BS-12345678/CF-2233445',
    'segment.hotel | 2027-04-17 | 2027-04-19 | NOVOTEL MADRID CENTER | - | MAD | 2233445',
  ],
  [' 3 HHL RT HK1 MAD IN17APR OUT19APR', 'segment.hotel | 2027-04-17 | 2027-04-19 | Accor | - | MAD'],
  [
    ' 4 HHL NN HK1 MRS 01JUN-04JUN  3NT 17560  CAMPANILE MARSEILLE   1C1DRAC -1/RG-EUR69.00/NM-FOX KAY V/CF-2345678993 *',
    'segment.hotel | 2027-06-01 | 2027-06-04 | CAMPANILE MARSEILLE | - | MRS | 2345678993',
  ],
  [
    ' 2. HTL ZZ MK1  ORD 19AUG-OUT21AUG /H-MOTEL 6 PROSPECT HEIGHTS/R-EAN/W-540 N MILWAUKEE AVE*PROSPECT HEIGHTS*US*P-60070/CF-150658393700',
    'segment.hotel | 2027-08-19 | 2027-08-21 | MOTEL 6 PROSPECT HEIGHTS | - | 540 N MILWAUKEE AVE > PROSPECT HEIGHTS, US, P-60070 | 150658393700',
  ],
  [
    '1 HHL HK1 GRU 23MAR-26MAR/3NT/HYATT REGENCY GUARULHOS/DBL',
    'segment.hotel | 2027-03-23 | 2027-03-26 | HYATT REGENCY GUARULHOS | - | GRU',
  ],
  [
    ' 5 HU 1A HK1 LIS 14AUG-18AUG/HOTEL MIRAMAR',
    'segment.hotel | 2027-08-14 | 2027-08-18 | HOTEL MIRAMAR | - | LIS',
  ],
  [
    '15 APR 27 - THURSDAY\n HOTEL THE BEDFORD ARMS        OUT-19APR\n       83 SOUTHAMPTON ROW            4 NIGHTS\n       LONDON GB WC1B 4HD            1 ROOM KING\n       RATE-194.00GBP PER NIGHT      CONF-88213HB4\n\nTHANK YOU',
    'segment.hotel | 2027-04-15 | 2027-04-19 | THE BEDFORD ARMS | - | 83 SOUTHAMPTON ROW > LONDON GB WC1B 4HD | 88213HB4',
  ],
  // Cars.
  [
    ' 1 CCR ZE HK1 FCO 17APR-20APR CCMR/BS-05578602/PUP-FCOT01/ARR-1000/RC-AEXXMC/DT-0800/NM-FOX KAY/CF-H1282505939 *',
    'segment.car | 2027-04-17T10:00 | 2027-04-20T08:00 | Hertz | - | FCO | H1282505939',
  ],
  [
    ' 2 CAR ZD 20JUN 4 HK1 DFW/22JUN/ICAR/ARR-1200/RET-1400/CF-12345US1',
    'segment.car | 2027-06-20T12:00 | 2027-06-22T14:00 | Budget | - | DFW | 12345US1',
  ],
  [
    ' 3 CCR SX HK1 MUC 01SEP 03SEP ECMR ARR-0930 RT-1800 DO-BER',
    'segment.car | 2027-09-01T09:30 | 2027-09-03T18:00 | Sixt | - | MUC > BER',
  ],
  [
    'CAR   HERTZ MADRID AIRPORT  PICKUP-07APR 0900  RETURN-09APR 1800 CF-G1234567',
    'segment.car | 2027-04-07T09:00 | 2027-04-09T18:00 | Hertz | - | MADRID AIRPORT | G1234567',
  ],
  [
    'CAR ZE PICKUP-MAD 07APR 0900 DROP-AGP 09APR 6PM',
    'segment.car | 2027-04-07T09:00 | 2027-04-09T18:00 | Hertz | - | MAD > AGP',
  ],
  [
    '07 MAY 27 - FRIDAY\n CAR ATLANTA       AVIS     INTERMED CAR AUTO\n     PICK UP-1400  RETURN-09MAY/1000  CONFIRMATION-12345US1',
    'segment.car | 2027-05-07T14:00 | 2027-05-09T10:00 | Avis | - | ATLANTA | 12345US1',
  ],
];

it.each(FORMS)('reads %j', (text, expected) => {
  expect(readLines(text)).toEqual([expected]);
});

it.each([
  // A waiting list, a request, a cancellation.
  ' 1 AA 931 Y 09APR TU MIAEZE HL1 2135 0845+1',
  ' 3 HHL RT HN1 MAD IN17APR OUT19APR',
  ' 1 CCR ZE UC1 FCO 17APR-20APR CCMR/ARR-1000/DT-0800',
  // Headings, prose and days that do not fit.
  'HOTEL RESERVATIONS 17APR',
  'CAR RENTAL TERMS VALID FROM 01JAN',
  'Hotel in the center, 17 April to 19 April',
  'HOTEL NH COLLECTION MADRID IN-19APR OUT-17APR',
  ' 7 OTH ZO BK1  XXX 27SEP-PRESERVEPNR',
  ' 4   ARNK',
])('reads nothing in %j', (text) => {
  expect(readLines(text)).toEqual([]);
});

it('reads segments that lost their indents', () => {
  const text = [
    '14 APR 27 - WEDNESDAY',
    'AIR AMERICAN AIRLINES FLT:AA0050 ECONOMY',
    'LV DALLAS FT WORTH (DFW) 745P EQP: BOEING 787-9',
    'DEPART: TERMINAL D NON-STOP',
    'AR LONDON HEATHROW (LHR) 1105A 15 APR',
    '15 APR 27 - THURSDAY',
    'HOTEL THE QUAYSIDE ARMS OUT-19APR',
    '83 FERRY ROW 4 NIGHTS',
    'LONDON GB WC1B 4HD 1 ROOM KING',
    'Have a good trip!',
  ].join('\n');
  expect(readLines(text)).toEqual([
    'segment.journey | 2027-04-14T19:45 | 2027-04-15T11:05 | - | AA 50 | DFW > LHR',
    'segment.hotel | 2027-04-15 | 2027-04-19 | THE QUAYSIDE ARMS | - | 83 FERRY ROW > LONDON GB WC1B 4HD',
  ]);
  expect(read(text).rest.message.text).toContain('Have a good trip!');
});

it('takes the zone of a city from its code', () => {
  const [hotel] = read(' 3 HHL RT HK1 LON IN17APR OUT19APR').bookings;
  expect(hotel?.start.zone).toBe('Europe/London');
});

it('leaves the lines of other bookings, at their places', () => {
  const text = 'Dear Kay\nHOTEL NH MADRID IN-17APR OUT-19APR\nDinner on 18 April at 20:00';
  const { rest } = read(text);
  expect(rest.message.text).toHaveLength(text.length);
  expect(rest.message.text).not.toContain('HOTEL');
  expect(rest.message.text.slice(text.indexOf('Dinner'))).toBe('Dinner on 18 April at 20:00');
});
