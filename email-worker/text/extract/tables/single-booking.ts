import type { Booking, BookingDetail, BookingKind, BookingPlace } from '../../../booking.ts';
import { findCities } from '../../../gazetteer/cities.ts';
import {
  type FoundDateTime,
  type MailField,
  type MailText,
  readSpan,
  type TextSpan,
} from '../../label/mail-text.ts';
import { countTopicWords, matchAny, matchPrinted } from '../../lexicon/compile.ts';
import { findMonthNumber, findWeekdays } from '../../lexicon/date-names.ts';
import { foldEmailText } from '../../lexicon/fold-email-text.ts';
import { hasBookingProof, isReminderSubject } from '../../scan/booking-proof.ts';
import { extractPlaceName, tidyName } from '../../scan/places.ts';
import { isStreet } from '../../scan/street.ts';
import { findAddresses, parseAddress, readLabeledPlace } from '../shared/addresses.ts';
import { findBookingName, findSenderName } from '../shared/booking-name.ts';
import { type BookingDate, findBookingDate } from './booking-date.ts';

/** A reservation for a number of people without an activity is a table. */
const RESERVED = new RegExp(`\\b${matchAny('topics.reserved')}`);
const COMPANY = new RegExp(`\\b\\d+ ${matchAny('topics.people')}\\b`);

/** Characters around a date that are searched for the kind of booking. */
const BEFORE = 600;
const AFTER = 700;

function kindOf(mail: MailText, near: number): BookingKind | undefined {
  // Other offers of the vendor are further away from the date.
  const words = foldEmailText(
    `${mail.message.subject}\n${mail.message.text.slice(Math.max(0, near - BEFORE), near + AFTER)}`,
  );
  const has = (key: MailField['key']) => mail.fields.some((field) => field.key === key && field.isLabel);
  const tables =
    (COMPANY.test(words) ? 1 : 0) + countTopicWords('table', words) + (has('restaurant') ? 3 : 0);
  const activities = countTopicWords('activity', words) + (has('event') ? 2 : 0);
  if (!tables && !activities)
    return RESERVED.test(foldEmailText(mail.message.subject)) && has('party') ? 'restaurant' : undefined;
  return tables >= activities ? 'restaurant' : 'activity';
}

/** Reads a single table, ticket, tour or appointment. */
export function readSingleBooking(mail: MailText, isPassedOn: boolean): Booking[] {
  const best = findBookingDate(mail);
  const kind = best && kindOf(mail, mail.subject.includes(best.field) ? 0 : best.field.start);
  if (!best) return [];
  const { read, field, isSure } = best;
  if (!kind) {
    const found = unnamed(mail, best);
    // Without a time, it is only a mention of a day.
    return found.length || !isPassedOn || read.dateTime.local.length === 10 ? found : [other(mail, read)];
  }
  const found = placeNear(mail, field, kind);
  const name = nameFor(mail, kind, field, found?.place);
  const place = { ...found?.place, ...(kind === 'restaurant' && name && !found?.place.name ? { name } : {}) };
  return [
    {
      kind,
      status: 'confirmed',
      source: 'text',
      ...(name ? { name } : {}),
      ...(Object.keys(place).length ? { place } : {}),
      start: isSure ? read.dateTime : { ...read.dateTime, ambiguous: true },
      people: [],
      details: partyOf(mail),
      trace: { rules: [`single.${kind}`, `date.${field.key}`], score: isSure ? 85 : 60 },
      evidence: {
        start: readSpan(mail, read.span, mail.subject.includes(field)),
        place: readSpan(mail, found?.span),
      },
    },
  ];
}

/** A confirmed event of unknown kind with a label or place. */
function unnamed(mail: MailText, { read, field }: BookingDate): Booking[] {
  const found = placeNear(mail, field, 'activity');
  const subject = foldEmailText(mail.message.subject);
  const isTold =
    field.isLabel || (found && (hasBookingProof(subject, mail.foldedText) || isReminderSubject(subject)));
  if (!isTold || read.dateTime.local.length === 10) return [];
  const name = nameFor(mail, 'activity', field, found?.place);
  return [
    {
      ...other(mail, read),
      trace: { rules: ['single.unnamed', `date.${field.key}`], score: 50 },
      kind: 'activity',
      ...(name ? { name } : {}),
      ...(found ? { place: found.place } : {}),
    },
  ];
}

function other(mail: MailText, read: FoundDateTime): Booking {
  const name = mail.message.subject.replace(/^(?:\s*(?:re|fwd?|wg|tr|rv|i|vs|sv)\s*:)+\s*/i, '').trim();
  return {
    kind: 'other',
    status: 'confirmed',
    source: 'text',
    ...(name ? { name } : {}),
    start: read.dateTime,
    people: [],
    details: [],
    trace: { rules: ['single.other'], score: 30 },
    isWeak: true,
    evidence: { start: readSpan(mail, read.span), place: '' },
  };
}

/** Small words inside a name. */
const AND = '&|of|de|du|des|la|le|und|and|di|del|der|am|zum|zur|upon';
/** `at The Old Mill`. */
const AT = new RegExp(
  `(?:^|\\s)${matchPrinted('places.at')} ((?:The |the )?\\p{Lu}[\\p{L}'’.-]+(?: (?:\\p{Lu}[\\p{L}'’.-]+|${AND}))*)`,
  'u',
);

const MEETING_POINT = new RegExp(matchAny('places.meetingPoint'));
const VENUE = new RegExp(matchAny('places.venue'));
const ADDRESS = new RegExp(matchAny('places.address'));
const HOUSE = /^\p{Lu}[\p{L}'’&. -]{2,50}(?:, \p{Lu}[\p{L}'’. -]{1,30}){1,3}$/u;
/** Further below the date, an address is probably the vendor's. */
const FAR = 3;

/** The place: labeled, an address, or behind `at`. */
function placeNear(
  mail: MailText,
  field: MailField,
  kind: BookingKind,
): { place: BookingPlace; span: TextSpan } | undefined {
  const own = mail.fields.filter(
    (one) =>
      (one.key === 'place' || (one.key === 'depart' && one.aspects.includes('place'))) &&
      one.isLabel &&
      /\p{L}{2}/u.test(one.value) &&
      (!/^\d/.test(one.value) || isStreet(one.value)) &&
      !/@|https?:|^\d{1,2}[:.]\d\d/.test(one.value),
  );
  const labelled = own.find((one) => MEETING_POINT.test(one.label)) ?? own[0];
  const venue = own.find((one) => one !== labelled && one.aspects.length === 0 && VENUE.test(one.label));
  const loose = findAddresses(mail).sort(
    (a, b) => Math.abs(a.line - field.line) - Math.abs(b.line - field.line),
  )[0];
  if (labelled) {
    const found = readLabeledPlace(labelled);
    const street = own.find((one) => one !== labelled && ADDRESS.test(one.label));
    if (!found.place.street && street)
      return { place: { ...readLabeledPlace(street).place, ...found.place }, span: found.span };
    if (venue && !found.place.name)
      return { place: { ...found.place, name: readLabeledPlace(venue).place.name }, span: found.span };
    return found;
  }
  const beside = venueBeside(mail, field);
  if (beside && (!loose || loose.line > field.line + FAR)) return beside;
  if (loose) return loose;
  const restaurant = mail.fields.find((one) => one.key === 'restaurant' && one.isLabel);
  if (restaurant && kind === 'restaurant') return readLabeledPlace(restaurant);
  const at = AT.exec(field.value.slice(0, 300));
  if (
    at?.[1] &&
    findWeekdays(foldEmailText(at[1])) === undefined &&
    findMonthNumber(foldEmailText(at[1])) === undefined
  ) {
    return {
      place: { name: tidyName(at[1]) },
      span: { from: field.start + at.index, until: field.start + at.index + at[0].length },
    };
  }
  // `Fri 12 June, 20:00, Royal Hall`.
  const left = extractPlaceName(field.value, [...field.dates, ...field.times]);
  if (
    left &&
    /^[\p{Lu}\p{Lo}][^\d]{2,50}$/u.test(left) &&
    !/ (?:at|on|for|um|am|à|pour) /.test(left) &&
    field.key !== 'none'
  )
    return { place: { name: left }, span: { from: field.start, until: field.start + field.value.length } };
  return undefined;
}

/** `Riverside Theatre, Milwaukee, Wisconsin` next to the date. */
function venueBeside(mail: MailText, field: MailField): { place: BookingPlace; span: TextSpan } | undefined {
  const beside = mail.fields.find((one) => {
    const by = one.line - field.line;
    const isNear = by === 1 || by === 2 || by === -1;
    if (!isNear || one.key !== 'none' || one.dates.length || one.times.length || !HOUSE.test(one.value))
      return false;
    const parts = one.value.split(', ');
    return (
      parts.every((part) => part.split(' ').length <= 5) &&
      parts.slice(1).some((part) => findCities(part).length > 0)
    );
  });
  return (
    beside && {
      place: parseAddress([beside.value]),
      span: { from: beside.start, until: beside.start + beside.value.length },
    }
  );
}

/** Quantities and prices. */
const NO_NAME =
  /^(?:\d+ ?(?:x|tickets?|people)|[€$£¥₺]|(?:EUR|USD|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|CZK|PLN|HUF|RON|TRY|JPY|zł|Kč|kr)(?![\p{L}])|\d[\d.,]* ?(?:€|EUR|USD|GBP|CHF|kr|zł|Kč))/iu;

function nameFor(
  mail: MailText,
  kind: BookingKind,
  field: MailField,
  place: BookingPlace | undefined,
): string | undefined {
  const labelled = mail.fields.find(
    (one) =>
      one.key === (kind === 'restaurant' ? 'restaurant' : 'event') &&
      one.isLabel &&
      /\p{L}{2}/u.test(one.value) &&
      (!/^\d/.test(one.value) || isStreet(one.value)) &&
      !/\b(?:we|you|please|is|are|will|wir|sie|bitte|vous|nous)\b/.test(foldEmailText(one.value)) &&
      (kind !== 'restaurant' || !one.times.length) &&
      one.value.length < 150,
  );
  const from = labelled && (kind === 'restaurant' ? readLabeledPlace(labelled).place.name : labelled.value);
  if (from && !NO_NAME.test(from)) return tidyName(from.replace(/\s*\([^)]*\)\s*$/, ''));
  if (kind === 'restaurant' && place?.name) return place.name;
  return (
    findBookingName(mail, kind) ??
    titleBefore(mail, field) ??
    (kind === 'restaurant' ? findSenderName(mail) : (place?.name ?? findSenderName(mail)))
  );
}

/** The line above the date, if it can be a title. */
function titleBefore(mail: MailText, field: MailField): string | undefined {
  const above = mail.fields.findLast(
    (one) => one.key === 'none' && one.line < field.line && one.line >= field.line - 3 && !one.dates.length,
  );
  const text = above?.value.replace(/\s*\([^)]*\)\s*$/, '') ?? '';
  const isButton =
    /^(?:dear|hi|hello|gentile|hallo|liebe|bonjour|hola|thank|your (?:booking|order|reservation)|download|view|show|manage|print|open|get|add|see|modify|change|cancel) /i.test(
      text,
    );
  return /^\p{Lu}[^!?:]{3,80}$/u.test(text) && !/\.$/.test(text) && !isButton ? tidyName(text) : undefined;
}

function partyOf(mail: MailText): BookingDetail[] {
  const party = mail.fields.find(
    (field) => field.key === 'party' && field.isLabel && /\d/.test(field.value) && field.value.length < 60,
  );
  const seats = mail.fields.find((field) => field.key === 'seat' && field.isLabel && field.value.length < 80);
  return [
    ...(party ? [{ label: 'Party', value: party.value }] : []),
    ...(seats ? [{ label: 'Seats', value: seats.value }] : []),
  ];
}
