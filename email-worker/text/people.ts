import type { Field, Mail } from './mail.ts';

const MOST = 20;
const NOISE =
  /^(?:mr|mrs|ms|miss|dr|herr|frau|mme|m\.|sr\.?a?|adults?|child(?:ren)?|guests?|passengers?|\d+|erwachsener?|adultes?|none|n\/a|same|you|me)\.?$/i;
const NOT_NAMES =
  /\b(?:adults?|children|people|persons?|nights?|rooms?|personen|erwachsene|personnes|adultes|personas|adultos|persone|adulti|personer|osob|osoby|pax|booking|reservation|tickets?|years|license|licence|email|please|your|seat|confirm|street|hotel|gracias|thank|thanks|danke|vielen|merci|grazie)\b|@|https?:|\d{3}/i;

/** Whole names of those whom a mail's labels call guests, passengers, drivers or ticket holders. */
export function readPeople(mail: Mail): string[] {
  const names: string[] = [];
  const first = mail.fields.find((field) =>
    /^(?:\W*)(?:first name|vorname|prenom|given name|nombre)\W*$/.test(field.label),
  )?.value;
  const last = mail.fields.find((field) =>
    /^(?:\W*)(?:last name|surname|nachname|nom de famille|apellidos?|cognome)\W*$/.test(field.label),
  )?.value;
  if (first && last && isName(`${first} ${last}`)) names.push(`${first} ${last}`);
  for (const field of mail.fields) {
    if (field.key !== 'person' || !field.isSet) continue;
    for (const name of namesOf(field)) if (!names.includes(name)) names.push(name);
    if (names.length > MOST) break;
  }
  return names.slice(0, MOST);
}

function namesOf(field: Field): string[] {
  const own = split(field.value);
  if (!own.length) return [];
  // A list goes on in the lines below, a name each.
  const more = /s$|passagere|viajeros|ucastnici|teilnehmer|reisende/.test(field.label)
    ? field.more.map((cell) => cell.text)
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
  // `DOE/JOHN MR, DOE/JANE MRS` and `Jane Doe, John Doe`, but `Doe, John` is one.
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
