import type { MailField, MailText } from '../../label/mail-text.ts';
import { foldEmailText } from '../../scan/fold-email-text.ts';

const MOST = 20;
const NOISE =
  /^(?:mr|mrs|ms|miss|dr|herr|frau|mme|m\.|sr\.?a?|adults?|child(?:ren)?|guests?|passengers?|\d+|erwachsener?|adultes?|none|n\/a|same|you|me)\.?$/i;
const NOT_NAMES =
  /\b(?:adults?|children|people|persons?|nights?|rooms?|personen|erwachsene|personnes|adultes|personas|adultos|persone|adulti|personer|osob|osoby|pax|booking|reservation|tickets?|years|license|licence|email|please|your|seat|confirm|gmbh|ltd|inc|s\.?r\.?o|s\.a|agency|street|hotel|gracias|thank|thanks|danke|vielen|merci|grazie)\b|@|https?:|\d{3}/i;

/** Full names of guests, passengers, drivers or ticket holders. */
export function readPeople(mail: MailText): string[] {
  const names: string[] = [];
  const first = mail.fields.find((field) =>
    /^(?:\W*)(?:first name|vorname|prenom|given name|nombre)\W*$/.test(field.label),
  )?.value;
  const last = mail.fields.find((field) =>
    /^(?:\W*)(?:last name|surname|nachname|nom de famille|apellidos?|cognome)\W*$/.test(field.label),
  )?.value;
  if (first && last && isName(`${first} ${last}`)) names.push(`${first} ${last}`);
  for (const field of mail.fields) {
    if (field.key !== 'person' || !field.isLabel) continue;
    for (const name of namesOf(field)) if (!names.includes(name)) names.push(name);
    if (names.length > MOST) break;
  }
  if (!names.length) names.push(...loose(mail));
  return names.slice(0, MOST);
}

/** `OYELARAN/MARGUERITE MS`, as reservation systems print passengers. */
const SHOUTED =
  /^(?:\d{1,2}[.)] ?)?(\p{Lu}[\p{Lu}'’ -]{1,30}\/\p{Lu}[\p{Lu}'’ -]{1,30}?) ?(?:MR|MRS|MS|MISS|MSTR|DR|ADT|CHD)\b/u;

/** Names without a label: "in the name of", or the greeting. */
function loose(mail: MailText): string[] {
  const shouted = mail.fields.flatMap(({ key, value }) =>
    key === 'none' ? (SHOUTED.exec(value)?.[0] ?? []) : [],
  );
  if (shouted.length) return [...new Set(shouted)];
  for (const { key, value } of mail.fields) {
    if (key === 'ignore' || key === 'booker') continue;
    const name = IN_NAME_OF.exec(value)?.[1];
    if (name && isName(name)) return [name];
  }
  for (const line of mail.message.text.split('\n').slice(0, MOST_ABOVE)) {
    const name = greeted(line.replace(/^[\s>*_|]+|[\s*_|]+$/g, ''));
    if (name) return [name];
  }
  return [];
}

const MOST_ABOVE = 25;
const WHOLE =
  "((?:\\p{Lu}[\\p{L}'’.-]+ (?:(?:van|von|de|der|den|da|dos|das|di|del|della|du|le|la|al|el|ten|ter|y|e) ){0,2}){1,3}\\p{Lu}[\\p{L}'’-]+)";
const IN_NAME_OF = new RegExp(
  `(?:in the name of|under the name(?: of)?|auf den namen|auf namen|unter dem namen|au nom de|a nombre de|a nome (?:di )?|op naam van|in naam van|em nome de|na jméno|na nazwisko|i namnet|i navnet|på navnet|στο όνομα|nevére)[: ]+(?:mr\\.?|mrs\\.?|ms\\.?|herrn?|frau|m\\.|mme|monsieur|madame|sra?\\.?|sig\\.?(?:ra)?|dhr\\.|mevr\\.)? ?${WHOLE}(?![\\p{L}])`,
  'iu',
);
const TITLE =
  '(?:mr|mrs|ms|miss|mx|dr|prof|sir|madam|herrn?|frau|monsieur|madame|mademoiselle|m|mme|mlle|señora?|señorita|sra?|srta|signora?|sig|sig\\.ra|dott|dott\\.ssa|heer|mevrouw|mw|dhr|meneer|senhora?|exm[ao]|paní|pani|κυρία|fru|hr)\\.? ';
const GREETING = new RegExp(
  `^(?:dear|hello|hi|hey|good (?:morning|afternoon|evening)|greetings|welcome|thanks|thank you|hallo|guten tag|liebe[rs]?|sehr geehrte[rs]?|moin|servus|grüezi|bonjour|bonsoir|chère?|cher|merci|hola|buenos días|buenas tardes|estimad[oa]|querid[oa]|gracias|ciao|gentile|gentilissim[oa]|egregi[oa]|buongiorno|salve|car[oa]|grazie|beste|geachte|dag|goedendag|bedankt|olá|oi|car[oa]|prezad[oa]|exmo?a?\\.?|estimad[oa]|obrigad[oa]|hej|hei|kära?|käre|tak|tack|takk|kjære|goddag|god dag|merhaba|sayın|değerli|dobrý den|vážená|milá|dzień dobry|szanowna|αγαπητή|hyvä|tisztelt|kedves)[,!]? ((?:${TITLE}){0,3})((?:\\p{Lu}[\\p{L}'’-]+ (?:(?:van|von|de|der|den|da|dos|das|di|del|della|du|le|la|al|el|ten|ter|y|e) ){0,2}){0,3}\\p{Lu}[\\p{L}'’-]+)\\s*(?:[,!:.–-]|$)`,
  'iu',
);
const JAPANESE =
  /^([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{1,8}[ 　]?[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{1,8}) ?様/u;
/** Generic greetings. */
const ANYBODY =
  /^(?:all|guest|guests|customer|customers|traveller|traveler|passenger|passengers|friend|friends|sir|madam|team|member|visitor|there|everyone|valued|again|back|gast|gaste|kunde|kundin|kunden|reisende[r]?|damen|herren|fahrgast|client|cliente|clientes|voyageur|passager|invite|huesped|viajero|pasajero|visitante|amigo|ospite|viaggiatore|passeggero|klant|reiziger|hospede|passageiro|host|zakaznik|klient|kund|gaest|gjest|reisende|misafirimiz|yolcumuz|musterimiz)/;

/** A full name in a greeting, or the last name behind a title. */
function greeted(line: string): string | undefined {
  const eastern = JAPANESE.exec(line)?.[1];
  if (eastern) return eastern;
  const found = GREETING.exec(line.slice(0, 120));
  const name = found?.[2]?.trim();
  // With the `i` flag, `\p{Lu}` also matches small letters.
  if (!name || !/^\p{Lu}/u.test(name) || name.split(' ').some((word) => /^\p{Ll}{4,}/u.test(word)))
    return undefined;
  if (ANYBODY.test(foldEmailText(name)) || !isName(name)) return undefined;
  // Polish vocative: `Pani Agnieszko`.
  return /pani /i.test(found?.[1] ?? '') ? name.replace(/^(\p{Lu}\p{Ll}+)o(?= )/u, '$1a') : name;
}

function namesOf(field: MailField): string[] {
  const own = split(field.value);
  if (!own.length) return [];
  // A list continues on the lines below.
  const more = /s$|passagere|viajeros|ucastnici|teilnehmer|reisende/.test(field.label)
    ? field.linesBelow.map((cell) => cell.text)
    : [];
  const below: string[] = [];
  for (const line of more) {
    const names = split(line);
    if (
      names.length !== 1 ||
      !/^\p{Lu}[\p{L}'’-]+[ /,]+\p{Lu}[\p{L}'’ /,.-]+$/u.test(line.replace(/\s*\(.*$/, '').trim())
    )
      break;
    below.push(...names);
  }
  return [...own, ...below];
}

function split(value: string): string[] {
  const text = value.replace(/\([^)]{0,60}\)/g, ' ').replace(/^\d+[.)x]\s*/i, '');
  // Separates `DOE/JOHN MR, DOE/JANE MRS` and `Jane Doe, John Doe`, but not `Doe, John`.
  const parts = text.split(
    /\s*(?:;|\n|\||•|\s&\s|\sand\s|\sund\s|\set\s|\sy\s|\se\s|\sen\s|\soch\s|\sog\s|\sa\s(?=\p{Lu}))\s*/u,
  );
  return parts
    .flatMap((part) => {
      const pieces = part.split(/\s*,\s*/).filter(Boolean);
      const single =
        pieces.length === 2 &&
        pieces.every((piece) => !/[ /]/.test(piece.replace(/\s(?:mr|mrs|ms|dr)\.?$/i, '')));
      return single ? [part] : pieces;
    })
    .map((name) =>
      name
        .replace(/^[\s\d.)·•-]+|[\s.,;:·•-]+$/g, '')
        .replace(/ ?[様さま殿]+$/, '')
        .trim(),
    )
    .filter(isName);
}

function isName(name: string): boolean {
  return (
    /^[\p{Lu}\p{Lo}][\p{L}'’./, -]{1,60}$/u.test(name) &&
    !NOISE.test(name) &&
    !NOT_NAMES.test(name) &&
    name.split(' ').length <= 6
  );
}
