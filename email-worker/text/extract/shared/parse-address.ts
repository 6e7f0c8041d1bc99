import type { BookingPlace } from '../../../booking.ts';
import { matchPrinted } from '../../../languages/compile.ts';
import { tidyName } from '../../scan/place-name.ts';
import { isStreet } from '../../scan/street.ts';

const POSTCODES = {
  digits: '\\b\\d{4,6}\\b',
  british: '\\b[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}\\b',
  canadian: '\\b[A-Z]\\d[A-Z] ?\\d[A-Z]\\d\\b',
  dutch: '\\b\\d{4} ?[A-Z]{2}\\b',
  polish: '\\b\\d{2}-\\d{3}\\b',
  czech: '\\b\\d{3} \\d{2}\\b',
};
/** A postal code of any of the countries above. */
export const POSTCODE = new RegExp(Object.values(POSTCODES).join('|'));

/** Whether text contains what may be a postcode. */
export const hasPostcode = (text: string): boolean => POSTCODE.test(text);

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

/** `電話 0460-00-0000`. */
const PHONE = /^(?:\p{L}{1,8}[.:]? ?)?[+(]?\d[\d ()/-]{7,}$/u;

/** Whether a line is that of a city: a postal code with a name, and no phone number. */
export const isCity = (text: string): boolean =>
  text.length <= 60 &&
  !PHONE.test(text) &&
  (POSTCODE.test(text) || /^\p{Lu}[\p{L} .'’-]{1,30}(?:, \p{Lu}[\p{L} .'’-]{1,30})?$/u.test(text)) &&
  !/[:!?]/.test(text);
