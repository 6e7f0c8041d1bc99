import { type FoundDateTime, type MailField, type MailText, readDateTime } from '../../label/mail-text.ts';
import type { FoundTime } from '../../scan/time-reader.ts';

/** Keys of a time next to a day: `14. Mai (ab 15:00 Uhr)` looks like a departure. */
const BESIDE = new Set<MailField['key']>(['none', 'depart', 'from', 'start']);

/** A date with its time, which may be in another field: `Check-in from: 15:00`. */
export function stayMoment(
  mail: MailText,
  field: MailField,
  keys: Set<MailField['key']>,
  side: 'in' | 'out',
): FoundDateTime | undefined {
  const pick = (times: FoundTime[]) => (side === 'out' ? times.at(-1) : times[0]);
  const own = pick(field.times);
  if (own) return readDateTime(mail, side === 'out' ? { ...field, times: [own] } : field);
  const from = findStayTime(mail, field, keys, side);
  const time = from && pick(from.times);
  return readDateTime(mail, field, time ? { field: from, time } : undefined);
}

/** Check-in for a flight. */
const ELSEWHERE = /online|counter|desk|flight|gate/;
/** The sentence of a value with its first time. */
const clauseOf = (value: string, [time]: FoundTime[]): string => {
  const end = time?.end ?? 0;
  return value.slice(0, end) + (value.slice(end).split(/[.!?;](?:\s|$)/)[0] ?? '');
};

const BELOW = new Set<MailField['key']>(['none', 'from', 'to', 'end', 'unknown']);

/** The field with the time of a day: labeled, in the same row, or on the line below (`from 15:00`). */
function findStayTime(mail: MailText, field: MailField, keys: Set<MailField['key']>, side: 'in' | 'out') {
  const times = mail.fields.filter((one) => one.times.length > 0 && !one.dates.length);
  const wanted: MailField['key'][] = side === 'in' ? ['checkin', 'arrive'] : ['checkout', 'depart'];
  const other = times.find(
    ({ key, line, value, times }) =>
      (key === field.key || (wanted.includes(key) && keys.has(key))) &&
      Math.abs(line - field.line) < 40 &&
      !ELSEWHERE.test(clauseOf(value, times)),
  );
  if (other) return other;
  const cells = times.filter(({ line, key }) => line === field.line && BESIDE.has(key));
  const below = times.filter(
    ({ line, key, value }) => line === field.line + 1 && BELOW.has(key) && value.length < 30,
  );
  const near = cells.length > 0 ? cells : below;
  return side === 'in' ? near[0] : near.at(-1);
}
