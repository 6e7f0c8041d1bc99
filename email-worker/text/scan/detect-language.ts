import { foldEmailText } from './fold-email-text.ts';

/** Frequent words in booking emails that only one language has. */
const WORDS: Record<string, string> = {
  en: 'the your you and with for from this have thank please our we are is will booking date time guest passenger arrival departure check address name confirmation number pick up return day location to flight party',
  de: 'und der die das ihre ihr sie mit fur wir nicht ist auf bei uhr vielen dank buchung eine datum uhrzeit anreise abreise gast reisende abflug ankunft abfahrt buchungsnummer adresse name rueckgabe abholung personen beginn einlass',
  fr: 'votre vous et les des pour avec nous est une merci dans au sur bonjour reservation date heure arrivee depart voyageur passager adresse numero prise restitution lieu jour personnes voiture',
  es: 'su usted los las para con por gracias nuestro una es en reserva hola tu del fecha hora salida llegada vuelo pasajero origen destino localizador direccion entrada recogida devolucion huesped viajero tren coche',
  it: 'il la per con grazie della del di che una sono prenotazione gentile le tua gli data ora partenza arrivo passeggero ospite indirizzo treno carrozza posto ritiro riconsegna notti camera codice',
  nl: 'uw je het een van voor met en bedankt wij op bij boeking reservering de niet datum tijd aankomst vertrek gast adres reserveringsnummer inchecken uitchecken personen naam uur',
  pt: 'sua seu voce para com obrigado os uma do da em reserva ola nao por data hora partida chegada passageiro hospede morada endereco codigo levantamento devolucao voo comboio origem destino saida passageiro poltrona localizador evento local',
  cs: 've na se je vas vase dekujeme rezervace za pro jsme prosim cislo datum cas prijezd odjezd cestujici adresa host vlak vuz sedadlo od',
  pl: 'na do jest dziekujemy za sie twoja rezerwacja prosimy oraz dla nie w data godzina przyjazd odjazd pasazer adres numer pociag wagon miejsce godz',
  sv: 'och din ditt tack for att ar med vi har pa bokning inte till datum tid ankomst avgang resenar adress bokningsnummer incheckning utcheckning kl',
  da: 'og din dit tak for at er med vi har pa bestilling ikke til reservation dato tid ankomst afgang gaest adresse bestillingsnummer ordrenummer kl',
  no: 'og din ditt takk for at er med vi har pa bestilling ikke til reservasjon dato tid ankomst avgang gjest adresse bestillingsnummer passasjer kl',
  tr: 've icin bir ile rezervasyon tarihi saati yolcu kalkis varis giris cikis otel bilet sayin adres tesekkur iyi lutfen no kisi oda koltuk ucus',
  el: 'και για την του της σας το τη η ο με στο στην απο ημερομηνια ωρα αναχωρηση αφιξη αριθμοσ κρατησησ κρατηση ευχαριστουμε διευθυνση',
  fi: 'ja on varaus varauksesi kiitos hei lahto saapuminen paiva aika klo osoite henkiloa teidan sinun tilaus matkustaja',
  hu: 'es az egy foglalas koszonjuk on erkezes indulas datum idopont cim kedves utas szoba vendeg',
};

const sets = Object.entries(WORDS).map(([name, words]) => [name, new Set(words.split(' '))] as const);

/** The language with most known words in a text; `en` if none. */
export function detectLanguage(text: string): string {
  const counts = new Map<string, number>();
  for (const [word] of foldEmailText(text.slice(0, 20_000)).matchAll(/[a-zα-ω]+/g)) {
    for (const [name, words] of sets) if (words.has(word)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  let best = 'en';
  for (const [name, count] of counts) if (count > (counts.get(best) ?? 0)) best = name;
  return best;
}
