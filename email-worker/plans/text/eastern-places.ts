import { matchAny, matchInLanguage } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';

const VENUES = matchAny('plan.venues', 'plan.venueEndings');
const PARTICLES = matchAny('plan.placeParticles');
/** A place before a particle: `那覇空港に集合`. */
const LED = new RegExp(`^([^\\p{P}\\s]{1,20}?${matchAny('plan.venueEndings')})${PARTICLES}`, 'u');
/** `居酒屋で夕食`: a place, a particle, and an event. */
const VISITED = new RegExp(`^([^\\p{P}\\s]{2,16}?)(?:${PARTICLES})(.{2,})$`, 'u');
/** `新宿集合`, `本社着・解散`: a place and what is done there. */
const ENDED = new RegExp(`^([^\\p{P}\\s]{2,12}?)(?:${matchAny('plan.placeSuffixes')})(?:[・、].*)?$`, 'u');
const EASTERN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const QUOTED = /([^「」、,\s]{1,12})\s?「([^「」]{2,14})」/;
const MAX_PLACE = 20;

const isEvent = (part: string, language: string): boolean =>
  matchInLanguage(language, 'plan.eventWords').test(foldEmailText(part));

/** The place that a Japanese text begins with, before a particle or what is done there. Empty if it does not. */
export function findEasternStart(text: string, language: string): string {
  const folded = foldEmailText(text);
  const [, led = ''] = LED.exec(folded) ?? [];
  const [, visited = '', rest = ''] = VISITED.exec(folded) ?? [];
  const length = led.length || (visited && isEvent(rest, language) ? visited.length : 0);
  return length > 0 ? text.slice(0, length) : cutSuffix(text, language);
}

/** `新宿` in `新宿集合`; empty if a text does not end with such a word. */
function cutSuffix(text: string, language: string): string {
  const [, place = ''] = ENDED.exec(foldEmailText(text)) ?? [];
  const isOther = place === '' || !EASTERN.test(text) || isEvent(place, language) || NO_PLACE.test(place);
  return isOther ? '' : text.slice(0, place.length);
}

/** Everyone, or what they go by. */
const NO_PLACE = new RegExp(`^${matchAny('plan.everyone')}$|${matchAny('plan.departures')}$`, 'u');

/** `昼食「湖畔亭」`, `宿「柊庵」`: a name in quotation marks behind an event or a kind of place. Empty if there is none. */
export function findQuotedPlace(parts: string[], language: string): string {
  for (const part of parts) {
    const [, before = '', name = ''] = QUOTED.exec(part) ?? [];
    if (name && (isEvent(before, language) || QUOTE_LEAD.test(foldEmailText(before)))) return name;
  }
  return '';
}

const QUOTE_LEAD = new RegExp(`${VENUES}$`, 'u');

/** The part that is not an event: `先斗町いづもや` in `夕食 先斗町いづもや`, `美術館` in `美術館 見学`. */
export function findEasternPlace(title: string, clauses: string[], language: string): string {
  const [clause = ''] = clauses;
  if (!EASTERN.test(title) || clause === '' || clauses.length > 2) return '';
  if (isEvent(title, language) === isEvent(clause, language)) return '';
  const part = isEvent(title, language) ? clause : title;
  const place = cutSuffix(part, language) || part;
  return place.length <= MAX_PLACE && !/[!?:]/.test(place) ? place : '';
}
