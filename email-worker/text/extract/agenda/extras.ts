import type { Booking, BookingKind, BookingPlace } from '../../../booking.ts';
import { countTopicWords, matchAny } from '../../../languages/compile.ts';
import { findWeekdays } from '../../../languages/date-names.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { type MailField, type MailText, readDateTime, readSpan } from '../../label/mail-text.ts';
import { isAside } from '../../label/moment-role.ts';
import { tidyName } from '../../scan/place-name.ts';
import { isStreet } from '../../scan/street.ts';
import { parseAddress } from '../shared/parse-address.ts';

const MOST = 6;
const LONGEST_NAME = 60;
/** Characters of a weekday between a title and its day. */
const LONGEST_DAY = 14;
const KEYS = new Set<MailField['key']>(['none', 'unknown', 'when', 'event', 'restaurant']);

/**
 * What the vendor of a stay booked besides: a sentence or line with a day of the stay, a time and words for a table or an
 * activity, such as `a massage on Tuesday, 9 February at 16:30`. `stay` has an end.
 */
export function readExtras(mail: MailText, stay: Booking): Booking[] {
  return mail.fields
    .filter(
      ({ key, dates, times }) => KEYS.has(key) && !isAside(key) && dates.length === 1 && times.length > 0,
    )
    .slice(0, MOST)
    .flatMap((field) => readExtra(mail, field, stay) ?? []);
}

function readExtra(mail: MailText, field: MailField, stay: Booking): Booking | undefined {
  const [date] = field.dates;
  const time = field.times.find(({ start }) => date && start > date.end);
  // A year is rarely stated twice.
  const dateContext = { ...mail.dateContext, sinceDate: stay.start.local.slice(0, 10) };
  const read = date && time && readDateTime({ ...mail, dateContext }, field, { field, time });
  const sentence = `${above(mail, field)}${field.label} ${sentenceOf(field.value, date?.start ?? 0)}`;
  const kind = kindOf(foldEmailText(sentence));
  if (!read || !kind || !isWithin(stay, read.dateTime.local)) return undefined;
  const name = nameBefore(field.value.slice(0, date.start)) ?? nameOf(sentence, kind);
  const place = placeBelow(field) ?? stay.place;
  return {
    kind,
    status: 'confirmed',
    source: 'text',
    ...(name ? { name } : {}),
    ...(place ? { place } : {}),
    start: read.dateTime,
    people: [],
    details: [],
    trace: { rules: ['stay.extra'], score: 50 },
    // A sentence beside the stay, whose place may be another.
    isWeak: true,
    evidence: { start: readSpan(mail, read.span), place: '' },
  };
}

/** The sentence of a value around a position. */
function sentenceOf(value: string, at: number): string {
  const from = [...value.slice(0, at).matchAll(/[.!?]\s+(?=\p{Lu})/gu)].at(-1)?.index ?? 0;
  return value.slice(from);
}

/** The unlabeled line above, if it ends with a colon: `We also reserved two tickets for the show:`. */
function above({ fields }: MailText, { line }: MailField): string {
  const found = fields.findLast((one) => one.line < line && one.line >= line - 2);
  return found && /[:：]$/.test(found.value) ? `${found.value} ` : '';
}

/** `The spa is closed on Saturday`. */
const CLOSED = new RegExp(`(?<!\\p{L})${matchAny('cells.closed')}(?!\\p{L})`, 'u');

function kindOf(words: string): BookingKind | undefined {
  const [tables, activities] = [countTopicWords('table', words), countTopicWords('activity', words)];
  if (tables + activities === 0 || CLOSED.test(words)) return undefined;
  return tables >= activities ? 'restaurant' : 'activity';
}

/** Whether a time of day is between the first and the last day of a stay. */
export function isWithin({ start, end }: Booking, local: string): boolean {
  const day = local.slice(0, 10);
  const last = end?.local.slice(0, 10) ?? '';
  return local.length > 10 && day >= start.local.slice(0, 10) && day <= last;
}

/** A title before the day: `Zambra «Noche de Cueva», sábado 20 de marzo`. */
function nameBefore(before: string): string | undefined {
  const [first = '', ...others] = before.split(/[,:–—]/);
  if (others.join().trim().length > LONGEST_DAY) return undefined;
  const name = tidyName(first.trim());
  const isName = /^[\p{Lu}\p{Lo}"“„«]/u.test(name) && name.split(' ').length <= 6 && !/[.!?]/.test(name);
  const isDay = findWeekdays(foldEmailText(name)) !== undefined;
  return isName && !isDay && name.length > 2 && name.length <= LONGEST_NAME ? name : undefined;
}

/** The word for what was booked, with the one before it unless it is a noun of its own: `harvest dinner`. */
function nameOf(sentence: string, kind: BookingKind): string | undefined {
  const words = sentence.split(/[\s,;:()"“”„«».]+/);
  const topic = kind === 'restaurant' ? 'table' : 'activity';
  const at = words.findLastIndex((word) => countTopicWords(topic, foldEmailText(word)) > 0);
  const [before = '', word] = [words[at - 1], words[at]];
  if (!word) return undefined;
  const isLed = !/^\p{Lu}/u.test(word) && before.length > 4;
  return tidyName(isLed ? `${before} ${word}` : word);
}

/** `Cueva La Faraona, Camino del Sacromonte 63` on the line below. */
function placeBelow({ linesBelow: [below] }: MailField): BookingPlace | undefined {
  return below && isStreet(below.text) && below.text.length <= 120 ? parseAddress([below.text]) : undefined;
}
