import type { BookingKind } from '../../../booking.ts';
import { findCities } from '../../../gazetteer/cities.ts';
import { findState } from '../../../gazetteer/state-names.ts';
import { matchAny, matchPrinted } from '../../../languages/compile.ts';
import { findMonthNumber, findWeekdays } from '../../../languages/date-names.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailField, MailText } from '../../label/mail-text.ts';
import { extractPlaceName, tidyName } from '../../scan/place-name.ts';
import { findAddresses, readLabeledPlace } from '../shared/addresses.ts';
import { findBookingName } from '../shared/booking-name.ts';
import { parseAddress } from '../shared/parse-address.ts';
import { isOfPlatform } from '../shared/platform-address.ts';
import { isTitle } from '../shared/section-title.ts';
import { findOwnAddress } from '../shared/sender-address.ts';
import { findSenderTown } from '../shared/sender-town.ts';
import { readLabeled } from './labeled-place.ts';
import {
  findMeetingSentence,
  type PlacedText,
  readMeetingPoint,
  SENTENCE_END,
  SEPARATOR,
} from './meeting-place.ts';

/** Small words inside a name. */
const AND = '&|of|de|du|des|la|le|und|and|di|del|der|am|zum|zur|upon';
/** `at The Old Mill`. */
const AT = new RegExp(
  `(?:^|\\s)${matchPrinted('places.at')} ((?:The |the )?\\p{Lu}[\\p{L}'’.-]+(?: (?:\\p{Lu}[\\p{L}'’.-]+|${AND}))*)`,
  'u',
);

const AT_FOLDED = new RegExp(`^[\\s,]*${matchAny('places.at')} `, 'u');
const HOUSE_NAME = /^\p{Lu}[\p{L}'’&. -]{1,50}$/u;
/** A town, or a hall of the venue. */
const HOUSE_PART = /^\p{L}[\p{L}\d'’&. -]{1,50}$/u;
/** Further below the date, an address is probably the vendor's. */
const FAR = 3;

/** The place of a single booking: labeled, next to its date, an address, or after `at`. */
export function findPlaceNear(mail: MailText, field: MailField, kind: BookingKind): PlacedText | undefined {
  const meeting = () => (kind === 'activity' ? findMeetingSentence(mail) : undefined);
  const labelled = readLabeled(mail) ?? readMeetingPoint(mail) ?? meeting();
  if (labelled) return labelled;
  // The name of an activity is not a venue that an address could contradict.
  const venue = kind === 'activity' ? undefined : findBookingName(mail, kind);
  const loose = findAddresses(mail)
    .filter((address) => !isOfPlatform(mail, address, venue))
    .sort((a, b) => Math.abs(a.line - field.line) - Math.abs(b.line - field.line))[0];
  const beside = venueBeside(mail, field);
  if (beside && (!loose || loose.line > field.line + FAR)) return beside;
  if (loose) return loose;
  const restaurant = mail.fields.find((one) => one.key === 'restaurant' && one.isLabel);
  if (restaurant && kind === 'restaurant') return readLabeledPlace(restaurant);
  return (
    findAddressBehindMoment(field) ??
    findBehindAt(field) ??
    findOwnAddress(mail, venue) ??
    findBesideDate(field) ??
    findSenderTown(mail)
  );
}

function findBehindAt(field: MailField): PlacedText | undefined {
  const at = AT.exec(field.value.slice(0, 300));
  const folded = foldEmailText(at?.[1] ?? '');
  if (!at || findWeekdays(folded) !== undefined || findMonthNumber(folded) !== undefined) return undefined;
  const from = field.start + at.index;
  return { place: { name: tidyName(at[1] ?? '') }, span: { from, until: from + at[0].length } };
}

/** `22h00 ngay 24/12/2026 tai VP 114 Tran Nhat Duat, Ha Noi.`: a house and its town after the moment. */
function findAddressBehindMoment(field: MailField): PlacedText | undefined {
  const last = Math.max(0, ...[...field.dates, ...field.times].map(({ end }) => end));
  const lead = AT_FOLDED.exec(foldEmailText(field.value.slice(last)))?.[0];
  if (lead === undefined) return undefined;
  const [address = ''] = field.value.slice(last + lead.length).split(SENTENCE_END);
  const [house = '', ...others] = address.split(SEPARATOR);
  const isHouse = /\p{Lu}.*\d|\d.*\p{Lu}/u.test(house) && house.length <= 60;
  if (!isHouse || others.length > 3 || !others.some((part) => findCities(part).length > 0)) return undefined;
  const from = field.start + last + lead.length;
  return { place: parseAddress([address]), span: { from, until: from + address.length } };
}

const IN_PHRASE = new RegExp(` ${matchPrinted('places.noVenue')} `);

/** `Fri 12 June, 20:00, Royal Hall`. */
function findBesideDate(field: MailField): PlacedText | undefined {
  const left = extractPlaceName(field.value, [...field.dates, ...field.times]);
  const isName = left !== undefined && /^[\p{Lu}\p{Lo}][^\d]{2,50}$/u.test(left) && !IN_PHRASE.test(left);
  if (!isName || field.key === 'none') return undefined;
  return { place: { name: left }, span: { from: field.start, until: field.start + field.value.length } };
}

/** `Boulder, Colorado`. */
function isTownOfState(value: string): boolean {
  const [town = '', state = '', ...others] = value.split(SEPARATOR);
  return others.length === 0 && findState(state) !== undefined && findCities(town).length > 0;
}

/** `Riverside Theatre, Milwaukee, Wisconsin` next to the date. */
function venueBeside(mail: MailText, field: MailField): PlacedText | undefined {
  const beside = mail.fields.find((one) => {
    const by = one.line - field.line;
    const isNear = Math.abs(by) === 1 || Math.abs(by) === 2;
    if (!isNear || one.key !== 'none' || one.dates.length || one.times.length) return false;
    const parts = one.value.split(SEPARATOR);
    return (
      parts.length <= 4 &&
      HOUSE_NAME.test(parts[0] ?? '') &&
      parts.every((part) => HOUSE_PART.test(part) && part.split(' ').length <= 6) &&
      parts.slice(1).some((part) => findCities(part).length > 0 || findState(part) !== undefined)
    );
  });
  const above = beside && mail.fields[mail.fields.indexOf(beside) - 1];
  const isTown = beside !== undefined && isTownOfState(beside.value);
  const name = isTown && above?.line === beside.line - 1 && isTitle(above) ? [above.value] : [];
  return (
    beside && {
      place: parseAddress([...name, beside.value.split(SEPARATOR).join(', ')]),
      span: { from: beside.start, until: beside.start + beside.value.length },
    }
  );
}
