import { matchAny, matchPrinted } from '../../../languages/compile.ts';
import { tidyName } from '../../scan/place-name.ts';

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

/** Where a ride starts and ends. `stops`: positions of the date and time, which no place includes. */
export function readRideEnds(
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
