import type { LocalDateTime } from '../../../booking.ts';
import { matchAny } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import type { FoundTime, MailField, MailText, ResolvedDay } from '../../label/mail-text.ts';

/** Maximum duration of a range, and of what ends on the next day. */
export const LONGEST_BOOKING_HOURS = 12;

const RANGE = new RegExp(
  `^ ?(?:[-–—~〜]|${matchAny('calendar.to', 'clock.until')}) ?(?:${matchAny('clock.before')}[.:]? ?)?$`,
);
/** Fields whose range of times is the event, not the hours in which one may come. */
const RANGED = new Set<MailField['key']>(['none', 'when', 'start', 'event']);

/** The end of the only range of times in a field: `2:30 – 4:00 PM`. */
export function readRangeEnd(
  mail: MailText,
  { dates }: MailField,
  timed: MailField,
): LocalDateTime | undefined {
  const [first, last, ...others] = timed.times;
  const day = dates[0] && dates.length === 1 ? resolveDay(dates[0], mail.dateContext) : undefined;
  // `Your lesson: Saturday 6 March, 10-12`.
  const isRanged = RANGED.has(timed.key) || (timed.key === 'unknown' && timed.dates.length > 0);
  if (!first || !last || others.length > 0 || !day || !isRanged) return undefined;
  if (!RANGE.test(foldEmailText(timed.value.slice(first.end, last.start)))) return undefined;
  return toRangeEnd(day, first, last);
}

/** The end may be after midnight. */
function toRangeEnd(day: ResolvedDay, first: FoundTime, last: FoundTime): LocalDateTime | undefined {
  const minutes = ({ hour, minute }: FoundTime) => hour * 60 + minute;
  const length = (minutes(last) - minutes(first) + 1440) % 1440;
  const isLater = minutes(last) < minutes(first);
  return length > 0 && length <= LONGEST_BOOKING_HOURS * 60
    ? toLocalDateTime(day, { ...last, dayOffset: isLater ? 1 : last.dayOffset })
    : undefined;
}
