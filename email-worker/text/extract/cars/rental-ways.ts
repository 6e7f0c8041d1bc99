import { countTopicWords, matchAny } from '../../../languages/compile.ts';
import { resolveDay } from '../../label/date-context.ts';
import { type MailField, type MailText, readDateTime } from '../../label/mail-text.ts';

const COLUMNS = new RegExp(`^\\s*${matchAny('labels.pickup')}\\s+${matchAny('labels.dropoff')}\\s*$`, 'm');

/** `PICK-UP RETURN` above both blocks, which stood side by side: the first dated one is the pick-up. */
function readColumns(mail: MailText): MailText {
  const { fields } = mail;
  const dated = fields.filter(({ dates }) => dates.length > 0);
  const first = dated.findIndex(({ key, isLabel }) => isLabel && (key === 'pickup' || key === 'dropoff'));
  const [out, back] = [dated[first], dated[first + 1]];
  if (first < 0 || back?.key !== 'none' || !COLUMNS.test(mail.foldedText.replaceAll('-', ' '))) return mail;
  const toSide = (field: MailField): MailField =>
    field === out ? { ...field, key: 'pickup' } : { ...field, key: 'dropoff', isLabel: true };
  return {
    ...mail,
    fields: fields.map((field) => (field === out || field === back ? toSide(field) : field)),
  };
}

/** Rentals whose ends are not labeled as pick-up and return. */
export const readRentalWays = (mail: MailText): MailText => readColumns(readOutAndIn(mail));

/** `OUT 15 June … IN 22 June` in an email about a rental: what goes out before it comes in is rented, not a stay. */
function readOutAndIn(mail: MailText): MailText {
  const { fields, foldedText } = mail;
  const isLabeled = fields.some(({ key, isLabel }) => isLabel && (key === 'pickup' || key === 'dropoff'));
  if (isLabeled || countTopicWords('car', foldedText) === 0) return mail;
  const [out, back] = [dayOf(mail, 'checkout'), dayOf(mail, 'checkin')];
  if (!out || !back || out.day >= back.day || out.line > back.line) return mail;
  const keys = new Map([
    [out.line, 'pickup' as const],
    [back.line, 'dropoff' as const],
  ]);
  return { ...mail, fields: fields.map((field) => toEnd(field, keys.get(field.line))) };
}

/**
 * `Drop-off 10:30 … Pick-up 18:00`: what is handed in before it is collected, such as luggage, is left with somebody and
 * not rented.
 */
export function readStorageWays(mail: MailText): MailText {
  const { fields, foldedText } = mail;
  const dated = (key: MailField['key']) =>
    fields.filter((one) => one.key === key && one.isLabel && one.dates.length === 1);
  const [drops, picks] = [dated('dropoff'), dated('pickup')];
  const [drop] = drops;
  const [pick] = picks;
  if (!drop || !pick || drops.length + picks.length > 2 || drop.line >= pick.line) return mail;
  const [from, until] = [drop, pick].map((field) => readDateTime(mail, field)?.dateTime.local ?? '');
  const isLeft = from !== undefined && until !== undefined && from.length > 10 && from < until;
  if (!isLeft || countTopicWords('car', foldedText) > 0) return mail;
  const keys = new Map<MailField, MailField['key']>([
    [drop, 'start'],
    [pick, 'end'],
  ]);
  return { ...mail, fields: fields.map((field) => ({ ...field, key: keys.get(field) ?? field.key })) };
}

/** The cells after the date of an end are its place. */
function toEnd(field: MailField, key: 'pickup' | 'dropoff' | undefined): MailField {
  if (!key) return field;
  if (field.key === 'checkin' || field.key === 'checkout') return { ...field, key };
  return field.key === 'none' ? { ...field, key, aspects: ['place'], isLabel: true } : field;
}

function dayOf({ fields, dateContext }: MailText, key: MailField['key']) {
  const field = fields.find((one) => one.key === key && one.isLabel && one.dates.length > 0);
  const [date] = field?.dates ?? [];
  const day = date && resolveDay(date, dateContext)?.date;
  return field && day ? { line: field.line, day } : undefined;
}
