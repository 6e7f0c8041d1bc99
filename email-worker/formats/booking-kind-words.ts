import type { BookingKind } from '../booking.ts';

const toWords = (words: string[], others = '(?!)') =>
  new RegExp(`\\b(?:${words.join('|')})\\b|${others}`, 'i');

/** Words for bookings, the most specific kinds first. */
const WORDS: [BookingKind, RegExp][] = [
  [
    'flight',
    toWords(
      [
        'flights?',
        'fl[uü]ge?',
        'flugn(?:ummer|r)',
        'vols? (?:[A-Z\\d]{2} ?\\d|de|pour|vers|num|n°)',
        'vuelos?',
        'v[oô]os?',
        'volo',
        'vlucht',
        'airlines?',
        'airways',
        'boarding',
        'lot nr',
        'let č',
      ],
      'フライト|航班',
    ),
  ],
  [
    'car',
    toWords([
      'car (?:rental|hire)',
      'rental car',
      'rent-a-car',
      'mietwagen',
      'autov?erhuur',
      'huurauto',
      'location de voiture',
      'voiture de location',
      'alquiler de coches?',
      'noleggio auto',
      'autonoleggio',
      'aluguer de carro',
      'pick-?up location',
      'půjčovna',
    ]),
  ],
  [
    'taxi',
    toWords(['taxi', 'cab', 'transfer', 'shuttle', 'chauffeur', 'driver pick-?up', 'minicab', 'navette']),
  ],
  ['ferry', toWords(['ferry', 'f[aä]hre', 'traghetto', 'veerboot', 'färja', 'færge', 'prom'])],
  [
    'train',
    toWords([
      'train',
      'zug',
      'bahn',
      'gleis',
      'ice \\d',
      'tgv',
      'treno',
      'frecciarossa',
      'binario',
      'tren(?! de vida)',
      'comboio',
      'trein',
      'vlak',
      'pociąg',
      'tåg',
      'tog',
      'railway',
      'rail',
      'platform',
      'voie',
      'coach\\/seats?',
      'n[aá]dra[zž][ií]',
      'hbf',
    ]),
  ],
  ['bus', toWords(['bus', 'coach', 'autobus', 'autobús', 'autocar', 'autokar', 'fernbus'])],
  [
    'hotel',
    toWords([
      'hotel',
      'h[oô]tel',
      'hostel',
      'albergo',
      'motel',
      'resort',
      'check-?in',
      'lodging',
      'accommodation',
      'unterkunft',
      'zimmer',
      'chambre',
      'apartment',
      'guest ?house',
      'b&b',
      'airbnb',
      'stay at',
      'übernachtung',
      'séjour',
      'alojamiento',
      'hébergement',
    ]),
  ],
  [
    'restaurant',
    toWords([
      'restaurants?',
      'table for',
      'dinner',
      'lunch',
      'brunch',
      'tisch(?:reservierung)?',
      'table r[eé]serv',
      'réservation de table',
      'reserva de mesa',
      'ristorante',
      'tavolo',
      'bistro',
      'trattoria',
      'osteria',
    ]),
  ],
];

/** Second parts of compounds: `Treinreis`, `Zugticket`, `tågresa`, `Bordbestilling`. */
const COMPOUND_ENDS =
  '(?:reise|reis|rit|resa|rejse|fahrt|tickets?|karten?|kaart(?:je|jes)?|billett?|biljett|verbindung|buchung|boeking|booking|bokning|bestilling|reservierung|reservering|reservation|reservasjon|matka|lippu|jegy|út|utazás)';
const toCompound = (stems: string, others = '(?!)') =>
  new RegExp(`(?<!\\p{L})(?:(?:${stems})s?${COMPOUND_ENDS}|${others})(?!\\p{L})`, 'iu');
const COMPOUNDS: Partial<Record<BookingKind, RegExp>> = {
  flight: toCompound('flug|vlieg|vlucht|flyg|fly|lento|repülő', '(?:hin|rück)flug|(?:heen|terug)vlucht|lento|uçuş|samolot\\p{L}*|letadl\\p{L}*|πτήση'),
  car: toCompound('mietauto|auto', '(?:mietwagen|leihwagen|huurauto|hyrbil|lejebil|leiebil)\\p{L}*'),
  taxi: toCompound('taxi|transfer'),
  ferry: toCompound('fähr|veer|veerboot|färje|færge|ferje|ferge|lautta', 'überfahrt|overtocht|overfart|överfart|traversée|traversata|travesía|trajekt\\p{L}*|promem'),
  train: toCompound('zug|bahn|trein|tåg|tog|juna|vonat', 'pociąg\\p{L}*|vlakem|juna|vonat|τρένο|nightjet|railjet|eurostar|intercity(?![ -]?hotel)'),
  bus: toCompound('bus|fernbus|buss|linja-auto', 'autobus\\p{L}*|autokar\\p{L}*'),
  hotel: toCompound('hotel|hotell|zimmer|kamer|rom|rums', '(?:hotell?)?(?:overnachting|övernattning|overnatting|overnatning|nocleg\\p{L}*|ubytov\\p{L}*|konaklama|majoitus|szállás)|hotell?s?(?:aufenthalt|verblijf|opphold|ophold|vistelse)'),
  restaurant: toCompound('tisch|tafel|bord'),
}; // biome-ignore format: a table

/** The kind that a line of a ticket or a calendar entry is about, if any. */
export function guessBookingKind(text: string): BookingKind | undefined {
  return WORDS.find(([kind, words]) => words.test(text) || COMPOUNDS[kind]?.test(text))?.[0];
}
