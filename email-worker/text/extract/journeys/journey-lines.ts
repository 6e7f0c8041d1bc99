import { matchAny } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailField } from '../../label/mail-field.ts';
import type { MailText } from '../../label/mail-text.ts';
import { findAirportCodes } from '../../scan/places.ts';
import { findTripNumbers } from '../../scan/trip-numbers.ts';

const CHANGE = new RegExp(`^${matchAny('places.change')} ${matchAny('places.changeAt')} `);

/** Lines about a connection on the way: `Change at Newcastle: arrive 17:28, depart 17:44`. */
export function findConnectionLines({ fields, message }: MailText): Set<number> {
  const lines = new Set<number>();
  let [line, isChange] = [-1, false];
  for (const field of fields) {
    if (!field.times.length) continue;
    // Once a line: looking for its start from each of its fields would be quadratic.
    if (field.line !== line) [line, isChange] = [field.line, startsWithChange(message.text, field.start)];
    if (isChange && !findTripNumbers(field.value, field.key).length) lines.add(field.line);
  }
  return lines;
}

/** Whether the line of this position begins with words about a change. */
function startsWithChange(text: string, at: number): boolean {
  const from = text.lastIndexOf('\n', at) + 1;
  return CHANGE.test(foldEmailText(text.slice(from, from + 40)).replace(/^[^a-z]+/, ''));
}

/** Labels that start and end a section that is not about travel. */
const APART = new Set<MailField['key']>(['event', 'restaurant']);
const ENDS = new Set<MailField['key']>([
  ...APART,
  ...(['hotel', 'flight', 'train', 'section', 'depart', 'pickup', 'checkin'] as const),
]);
const LONGEST = 8;

/** Lines of an itinerary's tables and tours before a journey's section. */
export function findNonTravelLines({ fields }: MailText): Set<number> {
  const lines = new Set<number>();
  const last = fields.findLastIndex(({ key, isLabel }) => isLabel && ENDS.has(key) && !APART.has(key));
  fields.forEach((head, i) => {
    if (!APART.has(head.key) || !head.isLabel) return;
    const end = fields.findIndex((field, at) => at > i && field.isLabel && ENDS.has(field.key));
    if (end < 0 || last < end) return;
    const part = fields.slice(i, end);
    const isDated = part.some(({ dates }) => dates.length > 0);
    const clocks = part.flatMap(({ times }) => times).length;
    const isShort = (part.at(-1)?.line ?? 0) - head.line <= LONGEST;
    const isTravel = part.some(
      ({ value, key }) => findAirportCodes(value, false).length > 0 || findTripNumbers(value, key).length > 0,
    );
    if (isDated && clocks > 0 && clocks <= 2 && isShort && !isTravel)
      for (const { line } of part) lines.add(line);
  });
  return lines;
}
