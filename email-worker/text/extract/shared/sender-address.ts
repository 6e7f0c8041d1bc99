import type { BookingPlace } from '../../../booking.ts';
import { findCities } from '../../../gazetteer/cities.ts';
import type { MailText } from '../../label/mail-text.ts';
import { foldEmailText } from '../../lexicon/fold-email-text.ts';
import { isSmallPrint } from '../../scan/street.ts';
import { type FoundAddress, hasPostcode, parseAddress } from './addresses.ts';
import { findSenderName } from './booking-name.ts';
import { isOfPlatform } from './platform-address.ts';

const LEAST_NAME = 4;
const LONGEST = 110;
/** What separates the name from its address. */
const BEHIND_NAME = /^(?:\s*[,،、|·•]\s*|\s+[-–—]\s+)/;
const SEPARATOR = /\s*[,،、|·•]\s*|\s+[-–—]\s+/;
const SENTENCE_END = /(?<=[\p{L}\d]{4})[.!?](?:\s|$)/u;
/** `Ruská 27`, `12 Castle Wynd`, `20-A`. */
const HOUSE = /^\p{L}[\p{L}'’. -]*\s\d{1,4}(?:[-/ ]?[\p{L}\d]{1,4})?$|^\d{1,5} \p{Lu}|^\d{1,4}[-/ ]?\p{L}?$/u;
const NO_ADDRESS = /@|https?:|\d{1,2}[:.]\d\d(?!\d)/;

/** The address of the sender, unless the sender is the platform that sold `venue`. */
export function findOwnAddress(mail: MailText, venue: string | undefined): FoundAddress | undefined {
  const own = findSenderAddress(mail);
  return own && !isOfPlatform(mail, own, venue) ? own : undefined;
}

/**
 * The address behind the sender's name at the start of a line, without a known word for a street:
 * `Skagen Klit Camping, Flagbakkevej 55, 9990 Skagen`.
 */
function findSenderAddress(mail: MailText): FoundAddress | undefined {
  const name = findSenderName(mail);
  if (!name || name.length < LEAST_NAME) return undefined;
  const { text } = mail.message;
  const folded = foldEmailText(name);
  let next = 0;
  for (const printed of text.split('\n')) {
    const from = next + printed.length - printed.trimStart().length;
    next += printed.length + 1;
    const value = printed.trim();
    const rest = foldEmailText(value.slice(0, name.length)) === folded ? readBehind(value, name) : undefined;
    if (!rest) continue;
    const line = mail.fields.findLast(({ start }) => start <= from + value.length)?.line ?? 0;
    const until = from + value.indexOf(rest, name.length) + rest.length;
    return { place: { ...toAddress(rest), name }, line, span: { from, until } };
  }
  return undefined;
}

/** Street and town, divided behind the house. */
function toAddress(rest: string): BookingPlace {
  const known = parseAddress([rest]);
  if (known.street) return known;
  const parts = rest.split(SEPARATOR);
  const house = parts.findIndex((part) => HOUSE.test(part)) + 1;
  return { street: parts.slice(0, house).join(', '), city: parts.slice(house).join(', ') };
}

/** What follows a name in a line, if it is a house and a town. */
function readBehind(value: string, name: string): string | undefined {
  const behind = value.slice(name.length);
  const lead = BEHIND_NAME.exec(behind)?.[0];
  const rest = lead === undefined ? '' : (behind.slice(lead.length).split(SENTENCE_END)[0] ?? '').trim();
  if (!rest || rest.length > LONGEST || NO_ADDRESS.test(rest) || isSmallPrint(foldEmailText(rest)))
    return undefined;
  const parts = rest.split(SEPARATOR);
  const house = parts.findIndex((part) => HOUSE.test(part));
  const isTown = (part: string, at: number): boolean =>
    at > house && /\p{L}{2}/u.test(part) && (hasPostcode(part) || findCities(part).length > 0);
  return house >= 0 && parts.some(isTown) ? rest : undefined;
}
