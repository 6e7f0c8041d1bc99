/** The labels of a booking confirmation in one language, and its time format. */
export interface Vocabulary {
  subject: string;
  confirmed: string;
  checkIn: string;
  checkOut: string;
  date: string;
  time: string;
  reference: string;
  from: string;
  to: string;
  departure: string;
  arrival: string;
  restaurant: string;
  address: string;
  train: string;
  city: string;
  stations: [string, string];
  clock: (hour: number, minute: string) => string;
}

const colon = (hour: number, minute: string) => `${String(hour).padStart(2, '0')}:${minute}`;

const toVocabulary = (line: string, clock = colon): Vocabulary => {
  const words = line.split('|').map((word) => word.trim());
  const [subject = '', confirmed = '', checkIn = '', checkOut = '', date = '', time = '', reference = ''] =
    words;
  const [from = '', to = '', departure = '', arrival = '', restaurant = '', address = '', train = ''] =
    words.slice(7);
  const [city = '', first = '', second = ''] = words.slice(14);
  return {
    subject, confirmed, checkIn, checkOut, date, time, reference,
    from, to, departure, arrival, restaurant, address, train,
    city, stations: [first, second], clock,
  }; // biome-ignore format: in the order of the values
};

const twelveHour = (hour: number, minute: string) =>
  `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;

export const VOCABULARIES: Record<string, Vocabulary> = {
  'en-US': toVocabulary('Booking confirmation|Your booking is confirmed.|Check-in|Check-out|Date|Time|Booking reference|From|To|Departure|Arrival|Restaurant|Address|Train|London|Leeds Station|York Station', twelveHour),
  'en-GB': toVocabulary('Your reservation|Your booking is confirmed.|Check-in|Check-out|Date|Time|Booking reference|From|To|Departs|Arrives|Restaurant|Address|Train|Bath|Leeds Station|York Station'),
  de: toVocabulary('Buchungsbestätigung|Ihre Buchung ist bestätigt.|Anreise|Abreise|Datum|Uhrzeit|Buchungsnummer|Von|Nach|Abfahrt|Ankunft|Restaurant|Adresse|Zug|Berlin|Leipzig Hbf|Dresden Hbf', (hour, minute) => `${colon(hour, minute)} Uhr`),
  fr: toVocabulary('Confirmation de réservation|Votre réservation est confirmée.|Arrivée|Départ|Date|Heure|Numéro de réservation|De|À|Départ|Arrivée|Restaurant|Adresse|Train|Paris|Lille Flandres|Nantes', (hour, minute) => `${hour}h${minute}`),
  es: toVocabulary('Confirmación de reserva|Su reserva está confirmada.|Entrada|Salida|Fecha|Hora|Número de reserva|Origen|Destino|Salida|Llegada|Restaurante|Dirección|Tren|Madrid|Sevilla|Valencia'),
  it: toVocabulary('Conferma di prenotazione|La sua prenotazione è confermata.|Check-in|Check-out|Data|Ora|Codice prenotazione|Da|A|Partenza|Arrivo|Ristorante|Indirizzo|Treno|Roma|Bologna Centrale|Torino Porta Nuova'),
  pt: toVocabulary('Confirmação de reserva|A sua reserva está confirmada.|Entrada|Saída|Data|Hora|Número da reserva|Origem|Destino|Partida|Chegada|Restaurante|Morada|Comboio|Lisboa|Porto Campanhã|Coimbra'),
  nl: toVocabulary('Reserveringsbevestiging|Uw reservering is bevestigd.|Inchecken|Uitchecken|Datum|Tijd|Reserveringsnummer|Van|Naar|Vertrek|Aankomst|Restaurant|Adres|Trein|Utrecht|Amsterdam Centraal|Rotterdam Centraal', (hour, minute) => `${hour}.${minute} uur`),
  pl: toVocabulary('Potwierdzenie rezerwacji|Twoja rezerwacja jest potwierdzona.|Zameldowanie|Wymeldowanie|Data|Godzina|Numer rezerwacji|Z|Do|Odjazd|Przyjazd|Restauracja|Adres|Pociąg|Warszawa|Kraków Główny|Gdańsk Główny'),
  sv: toVocabulary('Bokningsbekräftelse|Din bokning är bekräftad.|Incheckning|Utcheckning|Datum|Tid|Bokningsnummer|Från|Till|Avgång|Ankomst|Restaurang|Adress|Tåg|Stockholm|Göteborg C|Malmö C', (hour, minute) => `kl. ${hour}.${minute}`),
  da: toVocabulary('Bookingbekræftelse|Din booking er bekræftet.|Ankomst|Afrejse|Dato|Tid|Bookingnummer|Fra|Til|Afgang|Ankomst|Restaurant|Adresse|Tog|København|Odense|Aarhus H', (hour, minute) => `kl. ${colon(hour, minute)}`),
  cs: toVocabulary('Potvrzení rezervace|Vaše rezervace je potvrzena.|Příjezd|Odjezd|Datum|Čas|Číslo rezervace|Z|Do|Odjezd|Příjezd|Restaurace|Adresa|Vlak|Praha|Brno hl.n.|Olomouc hl.n.'),
}; // biome-ignore format: one line per language
