import type { Booking } from '../../../booking.ts';
import { resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import type { MailText } from '../../label/mail-text.ts';
import { matchAny } from '../../lexicon/compile.ts';
import { foldEmailText } from '../../lexicon/fold-email-text.ts';
import { findDates } from '../../scan/dates.ts';
import { tidyName } from '../../scan/places.ts';
import { isStopName } from '../../scan/stop-names.ts';
import { findTimes } from '../../scan/times.ts';
import { findTripNumbers } from '../../scan/trip-numbers.ts';

const MOST = 20;
const LEAVES = new RegExp(`(?<![\\p{L}])${matchAny('places.leaves')} `, 'u');
const ARRIVES = new RegExp(`(?<![\\p{L}])${matchAny('places.arrives')} `, 'u');
/** What ends a place in a sentence, folded. */
const PLACE_END = /[,;.()]| (?:on|at|am|um|le|the|el|il|a las|alle|op|om|em|pe|flight|flug|vol|\d)(?= |\d|$)/;

/** Journeys told in sentences: `You leave Boston on 3 June at 8:15 PM and arrive at Keflavik at 6:40 AM`. */
export function readSentences(mail: MailText, kind: Booking['kind']): Booking[] {
  return mail.message.text
    .slice(0, 100_000)
    .split(/\n|(?<=[\p{L}\d)]{3}[.!])\s+(?=\p{Lu})/u)
    .filter((sentence) => sentence.length > 30 && sentence.length < 600)
    .flatMap((sentence) => readSentence(sentence, mail, kind) ?? [])
    .slice(0, MOST);
}

function readSentence(sentence: string, mail: MailText, kind: Booking['kind']): Booking | undefined {
  const folded = foldEmailText(sentence);
  const from = findPlace(sentence, folded, LEAVES);
  const to = findPlace(sentence, folded, ARRIVES);
  const [date, arrivalDate] = findDates(folded);
  const times = findTimes(folded);
  const day = date && resolveDay(date, mail.dateContext);
  const departure = times.find(({ start }) => !to || start < to.at);
  if (!from || !to || to.at < from.at || !day || !departure) return undefined;
  const arrival = times.find(({ start }) => start > to.at);
  const arrivalDay = (arrivalDate && resolveDay(arrivalDate, mail.dateContext)) ?? day;
  const number = findTripNumbers(sentence, 'none')[0]?.number;
  return {
    kind,
    status: 'confirmed',
    source: 'text',
    ...(number ? { number } : {}),
    from: { name: from.name },
    to: { name: to.name },
    start: toLocalDateTime(day, departure),
    ...(arrival ? { end: toLocalDateTime(arrivalDay, arrival) } : {}),
    people: [],
    details: [],
    trace: { rules: ['leg.sentence'], score: 75 },
    evidence: { start: sentence.trim().slice(0, 220), place: from.name },
  };
}

/** The capitalized name behind a verb. */
function findPlace(sentence: string, folded: string, verb: RegExp): { name: string; at: number } | undefined {
  const found = verb.exec(folded);
  if (!found) return undefined;
  const at = found.index + found[0].length;
  const end = PLACE_END.exec(folded.slice(at))?.index ?? folded.length - at;
  const name = tidyName(sentence.slice(at, at + end));
  return isStopName(name) && name.length > 2 ? { name, at } : undefined;
}
