import type { BookingPlace } from '../../../booking.ts';
import { findCities } from '../../../gazetteer/cities.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailText } from '../../label/mail-text.ts';
import { isSmallPrint } from '../../scan/street.ts';
import type { FoundAddress } from './address-block.ts';
import { hasPostcode, parseAddress } from './parse-address.ts';
import { isOfPlatform } from './platform-address.ts';
import { findSenderName } from './sender-name.ts';

const MIN_NAME = 4;
const LONGEST = 110;
const SEPARATOR = /\s*[,،、|·•]\s*|\s+[-–—]\s+/;
/** `Ruská 27`, `12 Castle Wynd`, `20-A`. */
const HOUSE = /^\p{L}[\p{L}'’. -]*\s\d{1,4}(?:[-/ ]?[\p{L}\d]{1,4})?$|^\d{1,5} \p{Lu}|^\d{1,4}[-/ ]?\p{L}?$/u;
const NO_ADDRESS = /@|https?:|\d{1,2}[:.]\d\d(?!\d)/;

/** The address of the sender, unless the sender is the platform that sold `venue`. */
export function findOwnAddress(mail: MailText, venue: string | undefined): FoundAddress | undefined {
  const own = findSenderAddress(mail);
  return own && !isOfPlatform(mail, own, venue) ? own : undefined;
}

/**
 * The address after the sender's name at the start of a line, without a known word for a street:
 * `Skagen Klit Camping, Flagbakkevej 55, 9990 Skagen`.
 */
const findSenderAddress = (mail: MailText): FoundAddress | undefined =>
  findBehindName(mail, readAddress, toAddress);

/** The town in the sender's signature, if there is no address: `Saltbush Stills | Fremantle WA | 0491 555 013`. */
export function findSenderTown(mail: MailText): (FoundAddress & { isGuess: true }) | undefined {
  const found = findBehindName(mail, readTown, (city) => ({ city }));
  return found && { ...found, isGuess: true };
}

/** The last line that starts with the sender's name and has what `read` finds after it. */
function findBehindName(
  mail: MailText,
  read: (parts: string[]) => string | undefined,
  toPlace: (text: string) => BookingPlace,
): FoundAddress | undefined {
  const name = findSenderName(mail);
  if (!name || name.length < MIN_NAME) return undefined;
  let next = 0;
  let found: FoundAddress | undefined;
  for (const printed of mail.message.text.split('\n')) {
    const from = next;
    next += printed.length + 1;
    const parts = printed.length <= LONGEST_LINE ? readPartsBehind(printed, name) : undefined;
    const rest = parts && read(parts);
    if (!rest) continue;
    const line = mail.fields.findLast(({ start }) => start <= from + printed.length)?.line ?? 0;
    const until = from + printed.length;
    found = { place: { ...toPlace(rest), name }, line, span: { from, until } };
  }
  return found;
}

const LONGEST_LINE = 300;
const MIN_SHARED = 6;

/** The parts of a line after the sender's name, or a part of the name: `Werftheater` of `Werftheater Utrecht`. */
function readPartsBehind(printed: string, name: string): string[] | undefined {
  const [own = '', ...parts] = printed.trim().split(SEPARATOR);
  const [folded, line] = [foldEmailText(name), foldEmailText(own)];
  const isOwn = line.startsWith(folded) || (line.length >= MIN_SHARED && ` ${folded} `.includes(` ${line} `));
  return isOwn ? parts : undefined;
}

/** A house and a town among parts of a line. */
function readAddress(parts: string[]): string | undefined {
  const house = parts.findIndex((part) => HOUSE.test(part));
  const rest = parts.slice(0, parts.findLastIndex((part, at) => at > house && isTown(part)) + 1).join(', ');
  const isAddress = house >= 0 && rest !== '' && rest.length <= LONGEST;
  return isAddress && !NO_ADDRESS.test(rest) && !isSmallPrint(foldEmailText(rest)) ? rest : undefined;
}

const isTown = (part: string): boolean =>
  part.length <= LONGEST_TOWN && /\p{L}{2}/u.test(part) && (hasPostcode(part) || findCities(part).length > 0);
const LONGEST_TOWN = 50;
/** `Fremantle WA`, `Whistler, BC 4870`. */
const STATE_BEHIND = /[, ]+[A-Z]{2,3}(?: [\dA-Z ]{4,7})?$/;

/** The first part of a line that is a town. */
const readTown = (parts: string[]): string | undefined =>
  parts.find(
    (part) =>
      (/^\p{Lu}[\p{L}' -]{2,30}/u.test(part) && findCities(part.replace(STATE_BEHIND, '')).length > 0) ||
      /^\d{3,6} \p{Lu}\p{Ll}{2}[\p{L} -]{0,30}$/u.test(part),
  );

/** Street and town, divided after the house. */
function toAddress(rest: string): BookingPlace {
  const known = parseAddress([rest]);
  if (known.street) return known;
  const parts = rest.split(SEPARATOR);
  const house = parts.findIndex((part) => HOUSE.test(part)) + 1;
  return { street: parts.slice(0, house).join(', '), city: parts.slice(house).join(', ') };
}
