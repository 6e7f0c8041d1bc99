import { fold } from './fold.ts';

/** Words that only one language has, frequent in mails about bookings. */
const WORDS: Record<string, string> = {
  en: 'the your you and with for from this have thank please our we are is will booking',
  de: 'und der die das ihre ihr sie mit fur wir nicht ist auf bei uhr vielen dank buchung eine',
  fr: 'votre vous et les des pour avec nous est une merci dans au votre sur bonjour reservation',
  es: 'su usted los las para con por gracias nuestro una es en reserva hola tu del',
  it: 'il la per con grazie della del di che una sono prenotazione gentile le tua gli',
  nl: 'uw je het een van voor met en bedankt wij op bij boeking reservering de niet',
  pt: 'sua seu voce para com obrigado os uma do da em reserva ola nao por',
  cs: 've na se je vas vase dekujeme rezervace za pro jsme prosim cislo',
  pl: 'na do jest dziekujemy za sie twoja rezerwacja prosimy oraz dla nie w',
  sv: 'och din ditt tack for att ar med vi har pa bokning inte till',
  da: 'og din dit tak for at er med vi har pa bestilling ikke til reservation',
  no: 'og din ditt takk for at er med vi har pa bestilling ikke til reservasjon',
};

const sets = Object.entries(WORDS).map(([name, words]) => [name, new Set(words.split(' '))] as const);

/** The language most of a text's small words are of; `en` where nothing tells. */
export function languageOf(text: string): string {
  const counts = new Map<string, number>();
  for (const [word] of fold(text.slice(0, 20_000)).matchAll(/[a-z]+/g)) {
    for (const [name, words] of sets) if (words.has(word)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  let best = 'en';
  for (const [name, count] of counts) if (count > (counts.get(best) ?? 0)) best = name;
  return best;
}
