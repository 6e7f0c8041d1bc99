import type { MomentRole } from '../../../languages/label-keys.ts';
import type { MailField, MailText } from '../../label/mail-text.ts';

/** What a moment is to a table, ticket or appointment, to which nobody checks in. Other moments are starts. */
const TABLE_ROLES: Partial<Record<MailField['key'], MomentRole>> = {
  checkin: 'checkInLimit',
  arrive: 'arrival',
  doors: 'doors',
};
/** The role of the moments of a field in an email about a table, ticket or appointment. */
export const findTableRole = ({ key }: MailField): MomentRole => TABLE_ROLES[key] ?? 'start';

/** Whether a field has a time that belongs to the date in its row: `Wed, Apr 21 · 8:15 PM · 2 guests`. */
const isTimeOfRow = ({ key, times, dates }: MailField): boolean =>
  key === 'none' && times.length > 0 && !dates.length;

/** The lines that have a time for the date in them. */
export const listTimedLines = ({ fields }: MailText): Set<number> =>
  new Set(fields.filter(isTimeOfRow).map(({ line }) => line));

const findInRow = (mail: MailText, field: MailField): MailField | undefined =>
  mail.fields.find((one) => one.line === field.line && isTimeOfRow(one));

/** Finds the nearest field with one of some labels and a time, at most `reach` lines away. */
type Near = (keys: MailField['key'][], reach: number) => MailField | undefined;

/** A search for times among some fields, by their distance from one of them. */
export const toNear =
  (fields: MailField[], { line }: MailField): Near =>
  (keys, reach) =>
    fields
      .filter((one) => one.times.length && keys.includes(one.key) && Math.abs(one.line - line) <= reach)
      .sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))[0];

/** As many times without a day are hours of every day. */
const MAX_TIMES = 4;

/** The field with the time that belongs to a date: a start, wherever it stands, else the nearest likely one. */
export function findTimedField(mail: MailText, field: MailField): MailField {
  // `Kitchen 11:30-14:00 and 17:30-21:30`.
  const timesOnly = mail.fields.filter(({ dates, times }) => !dates.length && times.length < MAX_TIMES);
  const near = toNear(timesOnly, field);
  // `Doors: 12 June, 19:00`, and below: `Show: 20:00`.
  if (field.times.length)
    return (findTableRole(field) === 'start' ? undefined : findStartTime(near)) ?? field;
  return findInRow(mail, field) ?? findStartTime(near) ?? findLikelyTime(near) ?? field;
}

const findStartTime = (near: Near): MailField | undefined =>
  // `Check in 8:15 | departs 9:00`: the departure is meant.
  near(['start'], 30) ?? (near(['checkin'], 1) && near(['depart'], 1)) ?? near(['when'], 20);

/** A time that no label calls a start. Those of arrivals and doors come last. */
function findLikelyTime(near: Near): MailField | undefined {
  const found = near(['none', 'checkin', 'from', 'unknown', 'event'], 4);
  if (found && findTableRole(found) === 'start') return found;
  return near(['depart', 'pickup'], 6) ?? found ?? near(['arrive'], 4) ?? near(['doors'], 30);
}
