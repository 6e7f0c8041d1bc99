import type { BookingKind } from '../../../booking.ts';
import { findCities } from '../../../gazetteer/cities.ts';
import { countTopicWords, matchAny, matchPrinted } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailText } from '../../label/mail-text.ts';
import { tidyName } from '../../scan/place-name.ts';
import { HOUSE_WORDS, isBookingName } from './is-booking-name.ts';
import { findSenderName } from './sender-name.ts';

/** What ends a name in a sentence or subject. */
const END = `(?=\\s+${matchPrinted('titles.ends')}\\s|\\s*[,!?.|()\\[\\]:;–—-]\\s|\\s*[!?.,:;)]*$)`;
const NAME = "([\\p{Lu}\\d][\\p{L}\\d&'’. -]{1,60}?)";

const LEADS: Partial<Record<BookingKind, string[]>> = {
  hotel: [`${matchPrinted('titles.hotelAt')}(?: the| hotel)?`, matchPrinted('titles.hotelLead')],
  restaurant: [
    `${matchPrinted('titles.restaurantAt')}(?: the| restaurant)?`,
    matchPrinted('titles.restaurantLead'),
  ],
  activity: [
    `${matchPrinted('titles.activityLead')}(?: ${matchPrinted('titles.activityFor')})?[:–-]?`,
    matchPrinted('titles.activityPhrase'),
  ],
};
const MIN_TITLE = 6;
const SENTENCE = new RegExp(`(?<![\\p{L}\\d])${matchAny('addresses.sentence')}(?![\\p{L}\\d])`, 'u');
const PLACES = new Set(['hotel', 'restaurant']);

/** The name of what was booked, from the subject or the first lines. */
export function findBookingName(mail: MailText, kind: BookingKind): string | undefined {
  const head = mail.fields
    .filter((field) => field.key === 'none' || field.key === 'confirmation')
    .slice(0, 12)
    .map((field) => field.value);
  const sender = PLACES.has(kind) ? findHouseSender(mail, kind) : undefined;
  for (const text of [readSubject(mail), sender ?? '', ...head]) {
    if (sender && text === sender) return sender;
    const name = findLedName(text.slice(0, 300), kind) ?? findHouse(text.slice(0, 300), kind);
    if (name) return name;
  }
  return undefined;
}

/** The sender's name if it says that the sender is such a house: `Familienhotel Sonnleiten`. */
function findHouseSender(mail: MailText, kind: BookingKind): string | undefined {
  const name = findSenderName(mail);
  const topic = kind === 'hotel' ? 'lodging' : 'table';
  // Platforms have short names: `Hotels.com`.
  const isHouse = name !== undefined && /^[^.]+ [^.]+$/.test(name) && isBookingName(name);
  return isHouse && countTopicWords(topic, foldEmailText(name)) > 0 ? name : undefined;
}

/** What the subject names beside words such as `booking confirmed` and numbers. */
export function findSubjectTitle(mail: MailText): string | undefined {
  const parts = readSubject(mail).split(/\s*[:!?|()]\s*|\s+[-–—]\s+/);
  return parts
    .map(tidyName)
    .find(
      (part) =>
        /^\p{Lu}.*\p{L}{3}/u.test(part) &&
        part.length >= MIN_TITLE &&
        part.includes(' ') &&
        !SENTENCE.test(foldEmailText(part)) &&
        !CONFIRMED.test(foldEmailText(part)) &&
        isBookingName(part),
    );
}

const PREFIXES = new RegExp(`^(?:\\s*${matchPrinted('quoting.replies', 'forwarded.prefixes')}\\s*:)+`, 'i');

const readSubject = ({ message }: MailText): string => message.subject.replace(PREFIXES, '').trim();

/** The name that the subject states after words such as `your table at`. */
export const findSubjectName = (mail: MailText, kind: BookingKind): string | undefined =>
  findLedName(readSubject(mail).slice(0, 300), kind);

/** A name after words such as `your table at`. */
function findLedName(text: string, kind: BookingKind): string | undefined {
  for (const lead of LEADS[kind] ?? []) {
    const pattern = `(?:^|[\\s:,–-])${lead}\\s+${NAME}${END}`;
    const found = new RegExp(pattern, 'u').exec(text)?.[1] ?? new RegExp(pattern, 'iu').exec(text)?.[1];
    const name = found && (findBehindTown(text, found) ?? tidyName(found));
    if (name && /^[\p{Lu}\d]/u.test(name) && isBookingName(name) && !isFragment(name)) return name;
  }
  return undefined;
}

/** `Rome: Street Food Walk`: what is booked stands after its town. */
function findBehindTown(text: string, town: string): string | undefined {
  const at = text.indexOf(`${town}: `);
  const [after = ''] = at < 0 ? [] : text.slice(at + town.length + 2).split(/\s*[|()]|\s[-–—]\s/);
  const isTitle = /^\p{Lu}.* /u.test(after) && after.length <= 100;
  return isTitle && findCities(town).length > 0 ? tidyName(after) : undefined;
}

const MIN_WORDS = 3;

/** Part of a sentence: it ends in a small word, or says that something is confirmed. */
export function isFragment(name: string): boolean {
  const words = name.split(' ');
  if (words.length < MIN_WORDS) return false;
  return /^\p{Ll}{1,3}$/u.test(words.at(-1) ?? '') || FIRM_WORDS.test(foldEmailText(name));
}
const FIRM_WORDS = new RegExp(`(?<![\\p{L}\\d])${matchAny('proof.participles')}(?![\\p{L}\\d])`, 'u');

const CAPITALIZED = "[\\p{Lu}\\d][\\p{L}\\d'’&.-]*";
/** Small words between a kind of house and its name: `Osteria della Lanterna`. */
const SMALL = matchPrinted('titles.houseSmall');
const HOUSE_IN_TEXT = new RegExp(
  `(?:^|\\s)(${HOUSE_WORDS.before} (?:${SMALL} ){0,2}${CAPITALIZED}(?: ${CAPITALIZED}){0,4}|(?:[\\p{Lu}][\\p{L}'’&-]+ ){1,4}${HOUSE_WORDS.after})(?![\\p{L}\\d])`,
  'u',
);

const CONFIRMED = new RegExp(matchAny('subject.confirmed'));

/** `Hotel Rosa`, `The Alder Hotel`. */
function findHouse(text: string, kind: BookingKind): string | undefined {
  if (!PLACES.has(kind)) return undefined;
  const [first = ''] = text.split(' ');
  // `Booking confirmation Hotel Rosa`.
  const isAboutBooking = CONFIRMED.test(foldEmailText(first));
  const name = HOUSE_IN_TEXT.exec(isAboutBooking ? text.slice(first.length) : text)?.[1];
  return name && isBookingName(name) ? tidyName(name) : undefined;
}
