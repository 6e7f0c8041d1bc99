import type { Booking } from '../../../booking.ts';
import { countTopicWords, matchAny, matchPrinted } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import type { MailText } from '../../label/mail-text.ts';
import { findDates } from '../../scan/dates.ts';
import { tidyName } from '../../scan/place-name.ts';
import { findTimes } from '../../scan/times.ts';
import { parseAddress } from '../shared/parse-address.ts';
import { findSenderName } from '../shared/sender-name.ts';

const MOST = 20;
const MAX_LINES = 400;
const SHORTEST = 30;
const LONGEST = 400;
const SENTENCE_END = /(?<=[\p{L}\d)]{3}[.!])\s+(?=\p{Lu})/u;

const FETCH = new RegExp(
  `(?<![\\p{L}\\d])(?:${matchAny('labels.pickup')}|${matchAny('agenda.taxi')})(?![\\p{L}\\d])`,
  'gu',
);
/** Between `collect` and `from`: people, but no tickets or keys. */
const BETWEEN = /^(?: \p{L}+){0,2} ?$/u;
const YOUR = new RegExp(`(?<!\\p{L})${matchAny('proof.possessives')}(?!\\p{L})`, 'u');
const FROM = new RegExp(`(?<!\\p{L})${matchPrinted('places.from')} (?:the )?(?=[\\p{Lu}\\p{Lo}\\d])`, 'gu');
const TO = new RegExp(`\\s${matchPrinted('places.to')} (?:the )?(?=[\\p{Lu}\\p{Lo}])`, 'u');
/** What ends a place: a sentence, a note or the words before the other end. */
const PLACE_END = /[.;(]|,\s+\p{Ll}|,?\s+\p{Ll}{4,}(?!\p{L})/u;
/** `at` before the time after a place. */
const SMALL_END = /(?:,|\s+\p{Ll}{1,3})\s*$/u;

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
  const found = readEnds(sentence, folded, [date.start, time.start]);
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

/** Where a ride starts and ends. `stops`: positions of the date and time, which no place includes. */
function readEnds(
  sentence: string,
  folded: string,
  stops: number[],
): { from: string; to?: string } | undefined {
  const fetched = [...folded.matchAll(FETCH)].map(({ index, 0: words }) => index + words.length);
  const lead = [...sentence.matchAll(FROM)].find(({ index }) =>
    fetched.some((at) => at <= index && isDirect(folded.slice(at, index))),
  );
  if (!lead) return undefined;
  const begin = lead.index + lead[0].length;
  const goal = TO.exec(sentence.slice(begin));
  const from = cutPlace(sentence, begin, goal ? [...stops, begin + goal.index] : stops);
  const to = goal ? cutPlace(sentence, begin + goal.index + goal[0].length, stops) : '';
  if (!/\p{L}{3}/u.test(from)) return undefined;
  return { from, ...(to.length >= 3 ? { to } : {}) };
}

const isDirect = (between: string): boolean => BETWEEN.test(between) && !YOUR.test(between);

function cutPlace(sentence: string, begin: number, stops: number[]): string {
  const until = Math.min(sentence.length, ...stops.filter((stop) => stop > begin));
  const [place = ''] = sentence.slice(begin, until).split(PLACE_END);
  return tidyName(place.trim().replace(SMALL_END, ''));
}
