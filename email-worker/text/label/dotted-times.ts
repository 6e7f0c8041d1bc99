import { foldEmailText } from '../../languages/fold-email-text.ts';
import { findTimes } from '../scan/times.ts';
import type { MailField } from './mail-field.ts';

const ENDS = new Set<MailField['key']>(['depart', 'arrive', 'start', 'end']);
const DOTTED = /^\D{0,4}([01]?\d|2[0-3])\.[0-5]\d[.,]?$/;

/** Reads `16.10` after `departs` as a time, not as 16 October, if a day with its month stands on the same line. */
export function rereadDottedTimes(fields: MailField[]): MailField[] {
  const dated = new Set(
    fields.filter(({ dates }) => dates.some(({ weak }) => !weak)).map(({ line }) => line),
  );
  return fields.map((field) => {
    const [date, ...others] = field.dates;
    const isTime =
      ENDS.has(field.key) && date?.weak === true && others.length === 0 && DOTTED.test(field.value);
    if (!isTime || !dated.has(field.line)) return field;
    return { ...field, dates: [], times: findTimes(foldEmailText(field.value), true) };
  });
}
