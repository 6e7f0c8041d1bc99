import type { BookingPlace } from '../../../booking.ts';
import { matchAny, matchPrinted } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailField, MailText, TextSpan } from '../../label/mail-text.ts';
import { findDates } from '../../scan/dates.ts';
import { isProse } from '../../scan/prose.ts';
import { isSmallPrint, isStreet } from '../../scan/street.ts';
import type { TextCell } from '../../scan/text-lines.ts';
import { type FoundAddress, findAtLine, SURE } from './address-block.ts';
import { parseAddress } from './parse-address.ts';
import { isCity, POSTCODE } from './postcodes.ts';

/** Phrases that an address follows in a sentence. */
const LOCATION_PHRASE = new RegExp(`${matchAny('addresses.location')} `);

const CLAUSE_END = new RegExp(`[.!?](?:\\s|$)|,? ${matchPrinted('addresses.clauseEnds')} `);

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

/** Fields that may be an address or the name above it. */
const FREE = new Set<MailField['key']>(['none', 'hotel', 'restaurant', 'event']);
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
