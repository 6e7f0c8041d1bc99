import type { BookingPlace } from '../../../booking.ts';
import type { MailField, MailText, TextSpan } from '../../label/mail-text.ts';
import { findDates } from '../../scan/dates.ts';
import { foldEmailText } from '../../scan/fold-email-text.ts';
import { tidyName } from '../../scan/places.ts';
import type { TextCell } from '../../scan/text-lines.ts';

/** A printed address, on one line or several. */
export interface FoundAddress {
  place: BookingPlace;
  span: TextSpan;
  line: number;
}

const STREET_WORDS =
  /(?:\b(?:street|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|drive|dr|way|court|ct|square|sq|highway|hwy|parkway|pkwy|terrace|place|pl|plaza|quay|wharf|pier|dock|row|circle|crescent|mews|rue|quai|place|cours|impasse|chemin|allee|via|localita|loc|frazione|contrada|strada|camino|viale|piazza|piazzale|corso|largo|lungomare|vicolo|calle|calz|carrer|avinguda|avenida|av|avda|paseo|passeig|placa|ronda|carretera|rua|praca|travessa|estrada|alameda|ulice|ul|ulica|namesti|nam|plac|aleja|al|trida|gatan|vagen|torget|gade|vej|alle|plads|gata|veien|gate|straat|laan|plein|gracht|kade|weg|dreef|singel)\b\.?|(?:strasse|strase|str\.|straat|gasse|platz|allee|ring|damm|ufer|weg|gatan|gata|vagen|gade|vej|veien|gaten|plein|laan|gracht|kade|markt|stieg))/;
/** Street words in Greek, Finnish, Hungarian and Turkish, and the structure of Japanese addresses. */
const STREET_WORDS_EL_FI_HU_JA_TR =
  /\b(?:sok|sokak|sokagi|cad|cadde|caddesi|bulvari|blv|mah|mahallesi|meydani|utca|utja|korut|setany)\b|(?:katu|kuja|polku|rantatie|aukio)\b|(?<![α-ω])(?:οδοσ|οδου|λεωφ|λεωφοροσ|λεωφορου|πλατεια|πλ|ακτη|παραλια|λιμανι)(?![α-ω])|[都道府県].*[市区郡町村]/;
const NUMBER = /(?:^|[\s,.]|[\p{sc=Han}])\d{1,5}[a-z]?(?:[-/–](?:\d{1,4}[a-z]?|[a-z])){0,3}(?=$|[\s,.;])/u;
const POSTCODE =
  /(?:\b\d{4,6}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b\d{4} ?[A-Z]{2}\b|\b\d{2}-\d{3}\b|\b\d{3} \d{2}\b)/;
const LEGAL =
  /copyright|©|all rights|unsubscribe|registered|gmbh|\bltd\b|\binc\.|\bllc\b|s\.r\.o|handelsregister|sitz der|vat\b|company number|abmelden|privacy|geschaftsfuhr|siege social|p\.iva|abbestellen|you (?:are )?receiv/;

/** Phrases that an address follows in a sentence. */
const LOCATION_PHRASE =
  /(?:(?:stay|booking|reservation|table|room|appointment|party) (?:at|with|in)|aufenthalt (?:im|in der)|buchung (?:im|bei)|séjour (?:à|au|chez)|estancia en|soggiorno (?:presso|a)|verblijf (?:in|bij)|we are(?: located| based| situated)? (?:at|on|in)|you(?:'|’)?ll find us (?:at|on|in)|find us (?:at|on|in)|our address is|the address is|(?:is|are) located (?:at|on|in)|sie finden uns (?:in der|im|am|an der)?|wir befinden uns (?:in der|im|am|an der)?|unsere adresse(?: ist|:)?|nous sommes(?: situés| installés)?(?: au| à| dans)?|notre adresse(?: est|:)?|(?:nos encontramos|estamos) en|nuestra dirección es|ci troviamo in|siamo in|il nostro indirizzo è|wij zitten (?:aan|op)|u vindt ons (?:aan|op|in)|ons adres is|estamos na|ficamos na|a nossa morada é|nosso endereço é|najdete nás (?:na|v)|naše adresa(?: je|:)?|znajdujemy się (?:przy|na|w)|nasz adres to|vi finns på|du hittar oss på|vår adress är|vi ligger på|du finder os på|vores adresse er|du finner oss i|vi holder til i|vår adresse er|adresimiz:?|βρισκόμαστε (?:στην|στο|στη)|η διεύθυνσή μας είναι) /i;

/** Words that occur in sentences but not in addresses. */
const PROSE =
  /\b(?:is|are|was|you|your|we|our|please|will|have|has|this|that|ist|sind|sie|wir|bitte|ihre?|est|vous|nous|votre|su|usted|gracias|sono|uw|wij|jsme|prosim|jest|prosimy|har|vi|din|ditt|dear|hello|hi|hey)\b/;

/** Unmistakable postcodes, or a US state with its postcode. */
const SURE =
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[A-Z]\d[A-Z] \d[A-Z]\d\b|\b\d{4} [A-Z]{2}\b(?=,? \p{Lu}\p{Ll})|, [A-Z]{2} \d{5}\b|, \d{2}-\d{3} \p{Lu}|, (?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}\p{Ll}/u;

/** `Section A, Row 5, Seats 1 - 2` is not a street number. */
const SEATS =
  /\b(?:seats?|section|rows?|reihe|sitz|rang|siege|fila|asientos?|posto|posti|rij|stoel|rzad|sedadlo|bankrad|coach|voiture|wagen)\b/;

const PRICE = /[€$£]|\d ?(?:eur|usd|gbp|chf|kr|zl|kc|czk|pln)\b/;

/** Whether a line looks like a street with a house number. */
export function isStreet(text: string): boolean {
  const folded = foldEmailText(text);
  return (
    text.length <= 120 &&
    !PRICE.test(folded) &&
    NUMBER.test(folded) &&
    (STREET_WORDS.test(folded) || STREET_WORDS_EL_FI_HU_JA_TR.test(folded)) &&
    !LEGAL.test(folded) &&
    !SEATS.test(folded)
  );
}

/** `Bath BA1 1QY 01225 496 0012`, `11002 Cádiz, Tel.`. */
const PHONE_BEHIND =
  /(?<=\p{L}.*)(?:\s+(?:tel|phone|fax|telefon|\+)?[.:]?\s?\+?\d[\d /()-]{7,}|\s+tel\.?)$/iu;

/** Parses an address into name, street and city. */
export function parseAddress(lines: string[]): BookingPlace {
  const parts = lines
    .flatMap((line) => line.split(/\s*[,|·•]\s+|\s*,(?=\p{L})/u))
    .flatMap((part) => {
      const sides = part.split(/\s[-–—]\s/);
      return sides.length === 2 && sides.some(isStreet) ? sides : [part];
    })
    .map(tidyName)
    .filter(Boolean);
  const at = parts.findIndex(isStreet);
  if (at < 0) {
    const [name, ...rest] = parts;
    return { ...(name ? { name } : {}), ...(rest.length ? { city: rest.join(', ') } : {}) };
  }
  const name = parts.slice(0, at).join(', ');
  const city = parts
    .slice(at + 1)
    .map((part) => part.replace(PHONE_BEHIND, ''))
    .filter((part) => !/^(?:tel|phone|\+\d|fax)/i.test(part))
    .join(', ');
  return { ...(name ? { name } : {}), street: parts[at], ...(city ? { city } : {}) };
}

const isCity = (text: string): boolean =>
  text.length <= 60 &&
  (POSTCODE.test(text) || /^\p{Lu}[\p{L} .'’-]{1,30}(?:, \p{Lu}[\p{L} .'’-]{1,30})?$/u.test(text)) &&
  !/[:!?]/.test(text);

/** Finds addresses without a label: name, street and city on consecutive lines or on one line. */
export function findAddresses(mail: MailText): FoundAddress[] {
  const found: FoundAddress[] = [];
  const free = mail.fields.filter(
    (field) =>
      field.key === 'none' || field.key === 'hotel' || field.key === 'restaurant' || field.key === 'event',
  );
  for (const field of free) {
    const told = LOCATION_PHRASE.exec(field.value);
    const rest =
      told &&
      field.value
        .slice(told.index + told[0].length)
        .split(
          /[.!?](?:\s|$)|,? (?:is|are|has been|have been|for|on|from|ist|sind|wurde|für|est|a été|pour|está|para|è|per|voor|er|är) /,
        )[0];
    if (!told || !rest || rest.length > 110 || !isStreet(rest)) continue;
    const from = field.start + told.index + told[0].length;
    found.push({ place: parseAddress([rest]), line: field.line, span: { from, until: from + rest.length } });
  }
  free.forEach((field, i) => {
    const isWhole =
      SURE.test(field.value) && field.value.includes(',') && !LEGAL.test(foldEmailText(field.value));
    if (field.times.length || field.dates.length || PROSE.test(foldEmailText(field.value))) return;
    if ((!isStreet(field.value) && !isWhole) || field.value.length > 110) return;
    const before = free[i - 1];
    const after = free[i + 1];
    const inLine = field.value.split(/,\s+/).length >= 2;
    const isNamed = before && before.line >= field.line - 2 && before.line < field.line && isTitle(before);
    const city = after && after.line === field.line + 1 && isCity(after.value) ? after : undefined;
    const more =
      city &&
      free[i + 2]?.line === field.line + 2 &&
      isCity(free[i + 2]?.value ?? '') &&
      !isStreet(free[i + 2]?.value ?? '')
        ? free[i + 2]
        : undefined;
    if (!city && !inLine && !POSTCODE.test(field.value)) return;
    const place = parseAddress([field.value, ...(city ? [city.value] : []), ...(more ? [more.value] : [])]);
    if (!place.street && isWhole) Object.assign(place, { street: place.name, name: undefined });
    if (!place.name && isNamed) place.name = tidyName(before.value.replace(/^\d{1,2}[.)] /, ''));
    const last = more ?? city ?? field;
    found.push({
      place,
      line: field.line,
      span: { from: (isNamed && !inLine ? before : field).start, until: last.start + last.value.length },
    });
  });
  return found;
}

const GREETING =
  /^(?:dear|hello|hi|hey|good (?:morning|afternoon|evening)|beste|geachte|lieber?|liebes|sehr geehrte|hallo|hoi|dag|goede|bonjour|bonsoir|chere?s?|hola|estimad|querid|buenos|buenas|ciao|gentil|egregi|buongiorno|salve|ola|prezad|exm|car[oa]|bom dia|boa tarde|hej|hei|kara?|kare|kjare|god dag|goddag|dobry|vazen|mila|szanown|dzien|sayin|merhaba|αγαπητ|καλη|moin|servus|gruezi|guten|hyva|tisztelt|kedves)(?![a-zα-ω])/;

function isTitle(field: MailField): boolean {
  const text = field.value;
  return (
    text.length >= 2 &&
    text.length <= 70 &&
    /^[\p{Lu}\d]/u.test(text) &&
    !/[!?:,;]$|@|\.$/.test(text) &&
    !PROSE.test(foldEmailText(text)) &&
    !GREETING.test(foldEmailText(text)) &&
    !/^(?:getting there|how to get|directions|get directions|address|location|where|view|show|manage)\b/i.test(
      text,
    ) &&
    !field.dates.length &&
    !field.times.length
  );
}

/** The value of a place label, including the address lines below it. */
export function readLabeledPlace(field: MailField): { place: BookingPlace; span: TextSpan } {
  const below: TextCell[] = [];
  for (const cell of field.linesBelow) {
    if (
      !(
        isStreet(cell.text) ||
        ((below.length || isStreet(field.value) || field.value.length < 50) && isAddressLine(cell.text))
      )
    )
      break;
    below.push(cell);
  }
  const last = below[below.length - 1];
  const until = last ? last.start + last.text.length : field.start + field.value.length;
  return {
    place: parseAddress([field.value, ...below.map((cell) => cell.text)]),
    span: { from: field.start, until },
  };
}

const isAddressLine = (text: string): boolean =>
  isCity(text) &&
  (POSTCODE.test(text) || /,/.test(text) || text.split(' ').length <= 3) &&
  !/\d{1,2}[:.]\d{2}/.test(text) &&
  findDates(foldEmailText(text)).length === 0;
