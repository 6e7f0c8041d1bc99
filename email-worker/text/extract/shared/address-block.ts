import type { BookingPlace } from '../../../booking.ts';
import { findCities } from '../../../gazetteer/cities.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailField, TextSpan } from '../../label/mail-text.ts';
import { tidyName } from '../../scan/place-name.ts';
import { isLongPhrase, isProse } from '../../scan/prose.ts';
import { isEastAsianAddress, isSmallPrint, isStreet } from '../../scan/street.ts';
import { parseAddress } from './parse-address.ts';
import { isCity, POSTCODE } from './postcodes.ts';
import { isTitle } from './section-title.ts';

/** A printed address, on one line or several. */
export interface FoundAddress {
  place: BookingPlace;
  span: TextSpan;
  line: number;
}

/** Unmistakable postcodes, or a US state with its postcode. */
export const SURE = new RegExp(
  [
    '\\b[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}\\b',
    '\\b[A-Z]\\d[A-Z] \\d[A-Z]\\d\\b',
    '\\b\\d{4} [A-Z]{2}\\b(?=,? \\p{Lu}\\p{Ll})',
    ', [A-Z]{2} \\d{5}\\b',
    ', \\d{2}-\\d{3} \\p{Lu}',
    ', (?:[A-Z]{1,2}-)?\\d{4,5} \\p{Lu}\\p{Ll}',
  ].join('|'),
  'u',
);

/** `Calata Ugo Andreani, 4` above `16128 Genova`: what stands above a postcode and its town is a street. */
const HOUSE = /^\p{Lu}[\p{L}'’. -]{3,40},? \d{1,4} ?(?:[-/] ?\d{1,4})? ?[a-zA-Z]?$/u;
const TOWN_BELOW = /^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}\p{Ll}/u;

/** The address whose street, or whole address, is field `at`. */
export function findAtLine(free: MailField[], at: number): FoundAddress | undefined {
  const field = free[at] as MailField;
  if (!mayBeAddress(field)) return undefined;
  const below = listCityLines(free, at);
  const isAboveTown = HOUSE.test(field.value) && TOWN_BELOW.test(below[0]?.value ?? '');
  const place: BookingPlace | undefined = isAboveTown
    ? { street: field.value, city: below.map(({ value }) => value).join(', ') }
    : readKnownStreet(field, below);
  if (!place) return undefined;
  const title = findTitleAbove(free, at);
  place.name ||= title && tidyName(title.value.replace(/^\d{1,2}[.)] /, ''));
  const last = below.at(-1) ?? field;
  const from = (title && (isAboveTown || !hasParts(field)) ? title : field).start;
  return { place, line: field.line, span: { from, until: last.start + last.value.length } };
}

const hasParts = ({ value }: MailField): boolean => value.split(/,\s+/).length >= 2;

/** An address that has a postcode or the word for a street, on one line or above its town. */
function readKnownStreet(field: MailField, below: MailField[]): BookingPlace | undefined {
  const isWhole = isWholeAddress(field.value);
  if (!isLocated(field, below.length > 0) || !(isWhole || isStreet(field.value))) return undefined;
  const place = parseAddress([field.value, ...below.map(({ value }) => value)]);
  if (isLongPhrase(place.street ?? '')) return undefined;
  // `Refuge de la Pierre Fendue, 73270 Beaufort` has no street.
  const isVenue = !/\d/.test(place.name ?? '') && findCities(place.name ?? '').length === 0;
  return !place.street && isWhole && !isVenue ? { ...place, street: place.name, name: undefined } : place;
}

/** Whether a street has its town. `Class: Bread and rolls, at most 12 people` is the name of an event. */
function isLocated(field: MailField, hasTown: boolean): boolean {
  const { key, isLabel, value } = field;
  const hasCity = () => value.split(/,\s+/).some((part) => findCities(part).length > 0);
  const isName = key === 'event' && isLabel && !isWholeAddress(value) && !hasCity();
  return hasTown || (!isName && (hasParts(field) || POSTCODE.test(value) || isEastAsianAddress(value)));
}

const mayBeAddress = ({ value, times, dates }: MailField): boolean =>
  value.length <= 110 && times.length === 0 && dates.length === 0 && !isProse(value);

const isWholeAddress = (value: string): boolean =>
  SURE.test(value) && value.includes(',') && !isSmallPrint(foldEmailText(value));

/** The one or two lines below a street that name its city. */
function listCityLines(free: MailField[], at: number): MailField[] {
  const line = free[at]?.line ?? 0;
  const city = free[at + 1];
  if (city?.line !== line + 1 || !isCity(city.value)) return [];
  const more = free[at + 2];
  const isMore = more?.line === line + 2 && isCity(more.value) && !isStreet(more.value);
  return isMore ? [city, more] : [city];
}

function findTitleAbove(free: MailField[], at: number): MailField | undefined {
  const [above, { line }] = [free[at - 1], free[at] as MailField];
  return above && above.line >= line - 2 && above.line < line && isTitle(above) ? above : undefined;
}
