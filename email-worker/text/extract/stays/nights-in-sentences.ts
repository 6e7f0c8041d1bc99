import type { Booking } from '../../../booking.ts';
import { matchAny } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { moveDay, type ResolvedDay, resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import { type MailField, type MailText, toTextSpan } from '../../label/mail-text.ts';
import type { FoundDate } from '../../scan/date-weekday.ts';
import type { FoundTime } from '../../scan/time-reader.ts';
import { toStay } from './stay-booking.ts';

const LONGEST_LIST = 160;
/** `Thursday the 3rd`, before the last day of a list. */
const LEAD = '(?:\\p{L}{2,12}\\.?,? )?(?:the |le |el |il |den )?';
const ITEM = `${LEAD}\\d{1,2}${matchAny('calendar.ordinals')}?`;
const LIST = new RegExp(
  `(?<!\\p{L})${matchAny('stays.nights', 'labels.nights')}\\P{L}{0,3}(?:\\p{L}{1,4} )?((?:${ITEM}(?:, ?|,? (?:${matchAny('names.and')}|&) ))+)${LEAD}$`,
  'u',
);

/** `the nights of Thursday the 3rd, Friday the 4th and Saturday the 5th of June`: one stay until the day after. */
export function readNightsInSentences(
  mail: MailText,
  arrival: FoundTime | undefined,
  leaving: FoundTime | undefined,
): Booking | undefined {
  for (const field of mail.fields) {
    for (const date of field.dates) {
      const nights = findNights(field, date);
      const last = nights && resolveDay(date, mail.dateContext);
      if (last)
        return toNights(mail, field, [moveDay(last, 1 - nights), moveDay(last, 1)], [arrival, leaving]);
    }
  }
  return undefined;
}

/** The number of nights in a row that end with a date. */
function findNights({ label, isLabel, value }: MailField, date: FoundDate): number | undefined {
  const lead = isLabel ? `${label} ` : '';
  const before = foldEmailText(`${lead}${value.slice(0, date.start)}`).slice(-LONGEST_LIST);
  const days = [...(LIST.exec(before)?.[1] ?? '').matchAll(/\d{1,2}/g)].map(([day]) => Number(day));
  const areInRow = days.every((day, i) => day === date.day - days.length + i);
  return days.length > 0 && areInRow ? days.length + 1 : undefined;
}

function toNights(
  mail: MailText,
  field: MailField,
  [first, last]: [ResolvedDay, ResolvedDay],
  [arrival, leaving]: (FoundTime | undefined)[],
): Booking {
  const span = toTextSpan(field, { start: 0, end: field.value.length });
  return toStay(
    mail,
    field,
    { dateTime: toLocalDateTime(first, arrival), span },
    { dateTime: toLocalDateTime(last, leaving), span },
    { rules: ['stay.listed'], score: 75 },
  );
}
