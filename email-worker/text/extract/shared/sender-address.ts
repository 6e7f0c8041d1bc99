import type { BookingPlace } from '../../../booking.ts';
import { findCities } from '../../../gazetteer/cities.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailText } from '../../label/mail-text.ts';
import { isSmallPrint } from '../../scan/street.ts';
import type { FoundAddress } from './address-block.ts';
import { parseAddress } from './parse-address.ts';
import { isOfPlatform } from './platform-address.ts';
import { hasPostcode } from './postcodes.ts';
import { findBehindName, PARTS_SEPARATOR } from './sender-town.ts';

const LONGEST = 110;
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
/** Street and town, divided after the house. */
function toAddress(rest: string): BookingPlace {
  const known = parseAddress([rest]);
  if (known.street) return known;
  const parts = rest.split(PARTS_SEPARATOR);
  const house = parts.findIndex((part) => HOUSE.test(part)) + 1;
  return { street: parts.slice(0, house).join(', '), city: parts.slice(house).join(', ') };
}
