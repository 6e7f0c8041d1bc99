import type { Booking } from '../../../booking.ts';
import { countTopicWords } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import type { MailText } from '../../label/mail-text.ts';
import { findDates } from '../../scan/dates.ts';
import { findTimes } from '../../scan/times.ts';
import { parseAddress } from '../shared/parse-address.ts';
import { findSenderName } from '../shared/sender-name.ts';
import { readRideEnds } from './ride-ends.ts';

const MOST = 20;
const MAX_LINES = 400;
const SHORTEST = 30;
const LONGEST = 400;
const SENTENCE_END = /(?<=[\p{L}\d)]{3}[.!])\s+(?=\p{Lu})/u;

/**
 * Rides that sentences state: `Fri 8 Jan 2027, 04:40 pick up from 23 High Street, Bath going to the Airport`. Only those with
 * a day, a time and the place where they start, in an email about rides.
 */
export function readRidesInSentences(mail: MailText): Booking[] {
  if (countTopicWords('ride', mail.foldedText) === 0) return [];
  const name = findSenderName(mail);
  return mail.message.text
    .split('\n', MAX_LINES)
    .flatMap((line) => line.split(SENTENCE_END))
    .filter(({ length }) => length >= SHORTEST && length <= LONGEST)
    .flatMap((sentence) => readRide(mail, sentence, name) ?? [])
    .slice(0, MOST);
}

function readRide(mail: MailText, sentence: string, name: string | undefined): Booking | undefined {
  const folded = foldEmailText(sentence);
  const [date, ...dates] = findDates(folded);
  const [time, ...times] = findTimes(folded);
  if (!date || !time || dates.length + times.length > 0) return undefined;
  const day = resolveDay(date, mail.dateContext);
  const found = readRideEnds(sentence, folded, [date.start, time.start]);
  if (!day || !found) return undefined;
  return {
    kind: 'taxi',
    status: 'confirmed',
    source: 'text',
    ...(name ? { name } : {}),
    from: parseAddress([found.from]),
    ...(found.to ? { to: parseAddress([found.to]) } : { isWeak: true }),
    start: toLocalDateTime(day, time),
    people: [],
    details: [],
    trace: { rules: ['ride.sentence'], score: 75 },
    evidence: { start: sentence.trim().slice(0, 220), place: found.from },
  };
}
