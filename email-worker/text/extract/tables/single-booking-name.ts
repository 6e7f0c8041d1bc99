import type { BookingKind, BookingPlace } from '../../../booking.ts';
import { matchAny } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailField, MailText } from '../../label/mail-text.ts';
import { tidyName } from '../../scan/place-name.ts';
import { findBookingName, findSubjectName, findSubjectTitle, isFragment } from '../shared/booking-name.ts';
import { isSectionHeading } from '../shared/section-title.ts';
import { findSenderName, findSigner } from '../shared/sender-name.ts';
import { readLabeledName } from './labeled-name.ts';

/** The name of what an email books: a labeled one, or that of its subject, of the line above its date, or of its sender. */
export function nameFor(
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
