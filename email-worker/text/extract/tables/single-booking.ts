import type { Booking, BookingDetail, BookingKind, BookingPlace } from '../../../booking.ts';
import { matchAny, matchPrinted } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { type MailField, type MailText, readSpan } from '../../label/mail-text.ts';
import { hasBookingProof, isReminderSubject } from '../../scan/booking-proof.ts';
import { tidyName } from '../../scan/places.ts';
import { isStreet } from '../../scan/street.ts';
import { isSectionHeading, readLabeledPlace } from '../shared/addresses.ts';
import {
  findBookingName,
  findSenderName,
  findSigner,
  findSubjectName,
  findSubjectTitle,
  isFragment,
} from '../shared/booking-name.ts';
import { type BookingDate, findBookingDate } from './booking-date.ts';
import { findBookingKind } from './booking-kind.ts';
import { findPlaceNear } from './booking-place.ts';

/** Reads a single table, ticket, tour or appointment. */
export function readSingleBooking(mail: MailText, isPassedOn: boolean): Booking[] {
  const best = findBookingDate(mail);
  if (!best) return [];
  const { read, field, role, isSure, moments } = best;
  const near = mail.subject.includes(field) ? 0 : field.start;
  const { kind, isDisputed = false } = findBookingKind(mail, near, read.dateTime.local) ?? {};
  if (!kind) {
    const found = unnamed(mail, best);
    // Without a time, it is only a mention of a day.
    return found.length || !isPassedOn || read.dateTime.local.length === 10 ? found : [other(mail, best)];
  }
  const found = findPlaceNear(mail, field, kind);
  const name = nameFor(mail, kind, field, found?.place);
  const place = namePlace(kind, found?.place, name);
  const isWeak = isDisputed || found?.isGuess === true;
  return [
    {
      kind,
      status: 'confirmed',
      source: 'text',
      ...(name ? { name } : {}),
      ...(Object.keys(place).length ? { place } : {}),
      ...moments,
      people: [],
      ...(isWeak ? { isWeak } : {}),
      details: partyOf(mail),
      trace: { rules: [`single.${kind}`, `date.${field.key}`, `role.${role}`], score: isSure ? 85 : 60 },
      evidence: {
        start: readSpan(mail, read.span, mail.subject.includes(field)),
        place: readSpan(mail, found?.span),
      },
    },
  ];
}

/** A restaurant's place has its name. */
const namePlace = (
  kind: BookingKind,
  place: BookingPlace | undefined,
  name: string | undefined,
): BookingPlace => (kind === 'restaurant' && name && !place?.name ? { ...place, name } : { ...place });

/** A confirmed event of unknown kind with a label or place. */
function unnamed(mail: MailText, best: BookingDate): Booking[] {
  const { read, field, role } = best;
  const found = findPlaceNear(mail, field, 'activity');
  const subject = foldEmailText(mail.message.subject);
  const isTold =
    field.isLabel ||
    hasBookingProof(subject, mail.foldedText) ||
    (found !== undefined && isReminderSubject(subject));
  if (!isTold || read.dateTime.local.length === 10) return [];
  const name = nameFor(mail, 'activity', field, found?.place);
  return [
    {
      ...other(mail, best),
      trace: { rules: ['single.unnamed', `date.${field.key}`, `role.${role}`], score: 50 },
      kind: 'activity',
      ...(name ? { name } : {}),
      ...(found ? { place: found.place } : {}),
    },
  ];
}

function other(mail: MailText, { read, field, moments }: BookingDate): Booking {
  const name = mail.message.subject.replace(/^(?:\s*(?:re|fwd?|wg|tr|rv|i|vs|sv)\s*:)+\s*/i, '').trim();
  return {
    kind: 'other',
    status: 'confirmed',
    source: 'text',
    ...(name ? { name } : {}),
    ...moments,
    start: read.dateTime,
    people: [],
    details: [],
    trace: { rules: ['single.other'], score: 30 },
    isWeak: true,
    evidence: { start: readSpan(mail, read.span, mail.subject.includes(field)), place: '' },
  };
}

const CURRENCY = 'EUR|USD|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|CZK|PLN|HUF|RON|TRY|JPY';
const UNIT = matchPrinted('prices.units');
const PRICE = `[€$£¥₺]|(?:${CURRENCY}|${UNIT})(?!\\p{L})|\\d[\\d.,]* ?(?:€|EUR|USD|GBP|CHF|${UNIT})`;
/** Quantities and prices. */
const PHONE = /[+(]?\d[\d ()/-]{7,}/;
const NO_NAME = new RegExp(`^(?:\\d+ ?(?:x|tickets?|people)|${PRICE})`, 'iu');

function nameFor(
  mail: MailText,
  kind: BookingKind,
  field: MailField,
  place: BookingPlace | undefined,
): string | undefined {
  const labelled = readLabeledName(mail, kind, field);
  if (labelled) return labelled;
  // The line above an address may name the seats: `Chef's Counter`.
  if (kind === 'restaurant' && place?.name) return findSubjectName(mail, kind) ?? place.name;
  if (kind === 'hotel' && place?.name) return place.name;
  const led = findBookingName(mail, kind) ?? titleBefore(mail, field);
  if (led) return led;
  return kind === 'restaurant'
    ? findSenderName(mail)
    : (findSubjectTitle(mail) ?? findSigner(mail) ?? place?.name ?? findSenderName(mail));
}

const ADDRESSES_READER = new RegExp(`\\b${matchAny('titles.reader')}\\b`);
const LONGEST_NAME = 150;

/** A labeled name; the field of the date may be one, other dated fields are about something else. */
function readLabeledName(mail: MailText, kind: BookingKind, field: MailField): string | undefined {
  const labelled = mail.fields.find(
    (one) =>
      one.key === (kind === 'restaurant' ? 'restaurant' : 'event') &&
      one.isLabel &&
      /\p{L}{2}/u.test(one.value) &&
      (!/^\d/.test(one.value) || isStreet(one.value)) &&
      !ADDRESSES_READER.test(foldEmailText(one.value)) &&
      (kind !== 'restaurant' || !one.times.length) &&
      // `Next course: Mondays from 22 February`.
      (one === field || !one.dates.length) &&
      !PHONE.test(one.value) &&
      one.value.length < LONGEST_NAME,
  );
  const from = labelled && (kind === 'restaurant' ? readLabeledPlace(labelled).place.name : labelled.value);
  return from && !NO_NAME.test(from) ? tidyName(from.replace(/\s*\([^)]*\)\s*$/, '')) : undefined;
}

const GREETING = new RegExp(`^${matchAny('names.greetingStems')}(?![a-zα-ω])`);
const BUTTONS = 'download|view|show|manage|print|open|get|add|see|modify|change|cancel';
const NO_TITLE = new RegExp(`^(?:thank|this is|${BUTTONS}|your (?:booking|order|reservation)) `, 'i');

/** `2x Die Zauberflöte`. */
const QUANTITY = /^\d{1,2} ?[x×] /;

/** The line above the date, if it can be a title. */
function titleBefore(mail: MailText, field: MailField): string | undefined {
  const above = mail.fields.findLast(
    ({ key, value, line, dates }) =>
      (key === 'none' || QUANTITY.test(value)) &&
      line < field.line &&
      line >= field.line - 3 &&
      !dates.length,
  );
  const text = above?.value.replace(QUANTITY, '').replace(/\s*\([^)]*\)\s*$/, '') ?? '';
  const isTitle = /^\p{Lu}[^!?:]{3,80}$/u.test(text) && !/\.$/.test(text);
  const isWords = NO_TITLE.test(text) || GREETING.test(foldEmailText(text)) || isSectionHeading(text);
  return isTitle && !isWords && !isFragment(text) ? tidyName(text) : undefined;
}

function partyOf(mail: MailText): BookingDetail[] {
  const party = mail.fields.find(
    (field) => field.key === 'party' && field.isLabel && /\d/.test(field.value) && field.value.length < 60,
  );
  const seats = mail.fields.find((field) => field.key === 'seat' && field.isLabel && field.value.length < 80);
  const details: BookingDetail[] = [];
  if (party) details.push({ label: 'Party', value: party.value });
  if (seats) details.push({ label: 'Seats', value: seats.value });
  return details;
}
