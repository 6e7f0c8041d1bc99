import type { BookingPlace } from '../../../booking.ts';
import { matchPrinted } from '../../../languages/compile.ts';
import { tidyName } from '../../scan/place-name.ts';
import { isStreet } from '../../scan/street.ts';

/** `Bath BA1 1QY 01225 496 0012`, `11002 Cádiz, Tel.`. */
const PHONE_BEHIND = new RegExp(
  `(?<=\\p{L}.*)(?:\\s+(?:${matchPrinted('addresses.phones')}|\\+)?[.:]?\\s?\\+?\\d[\\d /()-]{7,}|\\s+tel\\.?)$`,
  'iu',
);

/** Parses an address into name, street and city. */
export function parseAddress(lines: string[]): BookingPlace {
  const parts = lines
    .flatMap((line) => line.split(/\s*[,،|·•]\s+|\s*[,،](?=\p{L})/u))
    .flatMap((part) => {
      const sides = part.split(/\s[-–—]\s/);
      return sides.length === 2 && sides.some(isStreet) ? sides : [part];
    })
    .map(tidyName)
    .filter(Boolean)
    .reduce<string[]>(joinHouseNumber, []);
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

/** `Via Roma, 13` and `640, rue Saint-Joseph`: the number belongs to the street beside it. */
function joinHouseNumber(parts: string[], part: string): string[] {
  const street = parts.at(-1);
  if (street && /^\d{1,5} ?(?:[a-z]|bis|ter)?$/i.test(street) && isStreet(`${street} ${part}`))
    return [...parts.slice(0, -1), `${street}, ${part}`];
  const isNumber = street !== undefined && !/\d/.test(street) && /^\d{1,4} ?[a-z]?$/i.test(part);
  return isNumber && isStreet(`${street} ${part}`)
    ? [...parts.slice(0, -1), `${street}, ${part}`]
    : [...parts, part];
}
