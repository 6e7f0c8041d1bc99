import type { BookingKind } from '../../../booking.ts';
import { matchAny, matchPrinted } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailField, MailText } from '../../label/mail-text.ts';
import { tidyName } from '../../scan/place-name.ts';
import { isStreet } from '../../scan/street.ts';
import { readLabeledPlace } from '../shared/addresses.ts';

const CURRENCY = 'EUR|USD|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|CZK|PLN|HUF|RON|TRY|JPY';
const UNIT = matchPrinted('prices.units');
const PRICE = `[€$£¥₺]|(?:${CURRENCY}|${UNIT})(?!\\p{L})|\\d[\\d.,]* ?(?:€|EUR|USD|GBP|CHF|${UNIT})`;
const PHONE = /[+(]?\d[\d ()/-]{7,}/;
/** Quantities and prices. */
const NO_NAME = new RegExp(`^(?:\\d+ ?(?:x|tickets?|people)|${PRICE})`, 'iu');

const ADDRESSES_READER = new RegExp(`\\b${matchAny('titles.reader')}\\b`);
const LONGEST_NAME = 150;

/** A labeled name; the field of the date may be one, other dated fields are about something else. */
export function readLabeledName(mail: MailText, kind: BookingKind, field: MailField): string | undefined {
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
