import type { Booking } from '../../booking.ts';
import { findCountryZone } from '../../gazetteer/countries.ts';
import { matchAny } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { MailKind } from '../../mail-kind.ts';
import { getStartPlace } from '../../resolve/booking-identity.ts';
import { computeUtcOffset } from '../../resolve/resolve-time.ts';
import { detectTravelMode } from '../extract/journeys/travel-mode.ts';
import type { MailField, MailText } from '../label/mail-text.ts';
import { hasBookingProof } from '../scan/booking-proof.ts';
import { findCountryHint } from '../scan/country-hint.ts';
import { detectLanguage } from '../scan/detect-language.ts';
import { hasPrice } from '../scan/prices.ts';
import { isLongPhrase, isProse } from '../scan/prose.ts';
import { findTripNumbers } from '../scan/trip-numbers.ts';

/** What is known about an email when its candidates are judged. */
export interface DoubtContext {
  mail: MailText;
  mailKind: MailKind;
  confirmation: string | undefined;
  /** Journeys, stays, cars and rides were found. */
  hasTravel: boolean;
}

/** A past date is a mention, or it was misread. */
export const isPast = ({ start }: Booking, { mail }: DoubtContext): boolean => {
  const since = mail.dateContext.sinceDate;
  return since !== undefined && start.local.slice(0, 10) < since;
};
/** Whether people write about it, without a booking code. */
export const isTalk = ({ mailKind, confirmation }: DoubtContext): boolean =>
  mailKind === 'other' && !confirmation;

/** Whether the text shows a journey that was not read. */
export function isHalfJourney({ mail: { fields, foldedText }, hasTravel }: DoubtContext): boolean {
  if (hasTravel) return false;
  const mode = detectTravelMode(foldedText);
  return fields.some(({ key, times, isLabel, value }) => {
    const isStop = (key === 'depart' || key === 'arrive') && times.length > 0;
    const isNumbered = (key === 'train' || key === 'flight') && isLabel && /\d/.test(value);
    const isOnRails = mode === 'train' || mode === 'bus';
    return (
      isStop || isNumbered || (isOnRails && findTripNumbers(value, key).some(({ kind }) => kind === mode))
    );
  });
}

/** Letters beside the date and time of a line that only names a moment: a weekday. */
const MAX_OTHER_LETTERS = 14;
const MIN_OPTIONS = 3;
const MIN_SEASONS = 2;

/** Whether an email that confirms nothing lists moments to choose from, as a poll does, or seasons, as a price list does. */
export function hasOptions({ mail: { fields } }: DoubtContext): boolean {
  const isMoment = ({ key, value, dates: [date, ...others], times: [time] }: MailField): boolean => {
    const isOfJourney = key === 'depart' || key === 'arrive';
    if (!date || !time || others.length > 0 || isOfJourney) return false;
    const taken = date.end - date.start + time.end - time.start;
    return (
      (value.match(/\p{L}/gu)?.length ?? 0) <= MAX_OTHER_LETTERS &&
      value.length <= taken + 2 * MAX_OTHER_LETTERS
    );
  };
  const isSeason = ({ dates, value }: MailField): boolean => dates.length === 2 && hasPrice(value);
  return fields.filter(isMoment).length >= MIN_OPTIONS || fields.filter(isSeason).length >= MIN_SEASONS;
}

/** Whether an email that proves no booking lists moments with their prices, as the program of a venue does. */
export function hasProgram({ mail: { fields, message, foldedText }, confirmation }: DoubtContext): boolean {
  if (confirmation) return false;
  const priced = new Set(fields.filter(({ value }) => hasPrice(value)).map(({ line }) => line));
  const days = fields.flatMap(({ line, dates: [date], times }) =>
    date && times.length > 0 && priced.has(line) ? [`${date.month}-${date.day}`] : [],
  );
  const isProgram = new Set(days).size >= MIN_OPTIONS;
  return isProgram && !hasBookingProof(foldEmailText(message.subject), foldedText);
}

/** A day in a sentence of an email to many, without a time, a number or a word that something is booked. */
export function isNotice(
  { start, trace }: Booking,
  { mail: { message, foldedText }, confirmation, hasTravel }: DoubtContext,
): boolean {
  const isLoose = start.local.length === 10 && trace?.rules.includes('date.none') === true;
  if (!isLoose || hasTravel || confirmation || !TO_MANY.test(foldedText)) return false;
  return !hasBookingProof(foldEmailText(message.subject), foldedText);
}

const TO_MANY = new RegExp(matchAny('body.unsubscribe'));
const HOUR_MS = 3_600_000;

/** Whether something starts within the hour before its email was sent: that is when it was ordered. */
export function isOrderTime(
  { start, kind }: Booking,
  { mail: { message }, hasTravel, mailKind }: DoubtContext,
): boolean {
  const isOther = hasTravel || mailKind === 'reminder' || start.local.length === 10;
  const zone = findCountryZone(findCountryHint(message.text, detectLanguage(message.text)) ?? '');
  if (isOther || kind === 'hotel' || !message.sentAt || !zone) return false;
  const local = Date.parse(`${start.local}Z`);
  const before = message.sentAt.getTime() - (local - computeUtcOffset(local, zone) * 60_000);
  return before >= 0 && before <= HOUR_MS;
}

/** Whether a day without a time is the one on which its email was sent, and no label calls it the day of the event. */
export function isDayOfOrder(
  { start, kind, trace }: Booking,
  { mail: { message }, hasTravel }: DoubtContext,
): boolean {
  const isLabeled = trace?.rules.some((rule) => rule === 'date.when' || rule === 'date.start') === true;
  const isOther = hasTravel || kind === 'hotel' || isLabeled;
  return !isOther && start.local === message.sentAt?.toISOString().slice(0, 10);
}

/** Whether a flight or ride was only told in a sentence, without its number, codes or arrival. */
export const isHearsay = ({ trace, number, from, to, end }: Booking): boolean =>
  trace?.rules.includes('leg.sentence') === true &&
  end === undefined &&
  number === undefined &&
  !(from?.iata && to?.iata);

/** Whether the name of a place reads like a sentence. */
export function hasSentenceAsPlace(booking: Booking): boolean {
  const name = getStartPlace(booking)?.name ?? '';
  return isLongPhrase(name) && isProse(name);
}
