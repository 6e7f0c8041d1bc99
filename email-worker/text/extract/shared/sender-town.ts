import type { BookingPlace } from '../../../booking.ts';
import { findCities } from '../../../gazetteer/cities.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailText } from '../../label/mail-text.ts';
import type { FoundAddress } from './address-block.ts';
import { findSenderName } from './sender-name.ts';

const MIN_NAME = 4;

/** What stands between the parts of an address in one line. */
export const PARTS_SEPARATOR = /\s*[,،、|·•]\s*|\s+[-–—]\s+/;

/** The town in the sender's signature, if there is no address: `Saltbush Stills | Fremantle WA | 0491 555 013`. */
export function findSenderTown(mail: MailText): (FoundAddress & { isGuess: true }) | undefined {
  const found = findBehindName(mail, readTown, (city) => ({ city }));
  return found && { ...found, isGuess: true };
}

/** The last line that starts with the sender's name and has what `read` finds after it. */
export function findBehindName(
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
  const [own = '', ...parts] = printed.trim().split(PARTS_SEPARATOR);
  const [folded, line] = [foldEmailText(name), foldEmailText(own)];
  const isOwn = line.startsWith(folded) || (line.length >= MIN_SHARED && ` ${folded} `.includes(` ${line} `));
  return isOwn ? parts : undefined;
}

/** `Fremantle WA`, `Whistler, BC 4870`. */
const STATE_BEHIND = /[, ]+[A-Z]{2,3}(?: [\dA-Z ]{4,7})?$/;

/** The first part of a line that is a town. */
const readTown = (parts: string[]): string | undefined =>
  parts.find(
    (part) =>
      (/^\p{Lu}[\p{L}' -]{2,30}/u.test(part) && findCities(part.replace(STATE_BEHIND, '')).length > 0) ||
      /^\d{3,6} \p{Lu}\p{Ll}{2}[\p{L} -]{0,30}$/u.test(part),
  );
