import type { BookingPlace } from '../../../booking.ts';
import { findCities } from '../../../gazetteer/cities.ts';
import { matchAny, matchPrinted } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailField, MailText, TextSpan } from '../../label/mail-text.ts';
import { findDates } from '../../scan/dates.ts';
import { tidyName } from '../../scan/places.ts';
import { isLongPhrase, isProse } from '../../scan/prose.ts';
import { isEastAsianAddress, isSmallPrint, isStreet } from '../../scan/street.ts';
import type { TextCell } from '../../scan/text-lines.ts';

/** A printed address, on one line or several. */
export interface FoundAddress {
  place: BookingPlace;
  span: TextSpan;
  line: number;
}

const POSTCODES = {
  digits: '\\b\\d{4,6}\\b',
  british: '\\b[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}\\b',
  canadian: '\\b[A-Z]\\d[A-Z] ?\\d[A-Z]\\d\\b',
  dutch: '\\b\\d{4} ?[A-Z]{2}\\b',
  polish: '\\b\\d{2}-\\d{3}\\b',
  czech: '\\b\\d{3} \\d{2}\\b',
};
const POSTCODE = new RegExp(Object.values(POSTCODES).join('|'));

/** Whether text contains what may be a postcode. */
export const hasPostcode = (text: string): boolean => POSTCODE.test(text);

/** Phrases that an address follows in a sentence. */
const LOCATION_PHRASE = new RegExp(`${matchAny('addresses.location')} `);

/** Unmistakable postcodes, or a US state with its postcode. */
const SURE = new RegExp(
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

const CLAUSE_END = new RegExp(`[.!?](?:\\s|$)|,? ${matchPrinted('addresses.clauseEnds')} `);

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

const isCity = (text: string): boolean =>
  text.length <= 60 &&
  !PHONE.test(text) &&
  (POSTCODE.test(text) || /^\p{Lu}[\p{L} .'’-]{1,30}(?:, \p{Lu}[\p{L} .'’-]{1,30})?$/u.test(text)) &&
  !/[:!?]/.test(text);

/** Labels that are also words of a sentence: `ready to start at 8:30 at the barn, 940 Old Mill Road`. */
const IN_SENTENCES = new Set<MailField['key']>(['start', 'when']);
const MIN_SENTENCE = 40;
/** `The Barn at Laurel Gap` before the comma and the house number. */
const NAME_BEFORE =
  /(?:^|\s)((?:[Tt]he )?\p{Lu}[\p{L}'’&-]*(?: (?:at|of|the|and|&|\p{Lu}[\p{L}'’&-]*)){0,5} \p{Lu}[\p{L}'’&-]+), $/u;

/** `Hola Daniel:` above a sentence looks like its label. */
const mayBeSentence = ({ key, value }: MailField): boolean =>
  FREE.has(key) || key === 'unknown' || (IN_SENTENCES.has(key) && value.length > MIN_SENTENCE);

/** `Your booking at The Mill, 4 Mill Lane, Bath is confirmed`: an address after a phrase. */
function findInSentence(field: MailField): FoundAddress[] {
  const isOfLabel = field.key === 'confirmation' && field.isLabel && !field.isFirm;
  if (!isOfLabel && !mayBeSentence(field)) return [];
  const lead = isOfLabel ? `${field.label} ` : '';
  const text = lead + field.value;
  const told = LOCATION_PHRASE.exec(foldEmailText(text));
  const at = told ? told.index + told[0].length : findStreetAt(text);
  const rest = at === undefined ? undefined : text.slice(at).split(CLAUSE_END)[0];
  if (at === undefined || !rest || rest.length > 110 || !isStreet(rest)) return [];
  const from = field.start + at - lead.length;
  const name = told ? undefined : NAME_BEFORE.exec(text.slice(0, at))?.[1];
  const place = { ...(name ? { name } : {}), ...parseAddress([rest]) };
  return [{ place, line: field.line, span: { from, until: from + rest.length } }];
}

const STREET_IN_SENTENCE = /[a-z](?:,| at) (\d{1,5} (?:\p{Lu}[\p{L}.]* ){1,4}\p{Lu}\p{L}+\.?,)/u;

/** `at our office, 900 Massachusetts Avenue`: where a house number after a comma starts an address. */
function findStreetAt(text: string): number | undefined {
  if (!isProse(text)) return undefined;
  const found = STREET_IN_SENTENCE.exec(text.slice(0, 600));
  const [all = '', street = ''] = found ?? [];
  return found && isStreet(street) ? found.index + all.length - street.length : undefined;
}

/** What leads to a venue in a sentence, and the town after a postcode. */
const TO_VENUE = new RegExp(`.*(?:^|\\s)${matchPrinted('places.at')} (?:the )?(?=\\p{Lu})`, 'u');
const TOWN_BEHIND = /^\p{Ll}*(?:[ ]\p{Lu}[\p{L}'’-]+){0,4}/u;
const LONGEST_IN_SENTENCES = 110;

/** `Same place: upstairs at the Meeting House, York Street, Bath BA1 1NG. Ring the bell.`: an address in a sentence. */
function findPostalAddress(field: MailField): FoundAddress[] {
  if (!FREE.has(field.key) && field.key !== 'unknown') return [];
  const sure = SURE.exec(field.value);
  if (!sure || field.times.length > 0 || field.dates.length > 0) return [];
  const end = sure.index + sure[0].length;
  const until = end + (TOWN_BEHIND.exec(field.value.slice(end))?.[0].length ?? 0);
  const [before = ''] = [
    field.value
      .slice(0, until)
      .split(/(?<=\p{L}{3})[.!?:] /u)
      .at(-1),
  ];
  const [head = ''] = before.split(',');
  const lead = TO_VENUE.exec(head)?.[0].length ?? 0;
  const printed = before.slice(lead);
  const isAddress =
    printed.includes(',') && printed.length <= LONGEST_IN_SENTENCES && /^[\p{Lu}\d]/u.test(printed);
  if (!isAddress || isSmallPrint(foldEmailText(printed))) return [];
  const from = field.start + until - printed.length;
  return [{ place: parseAddress([printed]), line: field.line, span: { from, until: field.start + until } }];
}

/** Finds addresses without a label: name, street and city on consecutive lines or on one line. */
export function findAddresses(mail: MailText): FoundAddress[] {
  const free = mail.fields.filter(({ key }) => FREE.has(key));
  const found = [
    ...mail.fields.flatMap(findInSentence),
    ...free.flatMap((_, i) => findAtLine(free, i) ?? []),
  ];
  return found.length > 0 ? found : mail.fields.flatMap(findPostalAddress);
}

/** `Calata Ugo Andreani, 4` above `16128 Genova`: what stands above a postcode and its town is a street. */
const HOUSE = /^\p{Lu}[\p{L}'’. -]{3,40},? \d{1,4} ?(?:[-/] ?\d{1,4})? ?[a-zA-Z]?$/u;
const TOWN_BELOW = /^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}\p{Ll}/u;

/** The address whose street, or whole address, is field `at`. */
function findAtLine(free: MailField[], at: number): FoundAddress | undefined {
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

/** Fields that may be an address or the name above it. */
const FREE = new Set<MailField['key']>(['none', 'hotel', 'restaurant', 'event']);
const GREETING = new RegExp(`^${matchAny('names.greetingStems')}(?![a-zα-ω])`);

const SECTION = new RegExp(`^(?:[\\p{L}&'-]+ ){0,3}${matchAny('titles.sections')}$`, 'u');

/** Whether text is the heading of a section: `Hotel overview`. */
export const isSectionHeading = (text: string): boolean => SECTION.test(foldEmailText(text));

/** Whether a field can be the name above an address: short, capitalized, no greeting or sentence. */
export function isTitle(field: MailField): boolean {
  const text = field.value;
  return (
    text.length >= 2 &&
    text.length <= 70 &&
    /^[\p{Lu}\p{Lo}\d]/u.test(text) &&
    !/[!?:,;]$|@|[.。]$/.test(text) &&
    !isProse(text) &&
    !GREETING.test(foldEmailText(text)) &&
    !isSectionHeading(text) &&
    !/^(?:getting there|how to get|directions|get directions|address|location|where|view|show|manage)\b/i.test(
      text,
    ) &&
    !field.dates.length &&
    !field.times.length
  );
}

/** A line that ends like a sentence, unlike an abbreviation. */
const ENDED = /\p{L}{4}\.$/u;

/** The value of a place label, including the address lines below it. */
export function readLabeledPlace(field: MailField): { place: BookingPlace; span: TextSpan } {
  const below: TextCell[] = [];
  for (const cell of field.linesBelow) {
    if (
      ENDED.test(below.at(-1)?.text ?? field.value) ||
      !(
        isStreet(cell.text) ||
        ((below.length || isStreet(field.value) || field.value.length < 50) && isAddressLine(cell.text))
      )
    )
      break;
    below.push(cell);
  }
  const last = below[below.length - 1];
  const until = last ? last.start + last.text.length : field.start + field.value.length;
  return {
    place: parseAddress([field.value, ...below.map((cell) => cell.text)]),
    span: { from: field.start, until },
  };
}

const isAddressLine = (text: string): boolean =>
  isCity(text) &&
  (POSTCODE.test(text) || /,/.test(text) || text.split(' ').length <= 3) &&
  !/\d{1,2}[:.]\d{2}/.test(text) &&
  findDates(foldEmailText(text)).length === 0;
